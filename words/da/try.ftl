# Det, der siges, mens nogen prøver træk for sig selv og uden for spillet.

bot-button-try = Prøv
bot-button-try-over = Begynd forfra
bot-button-close = Luk
bot-try-meanwhile = Indtil da viser »Prøv« dig, hvad du kunne gøre; der sker intet i spillet.
bot-try-only = **Kun en prøve: der sker intet i spillet.**
bot-try-list = Din prøve:
bot-try-brought = { $points ->
    [0] Den ville ikke give point; du ville have { $total }.
    [1] Den ville give **1 point**; du ville have { $total }.
   *[other] Den ville give **{ $points } point**; du ville have { $total }.
}
bot-try-cost = { $points ->
    [one] Den ville koste **1 point**; du ville have { $total }.
   *[other] Den ville koste **{ $points } point**; du ville have { $total }.
}
bot-try-finished = Længere går en prøve ikke. Fortryd et skridt, eller begynd forfra, som du har lyst.
bot-try-nothing = Der er ikke noget at prøve lige nu.
bot-try-moved-on = Spillet er gået videre, så prøven begynder forfra fra det, der gælder nu.
bot-try-stale = Den knap hørte til et tidligere øjeblik i din prøve, så intet blev gjort. Sådan står den nu.
bot-try-long = En prøve rummer op til { $most } træk. Fortryd nogle, eller begynd forfra.
bot-try-closed = Din prøve er lagt væk. Der skete intet i spillet.
bot-try-not-at-table = At prøve sig frem er for dem, der sidder ved bord { $number }. Du er velkommen til at se på.
