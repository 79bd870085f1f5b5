# What a table or its store says to a person. Names are escaped before they stand in a message.

table-none = There is no table { $number } here.
table-stale = The table has moved on since this was shown. Press “My turn” to see it as it stands now.
table-already-done = That is done already.
table-not-your-turn = It is not your turn at table { $number } yet: the table is waiting for { $names }.
table-gardener-plays = A computer gardener is taking its turn at table { $number }. Yours comes right after it.
table-not-seated = You have no seat at table { $number }, so you can look on but not play.
table-not-host = Only the host of table { $number }, { $host }, may do that.
table-already-started = The game at table { $number } has begun: seats and options stay as they are now.
table-not-started = The game at table { $number } has not begun. The host starts it.
table-already-over = The game at table { $number } is over. A new one is quickly opened.
table-unknown-edition = Table { $number } was begun with another edition of the game ({ $edition }), which this version of the bot does not have. The table is kept as it is: with a version that has the edition it goes on.
table-broken = Table { $number } cannot be set up again from its log: line { $line } does not fit. Nothing is lost; please show this to whoever runs the bot.

table-no-game = There is no game called “{ $name }”. These can be played: { $games }.
table-bad-seats = { $game } is not for { $seats }. It is played by { $fewest } to { $most }.
table-bad-gardeners = { $gardeners ->
    [one] One computer gardener does not fit
   *[other] { $gardeners } computer gardeners do not fit
}: at this table there is room for { $most } beside you.
table-no-option = { $game } has no option called “{ $option }”.
table-bad-option = “{ $value }” is no choice for “{ $option }”. Choose one of these: { $values }.
table-seats-taken = Already { $taken } sit at the table, so it cannot be made a table for { $seats }.

table-already-seated = You sit at table { $number } already.
table-full = Table { $number } is full: { $seats ->
    [one] its one seat is taken
   *[other] all { $seats } seats are taken
}.
table-too-few = Table { $number } cannot begin with { $taken } at it: the game needs at least { $fewest }.
table-no-gardener = No computer gardener sits at table { $number }.

# Stands before the reason why a sentence was refused, where several were typed.
table-refused-where = Sentence { $number } of { $count } (“{ $text }”) cannot be played, so none of them was:
table-refused-empty = There is no move in that. A move is a short sentence, such as “take 2”.
table-refused-many = That is too much at once: at most { $most } sentences can be played in one go.
table-refused-long = A move is a short sentence, and this one is longer than { $most } characters.
table-refused-after-end = Ending the turn comes last: what it turns up should be seen before the next move.

store-newer = The database { $file } was written by a newer version of the bot (database version { $found }, this one knows { $known }). Start the newer version; nothing was changed.
store-foreign = The database { $file } belongs to another program. Choose another folder in ALLOTMENT_DATA; nothing was changed.
store-full = The disk is full, so this could not be saved. Nothing was lost: all is as it was before, and can be tried again when there is room.
store-read-only = The database { $file } may not be written to, so this could not be saved. All is as it was before.
store-cannot-open = The database { $file } cannot be opened. Does its folder exist, and may the bot write there?
store-broken = The database { $file } is damaged or is no database at all. It was left as it is: put a good copy in its place.
store-busy = The database is busy with something else, so this was not saved. All is as it was before; please try once more.
store-disk = The disk did not answer as it should, so this could not be saved. All is as it was before; please try once more.
