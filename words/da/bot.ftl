# Det, botten selv siger i Discord. Navne er gjort uskadelige, før de står her.

bot-gardener-1 = Rosmarin
bot-gardener-2 = Basilikum
bot-gardener-3 = Salvie
bot-gardener-4 = Timian
bot-gardener-5 = Kamille
bot-gardener-6 = Merian
bot-gardener-7 = Persille
bot-gardener-8 = Dild
bot-name-computer = { $name } (computer)
bot-name-left = { $name } (har forladt spillet)
bot-list-and = { $most } og { $last }
bot-language-en = engelsk
bot-language-da = dansk

## Bordets besked

bot-heading = { $game } · tur { $turn } af { $turns } · bord { $table }
bot-heading-open = { $game } · tur { $turn } · bord { $table }
bot-heading-before = { $game } · før tur 1 · bord { $table }
bot-heading-over = { $game } · spillet er slut · bord { $table }
bot-heading-lobby = { $game } · bord { $table }
bot-table-heading = ### { $heading }
bot-your-turn = { $who }, { $count ->
    [one] det er din tur.
   *[other] I skal alle vælge nu.
}
bot-their-turn = Turen er hos **{ $who }**.
bot-table-ended = Spillet blev afbrudt, før det var færdigt.
bot-turn-line = **{ $name }**: { $moves }
bot-turn-line-empty = **{ $name }** afsluttede sin tur.
bot-lines-left-out = … og { $count } mere.
bot-scores = Point: { $scores }
bot-score-short = { $name } **{ $points }**
bot-over-thanks = Tak for spillet, { $who }!
bot-thread-name = { $game } · { $host } · bord { $table }

bot-button-my-turn = Min tur
bot-button-gardens = Haver
bot-button-board = Bræt
bot-button-score = Point
bot-button-more = Mere

## Før spillet begynder

bot-lobby-title = ### { $game } · bord { $table }
bot-lobby-open = **{ $host }** dækker op til { $seats ->
    [one] én
   *[other] { $seats }
}. { $seats ->
    [one] Begynd, når du har lyst.
   *[other] Hvem vil være med?
}
bot-lobby-seat = { $number }. { $name }
bot-lobby-seat-host = { $number }. { $name } (vært)
bot-lobby-seat-free = { $number }. *ledig*
bot-lobby-option = { $option }: **{ $value }**
bot-lobby-begun = Spillet er i gang i { $where }.
bot-lobby-gone = Bordet blev opgivet. `/have ny` åbner et nyt.
bot-lobby-expired = Ingen har begyndt ved dette bord i en uge, så det er ryddet væk. `/have ny` åbner et nyt.
bot-button-join = Vær med
bot-button-leave = Forlad bordet
bot-button-gardener = Tilføj en computergartner
bot-button-options = Valgmuligheder
bot-button-start = Begynd
bot-options-title = **{ $game } · bord { $table }**: hvordan skal det være?
bot-options-seats = { $seats ->
    [one] Til én, alene
   *[other] Til op til { $seats }
}
bot-options-seats-choose = Hvor mange pladser?
bot-button-dismiss-gardener = Send en computergartner hjem
bot-button-cancel-table = Opgiv bordet
bot-opened = Bord { $table } er åbent: { $link }
bot-option-unreadable = »{ $text }« er ikke en valgmulighed i dette spil. Vælg en fra listen med forslag, eller brug knappen Valgmuligheder senere.
bot-join-done = Du har fået en plads ved bord { $table }.
bot-leave-done = Du har forladt bord { $table }.
bot-started-there = Spillet er i gang i { $where }.
bot-started-unseen = Spillet er begyndt, men Discord lader mig ikke vise bordet lige nu. Jeg prøver igen med få minutters mellemrum, og `/have vis` prøver med det samme.
bot-start-needs = I { $where } må jeg ikke det, et bord har brug for, så intet er begyndt. Bed en, der passer serveren, om at give mig lov til dette der:
    { $permissions }
bot-start-wishes = Der kan spilles. Det ville være rarere, hvis jeg også måtte dette i { $where }:
    { $permissions }
bot-permission-view-channel = - **Se kanal**, for at se, hvor bordet står
bot-permission-send-messages = - **Send beskeder**, for at vise bordet
bot-permission-send-messages-in-threads = - **Send beskeder i tråde**, for at vise bordet i sin egen tråd
bot-permission-attach-files = - **Vedhæft filer**, for at vise billeder og ikke kun tekst
bot-permission-read-message-history = - **Læs beskedhistorik**, for at tage knapperne af ældre beskeder
bot-permission-create-public-threads = - **Opret offentlige tråde**, for at give bordet sin egen tråd

## Panelet i en tur

bot-turn-so-far = Indtil nu: { $moves }
bot-turn-choosing = Du vælger: { $choice }
bot-turn-question = **{ $question }**
bot-turn-hint = -# { $hint }
bot-turn-group-first = Der er { $count } muligheder: vælg først, hvor du vil se.
bot-turn-list = Din tur:
bot-turn-list-item = - { $move }
bot-turn-brought = { $points ->
    [0] Den gav ingen point; du har { $total }.
    [1] Den gav **1 point**; du har { $total }.
   *[other] Den gav **{ $points } point**; du har { $total }.
}
bot-turn-cost = { $points ->
    [one] Den kostede **1 point**; du har { $total }.
   *[other] Den kostede **{ $points } point**; du har { $total }.
}
bot-turn-may-end = Vil du afslutte din tur? Indtil da kan alt tages tilbage, bagefter intet.
bot-turn-nothing-left = Der er ikke mere at vælge.
bot-turn-choose = Vælg …
bot-turn-choose-group = Hvor?
bot-candidate-button = { $number } · { $label }
bot-candidate-button-gain = { $number } · { $label } · { $gain } { $points ->
   *[other] point
}
bot-candidate-button-gain-up-to = { $number } · { $label } · op til { $gain } { $points ->
   *[other] point
}
bot-candidate-line = **{ $number }** { $label }
bot-candidate-line-gain = **{ $number }** { $label } · **{ $gain }**
bot-candidate-line-gain-up-to = **{ $number }** { $label } · op til **{ $gain }**
bot-candidate-number = { $number }
bot-candidate-number-gain = { $number } · { $gain } { $points ->
   *[other] point
}
bot-candidate-number-gain-up-to = { $number } · op til { $gain } { $points ->
   *[other] point
}
bot-candidate-brings-gain = { $gain } { $points ->
   *[other] point
}
bot-candidate-brings-gain-up-to = op til { $gain } { $points ->
   *[other] point
}
bot-group = { $group } ({ $count })
bot-group-part = { $group }, del { $part } ({ $count })
bot-button-back = Tilbage
bot-button-undo = Fortryd
bot-button-reset = Forfra
bot-button-end = Afslut tur
bot-button-picture = Billede
bot-button-garden = Have
bot-button-text = Tekst
bot-turn-ended = Du afsluttede din tur: { $moves }
bot-turn-stale = Den knap hørte til et tidligere øjeblik, så intet blev gjort. Sådan står det nu.

bot-not-your-turn = Turen er hos **{ $who }**. Du får besked, når det er din.
bot-not-at-table = Du ser med ved dette bord, hvor turen er hos **{ $who }**. `/have ny` åbner dit eget bord.
bot-not-begun = Spillet er ikke begyndt endnu. Værten sætter det i gang.
bot-is-over = Spillet er slut. »Point« viser, hvordan det gik; `/have ny` åbner et nyt.
bot-was-ended = Bordet blev lukket. `/have ny` åbner et nyt.
bot-refused-by-rule = { $sentence } (regel { $rule })
bot-refused-where = { $where } { $sentence }

## At se sig om

bot-look-garden = Haven hos **{ $name }**
bot-look-board = Det, alle deler
bot-score-now = **Point indtil nu** · { $heading }
bot-score-final = **Pointblok** · { $heading }
bot-score-column = { $number } = **{ $name }**, { $points ->
   *[other] { $points } point
}
bot-career-rival = { $initial } = { $name }
bot-career-best = Bedst
bot-score-total = I alt
bot-log-title = **Det er der sket** · { $heading }
bot-log-line = { $number } · **{ $name }**: { $moves }
bot-log-line-before = Før tur 1 · **{ $name }**: { $moves }
bot-log-line-now = *Nu, dig*: { $moves }
bot-log-nothing = ikke mere
bot-log-empty = Ingen tur er afsluttet endnu.
bot-page-of = Side { $page } af { $pages }
bot-rules-title = **Reglerne i { $game }**
bot-more-title = **Mere** · { $heading }
bot-button-earlier = Forrige
bot-button-later = Næste
bot-button-text-board = Tekstbræt
bot-button-log = Forløb
bot-button-rules = Regler
bot-button-export = Gem som fil
bot-button-settings = Indstillinger
bot-settings-title = **Dine indstillinger**, for alle borde på alle servere
bot-settings-about = På hvilket sprog skal jeg tale til dig? Det, som alle ser ved et bord, bliver på serverens sprog, og kommandoernes navne følger Discords egen indstilling.
bot-settings-choose = Vælg et sprog …
bot-settings-language = Dansk
bot-settings-automatic = Som Discord er indstillet
bot-button-resign = Giv op
bot-button-end-game = Afbryd spillet
bot-export-whole = Hele spillet som tekstfil · { $heading }
bot-export-part = Spillet indtil nu, så vidt du må kende det · { $heading }
bot-told-later = Din tur gælder, men Discord lader mig ikke vise den for de andre lige nu. Jeg prøver igen med få minutters mellemrum.
bot-told-nobody = Din tur gælder, men dér, hvor bordet står, må jeg ikke længere skrive, så ingen har fået besked. `/have vis` flytter bordet til en anden kanal.
bot-shown = Her er bordet: { $link }
bot-no-place = I { $where } og der, hvor bordet blev spillet, må jeg ikke længere skrive. Spillet er gemt, som det er. Giv mig lov til at sende beskeder der, og skriv så `/have vis`.

## At forlade og afbryde

bot-resign-sure = Vil du forlade spillet for altid? En computergartner overtager din have. · { $heading }
bot-button-resign-yes = Ja, giv op
bot-end-sure = Skal spillet afbrydes for alle? Det kan ikke tages op igen. · { $heading }
bot-button-end-game-yes = Ja, afbryd spillet
bot-button-keep = Nej, spil videre
bot-nothing-changed = Alt er, som det var.
bot-resigned = **{ $name }** har forladt spillet. En computergartner passer haven fra nu af.
bot-resigned-you = Du har forladt spillet. · { $heading }
bot-ended-you = Bord { $table } er lukket.

## Hvilket bord

bot-which = Hvilket bord mener du?
bot-which-newest = -# Her er de nyeste { $count }. Et ældre nævnes ved sit nummer, i feltet `bord`.
bot-which-choose = Vælg et bord …
bot-which-name-it = Du sidder ved flere borde her. Skriv, hvilket du mener, i feltet `bord`.
bot-which-line = { $game } { $table } · { $state } · { $names }
bot-which-table = { $game } { $table }
bot-which-about = { $state } · { $names }
bot-state-lobby = ikke begyndt, { $taken } af { $seats ->
    [one] { $seats } plads
   *[other] { $seats } pladser
} taget
bot-state-your-turn = din tur
bot-state-their-turn = turen er hos { $who }
bot-state-over = slut
bot-state-ended = afbrudt
bot-no-table = Her er intet bord, som det kunne gælde. `/have liste` viser dine borde, `/have ny` åbner et.
bot-list-title = { $count ->
    [one] **Du spiller ved ét bord.**
   *[other] **Du spiller ved { $count } borde.**
} { $turns ->
    [0] Ingen venter på dig.
    [1] Ét venter på dig.
   *[other] { $turns } venter på dig.
}
bot-list-line = - [{ $game } { $table }]({ $link }) · { $state }
bot-list-more = … og { $count } mere.
bot-list-empty = Du spiller ikke ved noget bord. `/have ny` åbner et.

## Om

bot-about = **Allotment { $version }**
    Havespil med venner, i jeres eget tempo: { $games }.
    Taler { $languages }, efter hvad hver har valgt i Discord eller med `/have indstillinger`. `/have ny` åbner et bord, `/have regler` forklarer spillet.
bot-about-rights = -# Uofficiel og gratis. Spillene tilhører deres forfattere og forlag, som intet har med botten at gøre; synes du om et, så køb det. Alle billeder og ord her er vores egne. Programmet er åben kildekode under MIT-licensen.

## Når noget driller

bot-unknown-button = Knappen er fra en ældre udgave af botten. `/have vis` henter bordet frem med nye knapper.
bot-unknown-command = Den kommando kender jeg ikke længere. Genstart Discord, så er listen over kommandoer frisk.
bot-our-fault = Noget gik galt hos mig, og det er skrevet ned. Dit spil er i god behold: `/have tur` viser, hvordan det står.
bot-trouble-gone = Stedet, hvor dette hører til, findes ikke længere. `/have vis` henter bordet frem her.
bot-trouble-closed = Det må jeg ikke her. En, der passer serveren, kan give mig lov til at sende beskeder og filer i denne kanal.
bot-trouble-archived = Tråden er arkiveret, og jeg må ikke åbne den. Skriv noget i den, og prøv igen.
bot-trouble-late = Det tog for lang tid for Discord. Prøv en gang til.
bot-trouble-twice = Det er allerede gjort.
bot-trouble-taken = Der er allerede en tråd til dette.
bot-trouble-full = Discord beder mig vente lidt. Prøv igen om et minut.
bot-trouble-away = Discord svarer ikke lige nu. Prøv igen om et minut; intet er tabt.
