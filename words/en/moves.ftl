move-unknown-verb = “{ $text }” is not a move of this game. A move begins with one of these words: { $verbs }.
move-wrong-length = “{ $text }” has too many or too few words. It is written so: { $pattern }.
move-unknown-word = In “{ $text }” the word “{ $word }” does not fit. { $count ->
    [0] The autocomplete list shows what does.
   *[other] In its place stands one of these: { $values }.
}
move-ambiguous = “{ $text }” could mean { $count } different moves, for example { $examples }. Add the missing word.
undo-nothing = There is nothing to take back: you have made no move in this turn.
