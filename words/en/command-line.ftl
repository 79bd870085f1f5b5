# What the command line says on standard error and on standard output: to hosts, newcomers and the curious.

setting-bad-line = Line { $line } of { $file } should read NAME=value.
setting-unknown = { $file } sets { $name }, but there is no such setting. There are: { $names }.
setting-token = DISCORD_TOKEN must be the bot's token from Discord's developer portal: one word, without spaces.
setting-language = ALLOTMENT_LANGUAGE must be one of { $languages }, not “{ $value }”.
setting-log-level = ALLOTMENT_LOG_LEVEL must be debug, info, warning or error, not “{ $value }”.
setting-test-guild = ALLOTMENT_TEST_GUILD must be a server's id, a whole number such as 1234567890123456789, not “{ $value }”.
setting-address = { $name } must be an address that begins with { $beginnings }, not “{ $value }”.
setting-unreadable = { $file } cannot be read: is it a text file in UTF-8 that the bot may open?

command-unknown = There is no command “{ $name }”. There are: { $names }.
command-no-game = There is no game called “{ $name }”. There is: { $games }.
command-bad-players = { $game } is played by { $fewest } to { $most }, not by { $players }.
command-bad-option = { $game } has no option “{ $text }” for so many. It has: { $options }.
command-not-a-number = { $option } must be a whole number from { $least } on, not “{ $text }”.
command-no-file = { $file } cannot be read: { $reason }.
command-not-written = { $file } cannot be written: { $reason }.
command-not-text = { $file } is no text file, so it is no exported game.
command-broken-record = Line { $line } of { $file }: { $reason }
command-bad-picture = { $file } should end in .png, .webp or .jpg.
command-no-games = There are no games in { $folder } yet, so there is nothing to copy.
command-backup-itself = { $file } is where the games are. Name another file for the copy, not the games themselves.
command-no-bench = There is nothing to measure here: the folder bench is missing. It comes with the sources, not with the installed program.
command-port-taken = The sandbox cannot be served at port { $port }: { $reason }. Another one is chosen with --port, and --port 0 takes any that is free.
command-world-unreadable = The sandbox cannot be set up again from { $folder }: { $reason }. Choose another folder with --data.
command-bot-stopped = The bot has stopped by itself (exit code { $code }). Why stands above.

run-no-token = No DISCORD_TOKEN is set, so this is the sandbox: a Discord of your own, on this machine only.
run-wrong-token = Discord does not know this token. Copy the bot's token from the developer portal anew and set it as DISCORD_TOKEN in .env.
run-no-connection = Discord cannot be reached: { $reason }.

sandbox-at = Play at { $address }
sandbox-how-to-stop = Ctrl-C stops it; all games are kept in { $folder }.
sandbox-getting-ready = The bot is coming online …
sandbox-game-ready = A game of { $game } is waiting for { $name } in #{ $channel }.
sandbox-no-game = No game could be laid out, but all is ready: type /garden new. ({ $reason })
sandbox-stopped = Stopped. Nothing is lost.

simulate-heading = { $game }, { $players ->
    [one] { $players } player
   *[other] { $players } players
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
simulate-turns = Turns of a seat: { $least } to { $most }
simulate-mean = Mean total: { $total }
simulate-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $speed } a second
simulate-accounted = Everything in the box was accounted for after every move.
simulate-unaccounted = The game of seed { $seed } does not add up after move { $ply }, “{ $move }”: { $wrong }.

replay-heading = { $game }: { $ply } of { $plies ->
    [one] { $plies } move
   *[other] { $plies } moves
}
replay-turn = Turn { $turn } of { $turns }
replay-before-turn = Before turn 1
replay-turn-open = Turn { $turn }
replay-total = Total
replay-opening-only = The game was still going on when it was exported; what was hidden then is hidden here too.

written = { $file } is written.
