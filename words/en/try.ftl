# What is said while somebody tries moves out, in private and apart from the game.

bot-button-try = Try
bot-button-try-over = Start over
bot-button-close = Close
bot-try-meanwhile = Until then “Try” shows you what you could do; nothing happens in the game.
bot-try-only = **Only a try: nothing happens in the game.**
bot-try-list = Your try:
bot-try-brought = { $points ->
    [0] It would bring no points; you would have { $total }.
    [1] It would bring **1 point**; you would have { $total }.
   *[other] It would bring **{ $points } points**; you would have { $total }.
}
bot-try-cost = { $points ->
    [one] It would cost **1 point**; you would have { $total }.
   *[other] It would cost **{ $points } points**; you would have { $total }.
}
bot-try-finished = This is as far as a try goes. Undo a step or start over, as you like.
bot-try-nothing = There is nothing to try just now.
bot-try-moved-on = The game has moved on, so this try starts over from how it stands now.
bot-try-stale = That button belonged to an earlier moment of your try, so nothing was done. This is how it stands now.
bot-try-long = A try holds up to { $most } moves. Undo some, or start over.
bot-try-closed = Your try is put away. Nothing happened in the game.
bot-try-not-at-table = Trying things out is for those who sit at table { $number }. You are welcome to look on.
