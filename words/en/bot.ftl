# What the bot itself says in Discord. Names are escaped before they stand here.

bot-gardener-1 = Rosemary
bot-gardener-2 = Basil
bot-gardener-3 = Sage
bot-gardener-4 = Juniper
bot-gardener-5 = Clover
bot-gardener-6 = Hazel
bot-gardener-7 = Poppy
bot-gardener-8 = Dill
bot-name-computer = { $name } (computer)
bot-name-left = { $name } (left the game)
bot-list-and = { $most } and { $last }
bot-language-en = English
bot-language-da = Danish

## The message of a table

bot-heading = { $game } · turn { $turn } of { $turns } · table { $table }
bot-heading-open = { $game } · turn { $turn } · table { $table }
bot-heading-before = { $game } · before turn 1 · table { $table }
bot-heading-over = { $game } · game over · table { $table }
bot-heading-lobby = { $game } · table { $table }
bot-table-heading = ### { $heading }
bot-your-turn = { $who }, { $count ->
    [one] it is your turn.
   *[other] you are all to choose now.
}
bot-their-turn = It is the turn of **{ $who }**.
bot-table-ended = This game was ended before its time.
bot-turn-line = **{ $name }**: { $moves }
bot-turn-line-empty = **{ $name }** ended the turn.
bot-lines-left-out = … and { $count } more.
bot-scores = Points: { $scores }
bot-score-short = { $name } **{ $points }**
bot-over-thanks = Thank you for playing, { $who }!
bot-thread-name = { $game } · { $host } · table { $table }

bot-button-my-turn = My turn
bot-button-gardens = Gardens
bot-button-board = Board
bot-button-score = Score
bot-button-more = More

## The lobby

bot-lobby-title = ### { $game } · table { $table }
bot-lobby-open = **{ $host }** is opening a table for { $seats ->
    [one] one
   *[other] { $seats }
}. { $seats ->
    [one] Start whenever you like.
   *[other] Who is joining?
}
bot-lobby-seat = { $number }. { $name }
bot-lobby-seat-host = { $number }. { $name } (host)
bot-lobby-seat-free = { $number }. *free*
bot-lobby-option = { $option }: **{ $value }**
bot-lobby-begun = The game has begun, in { $where }.
bot-lobby-gone = This table was given up. `/garden new` opens another.
bot-lobby-expired = Nobody had started this table for a week, so it was cleared away. `/garden new` opens another.
bot-button-join = Join
bot-button-leave = Leave
bot-button-gardener = Add a computer gardener
bot-button-options = Options
bot-button-start = Start
bot-options-title = **{ $game } · table { $table }**: what should it be like?
bot-options-seats = { $seats ->
    [one] For one, alone
   *[other] For up to { $seats }
}
bot-options-seats-choose = How many seats?
bot-button-dismiss-gardener = Send a computer gardener home
bot-button-cancel-table = Give up this table
bot-opened = Table { $table } is open: { $link }
bot-option-unreadable = “{ $text }” is not an option of this game. Pick one from the list of suggestions, or choose later with the Options button.
bot-join-done = You have a seat at table { $table }.
bot-leave-done = You have left table { $table }.
bot-started-there = The game has begun, in { $where }.
bot-started-unseen = The game has begun, but Discord does not let me show the table just now. I try again every few minutes, and `/garden show` tries at once.
bot-start-needs = In { $where } I may not do what a table needs, so nothing was begun. Please ask someone who looks after the server to allow me this there:
    { $permissions }
bot-start-wishes = The table can be played. It would be nicer if I were also allowed this in { $where }:
    { $permissions }
bot-permission-view-channel = - **View Channel**, to see where the table stands
bot-permission-send-messages = - **Send Messages**, to show the table
bot-permission-send-messages-in-threads = - **Send Messages in Threads**, to show the table in its own thread
bot-permission-attach-files = - **Attach Files**, to show pictures and not text alone
bot-permission-read-message-history = - **Read Message History**, to take the buttons off older messages
bot-permission-create-public-threads = - **Create Public Threads**, to give the table a thread of its own

## The panel of a turn

bot-turn-so-far = So far: { $moves }
bot-turn-choosing = Choosing: { $choice }
bot-turn-question = **{ $question }**
bot-turn-hint = -# { $hint }
bot-turn-group-first = There are { $count } possibilities: first choose where to look.
bot-turn-list = Your turn:
bot-turn-list-item = - { $move }
bot-turn-brought = { $points ->
    [0] It brought no points; you have { $total }.
    [1] It brought **1 point**; you have { $total }.
   *[other] It brought **{ $points } points**; you have { $total }.
}
bot-turn-cost = { $points ->
    [one] It cost **1 point**; you have { $total }.
   *[other] It cost **{ $points } points**; you have { $total }.
}
bot-turn-may-end = End your turn? Until then everything can be taken back, afterwards nothing.
bot-turn-nothing-left = There is nothing left to choose.
bot-turn-choose = Choose …
bot-turn-choose-group = Where?
bot-candidate-button = { $number } · { $label }
bot-candidate-button-gain = { $number } · { $label } · { $gain } { $points ->
    [one] point
   *[other] points
}
bot-candidate-button-gain-up-to = { $number } · { $label } · up to { $gain } { $points ->
    [one] point
   *[other] points
}
bot-candidate-line = **{ $number }** { $label }
bot-candidate-line-gain = **{ $number }** { $label } · **{ $gain }**
bot-candidate-line-gain-up-to = **{ $number }** { $label } · up to **{ $gain }**
bot-candidate-number = { $number }
bot-candidate-number-gain = { $number } · { $gain } { $points ->
    [one] point
   *[other] points
}
bot-candidate-number-gain-up-to = { $number } · up to { $gain } { $points ->
    [one] point
   *[other] points
}
bot-candidate-brings-gain = { $gain } { $points ->
    [one] point
   *[other] points
}
bot-candidate-brings-gain-up-to = up to { $gain } { $points ->
    [one] point
   *[other] points
}
bot-group = { $group } ({ $count })
bot-group-part = { $group }, part { $part } ({ $count })
bot-button-back = Back
bot-button-undo = Undo
bot-button-reset = Reset turn
bot-button-end = End turn
bot-button-picture = Picture
bot-button-garden = Garden
bot-button-text = Text
bot-turn-ended = You ended your turn: { $moves }
bot-turn-stale = That button belonged to an earlier moment, so nothing was done. This is how it stands now.

bot-not-your-turn = It is the turn of **{ $who }**. You are told when it is yours.
bot-not-at-table = You are looking on at this table, where it is the turn of **{ $who }**. `/garden new` opens a table of your own.
bot-not-begun = This game has not begun yet. Its host starts it.
bot-is-over = This game is over. “Score” shows how it ended; `/garden new` opens another.
bot-was-ended = This table was ended. `/garden new` opens another.
bot-refused-by-rule = { $sentence } (rule { $rule })
bot-refused-where = { $where } { $sentence }

## Looking

bot-look-garden = **{ $name }**’s garden
bot-look-board = What all share
bot-score-now = **Score so far** · { $heading }
bot-score-final = **Score sheet** · { $heading }
bot-score-column = { $number } = **{ $name }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
bot-career-rival = { $initial } = { $name }
bot-career-best = Best
bot-score-total = Total
bot-log-title = **What happened** · { $heading }
bot-log-line = { $number } · **{ $name }**: { $moves }
bot-log-line-before = Before turn 1 · **{ $name }**: { $moves }
bot-log-line-now = *Now, you*: { $moves }
bot-log-nothing = nothing more
bot-log-empty = No turn has been ended yet.
bot-page-of = Page { $page } of { $pages }
bot-rules-title = **The rules of { $game }**
bot-more-title = **More** · { $heading }
bot-button-earlier = Previous
bot-button-later = Next
bot-button-text-board = Text board
bot-button-log = Log
bot-button-rules = Rules
bot-button-export = Export
bot-button-settings = Settings
bot-settings-title = **Your settings**, for all tables in all servers
bot-settings-about = In which language shall I speak to you? What everybody sees at a table stays in the server’s language, and the names of the commands follow Discord’s own setting.
bot-settings-choose = Choose a language …
bot-settings-language = English
bot-settings-automatic = As Discord is set
bot-button-resign = Resign
bot-button-end-game = End the game
bot-export-whole = The whole game as a text file · { $heading }
bot-export-part = The game so far, as far as you may know it · { $heading }
bot-told-later = Your turn counts, but Discord does not let me show it to the others just now. I try again every few minutes.
bot-told-nobody = Your turn counts, but where the table stands I may not post any more, so nobody could be notified. `/garden show` brings the table to another channel.
bot-shown = Here is the table: { $link }
bot-no-place = In { $where } and where the table was played I may no longer post. The game is kept as it is. Allow me to send messages there, then type `/garden show`.

## Leaving and ending

bot-resign-sure = Leave this game for good? A computer gardener takes over your garden. · { $heading }
bot-button-resign-yes = Yes, resign
bot-end-sure = End this game for everyone? It cannot be taken up again. · { $heading }
bot-button-end-game-yes = Yes, end the game
bot-button-keep = No, play on
bot-nothing-changed = All is as it was.
bot-resigned = **{ $name }** has left the game. A computer gardener looks after the garden from here on.
bot-resigned-you = You have left the game. · { $heading }
bot-ended-you = Table { $table } is ended.

## Which table

bot-which = Which table do you mean?
bot-which-newest = -# These are the newest { $count }. An older one is named by its number, with the option `table`.
bot-which-choose = Choose a table …
bot-which-name-it = You sit at several tables here. Name the one you mean with the option `table`.
bot-which-line = { $game } { $table } · { $state } · { $names }
bot-which-table = { $game } { $table }
bot-which-about = { $state } · { $names }
bot-state-lobby = not begun, { $taken } of { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} taken
bot-state-your-turn = your turn
bot-state-their-turn = turn of { $who }
bot-state-over = over
bot-state-ended = ended
bot-no-table = There is no table here that this could be meant for. `/garden list` shows your tables, `/garden new` opens one.
bot-list-title = { $count ->
    [one] **You play at one table.**
   *[other] **You play at { $count } tables.**
} { $turns ->
    [0] None is waiting for you.
    [1] One is waiting for you.
   *[other] { $turns } are waiting for you.
}
bot-list-line = - [{ $game } { $table }]({ $link }) · { $state }
bot-list-more = … and { $count } more.
bot-list-empty = You are not playing at any table. `/garden new` opens one.

## About

bot-about = **Allotment { $version }**
    Garden board games with friends, at your own pace: { $games }.
    Speaks { $languages }, each to whoever set Discord to it or chose it with `/garden settings`. `/garden new` opens a table, `/garden rules` explains the game.
bot-about-rights = -# Unofficial and free. The games belong to their authors and publishers, who have nothing to do with this bot; if you like one, buy it. All pictures and words here are our own. The program is open source under the MIT licence.

## Trouble

bot-unknown-button = This button is from an older version of the bot. `/garden show` brings the table back with fresh ones.
bot-unknown-command = I do not know this command any more. Restart Discord, and the list of commands is up to date.
bot-our-fault = Something went wrong on my side, and it has been noted. Your game is safe: `/garden turn` shows how it stands.
bot-trouble-gone = The place where this belongs is no longer there. `/garden show` brings the table back here.
bot-trouble-closed = I may not do that here. Someone who looks after the server can allow me to send messages and files in this channel.
bot-trouble-archived = This thread is archived and I may not open it. Write something in it, then try again.
bot-trouble-late = That took too long for Discord. Please try once more.
bot-trouble-twice = That is done already.
bot-trouble-taken = There is a thread for this already.
bot-trouble-full = Discord asks me to wait a little. Please try again in a minute.
bot-trouble-away = Discord does not answer at the moment. Please try again in a minute; nothing is lost.
