move-unknown-verb = »{ $text }« er ikke et træk i dette spil. Et træk begynder med et af disse ord: { $verbs }.
move-wrong-length = »{ $text }« har for mange eller for få ord. Det skrives sådan: { $pattern }.
move-unknown-word = I »{ $text }« passer ordet »{ $word }« ikke. { $count ->
    [0] Listen med forslag viser, hvad der passer.
   *[other] På dets plads står et af disse: { $values }.
}
move-ambiguous = »{ $text }« kan betyde { $count } forskellige træk, for eksempel { $examples }. Tilføj det manglende ord.
undo-nothing = Der er intet at tage tilbage: du har ikke gjort noget i denne tur.
