# The game
pergola-name = Pergola
pergola-tagline = Dyrk en have, som insekter elsker: 15 ture til hver, for 1 til 4 gartnere.
pergola-option-challenge = Udfordring
pergola-option-challenge-free = Frit spil: intet andet mål end en smuk have
pergola-option-challenge-free-name = Frit spil
pergola-option-challenge-ladybugs = En mariehøne på mindst 3 forskellige magnolianiveauer
pergola-option-challenge-ladybugs-name = 3 mariehøneniveauer
pergola-option-challenge-lanterns = Mindst 4 lanterner brugt
pergola-option-challenge-lanterns-name = 4 brugte lanterner
pergola-option-challenge-insects = Mindst 4 sommerfugle, 4 mariehøns og 4 bier
pergola-option-challenge-insects-name = 4 af hvert insekt
pergola-option-challenge-cascade = Mindst 5 point fra én vandfaldsbonus
pergola-option-challenge-cascade-name = 5 fra vandfaldet
pergola-option-challenge-pot = Mindst 5 point fra én honningkrukke
pergola-option-challenge-pot-name = 5 fra honningkrukke
pergola-option-challenge-bees = Mindst 4 blomster fulde af bier
pergola-option-challenge-bees-name = 4 fulde blomster
pergola-option-challenge-butterflies = Mindst 2 sommerfugle, der giver 3 point hver
pergola-option-challenge-butterflies-name = 2 høje sommerfugle
pergola-option-challenge-leaves = Et blad i hver af de 5 farver
pergola-option-challenge-leaves-name = 5 bladfarver
pergola-option-challenge-dragonflies = Mindst 4 guldsmede af enhver størrelse
pergola-option-challenge-dragonflies-name = 4 guldsmede

# The score sheet
pergola-score-hollyhocks = Stokroser
pergola-score-butterflies = Sommerfugle
pergola-score-magnolias = Magnoliaer
pergola-score-ladybugs = Mariehøns
pergola-score-buttercups = Ranunkler
pergola-score-bees = Bier
pergola-score-lavender = Lavendel
pergola-score-dragonflies = Guldsmede
pergola-score-pots = Honningkrukker
pergola-score-cascade = Vandfald
pergola-score-leaves = Blade

# Pieces
pergola-piece-hollyhock-blue = blå stokrose
pergola-piece-hollyhock-yellow = gul stokrose
pergola-piece-hollyhock-red = rød stokrose
pergola-piece-magnolia-single = enkelt magnolia
pergola-piece-magnolia-double = dobbelt magnolia
pergola-piece-single = enkelt magnolia
pergola-piece-double = dobbelt magnolia
pergola-piece-buttercup-small = lille ranunkel
pergola-piece-buttercup-large = stor ranunkel
pergola-piece-lavender-leaf = lavendelblad
pergola-piece-pair = gave til lavendelparret
pergola-piece-any = valgfrit insekt
pergola-piece-butterfly = sommerfugl
pergola-piece-ladybug = mariehøne
pergola-piece-bee = bi
pergola-piece-lantern-action = handlingslanterne
pergola-piece-lantern-insect = insektlanterne
pergola-piece-lantern-drip = dråbelanterne
pergola-piece-lantern-frog = frølanterne
pergola-piece-dragonfly-small = lille guldsmed
pergola-piece-dragonfly-medium = mellemstor guldsmed
pergola-piece-dragonfly-large = stor guldsmed
pergola-gift-flower = lavendelblomst
pergola-gift-dragonfly = lille guldsmed
pergola-tool-shovel = skovl
pergola-tool-rake = rive
pergola-tool-trowel = planteske
pergola-tool-hoe = hakke
pergola-action-flutter = insektflugt
pergola-action-drip = vanddråbe
pergola-action-bird = fugleflyvning
pergola-action-frog = frøhop
pergola-leaf-maple = rødt ahornblad
pergola-leaf-oak = grønt egeblad
pergola-leaf-birch = gult birkeblad
pergola-leaf-willow = blåt pileblad
pergola-leaf-linden = lilla lindeblad
pergola-requirement-magnolia = magnoliaer
pergola-requirement-hollyhock = stokroser
pergola-requirement-buttercup = ranunkler
pergola-requirement-lavender = lavendelblade
pergola-pile-left = venstre
pergola-pile-middle = midterste
pergola-pile-right = højre
pergola-pot-P1 = 1 point pr. sommerfugl
pergola-pot-P2 = 1 point pr. mariehøne
pergola-pot-P3 = 1 point pr. 2 blade
pergola-pot-P4 = 1 point pr. lanterne
pergola-bonus-D1 = 1 point pr. sommerfugl + mariehøne + bi
pergola-bonus-D2 = 1 point pr. guldsmed
pergola-bonus-D3 = 2 point pr. fyldt honningkrukke

# Places: the other names (2.1, V1, A2, F5 …) are the same in every language
pergola-place-air = flyver frit
pergola-place-blue1 = Blå 1
pergola-place-blue2 = Blå 2
pergola-place-blue3 = Blå 3
pergola-place-blue4 = Blå 4
pergola-place-blue5 = Blå 5
pergola-place-blue6 = Blå 6
pergola-place-blue7 = Blå 7
pergola-place-blue8 = Blå 8
pergola-place-blue9 = Blå 9
pergola-place-blue10 = Blå 10
pergola-place-blue11 = Blå 11
pergola-place-yellow1 = Gul 1
pergola-place-yellow2 = Gul 2
pergola-place-yellow3 = Gul 3
pergola-place-yellow4 = Gul 4
pergola-place-yellow5 = Gul 5
pergola-place-yellow6 = Gul 6
pergola-place-yellow7 = Gul 7
pergola-place-yellow8 = Gul 8
pergola-place-yellow9 = Gul 9
pergola-place-yellow10 = Gul 10
pergola-place-yellow11 = Gul 11
pergola-place-red1 = Rød 1
pergola-place-red2 = Rød 2
pergola-place-red3 = Rød 3
pergola-place-red4 = Rød 4
pergola-place-red5 = Rød 5
pergola-place-red6 = Rød 6
pergola-place-red7 = Rød 7
pergola-place-red8 = Rød 8
pergola-place-red9 = Rød 9
pergola-place-red10 = Rød 10
pergola-place-red11 = Rød 11

# Groups of places, where there are too many for one menu
pergola-group-blue = Blå stokroser
pergola-group-yellow = Gule stokroser
pergola-group-red = Røde stokroser
pergola-group-air = Flyver frit
pergola-group-buttercups = Ranunkler
pergola-group-lavenders = Lavendel
pergola-group-others = Andre
pergola-group-level1 = Magnolia, niveau 1
pergola-group-level2 = Magnolia, niveau 2
pergola-group-level3 = Magnolia, niveau 3
pergola-group-level4 = Magnolia, niveau 4
pergola-group-level5 = Magnolia, niveau 5
pergola-group-level6 = Magnolia, niveau 6
pergola-group-level7 = Magnolia, niveau 7
pergola-group-level8 = Magnolia, niveau 8
pergola-group-level9 = Magnolia, niveau 9
pergola-group-level10 = Magnolia, niveau 10
pergola-group-level11 = Magnolia, niveau 11
pergola-group-level12 = Magnolia, niveau 12
pergola-group-level13 = Magnolia, niveau 13
pergola-group-level14 = Magnolia, niveau 14
pergola-group-level15 = Magnolia, niveau 15
pergola-group-level16 = Magnolia, niveau 16
pergola-group-level17 = Magnolia, niveau 17
pergola-group-level18 = Magnolia, niveau 18
pergola-group-level19 = Magnolia, niveau 19
pergola-group-level20 = Magnolia, niveau 20
pergola-group-level21 = Magnolia, niveau 21
pergola-group-level22 = Magnolia, niveau 22
pergola-group-level23 = Magnolia, niveau 23
pergola-group-level24 = Magnolia, niveau 24
pergola-group-level25 = Magnolia, niveau 25
pergola-group-level26 = Magnolia, niveau 26
pergola-group-level27 = Magnolia, niveau 27

# Questions
pergola-ask-first = Hvad kommer først?
pergola-ask-take-tool = Hvilket redskab tager du, med handlingen under det?
pergola-ask-grow-branch = Hvilken magnolia planter du først?
pergola-ask-grow-bud = På hvilken knop skal din { $piece } vokse?
pergola-ask-pair-gift = To lavendelblade danner et par. Hvad skal stå mellem dem?
pergola-ask-land-insect = Hvilket insekt lander først?
pergola-ask-land-place = Hvor skal din { $piece } lande?
pergola-ask-switch-action = Hvilken handling i stedet?
pergola-ask-flutter-insect = Hvilket insekt flyver?
pergola-ask-flutter-origin = Hvorfra flyver en { $piece }?
pergola-ask-flutter-place = Hvor skal din { $piece } lande?
pergola-ask-drip-drop = Hvilken dråbe skal flyde?
pergola-ask-drip-stone = Hvorhen flyder dråben på { $drop }?
pergola-ask-drip-pool = Dråben på { $drop } når dammen. Hvilken bonus?
pergola-ask-fly-pile = Hvilket blad henter fuglen?
pergola-ask-jump-lily = På hvilken åkande begynder frøen?
pergola-ask-jump-on = Hvorhen hopper frøen fra { $frog }?
pergola-ask-pick-insect = Hvilket insekt tager du?
pergola-ask-light-lantern = Hvilken lanterne bruger du?
pergola-ask-fill-pot = Hvilken krukke bliver honningkrukke nummer { $number }?

# Labels of menus and buttons
pergola-label-verb-take = Tag et redskab
pergola-label-verb-grow = Plant en magnolia
pergola-label-verb-pair = Fuldend lavendelparret
pergola-label-verb-land = Sæt din { $piece }
pergola-label-verb-switch = Lanterne: en anden handling
pergola-label-verb-flutter = Flyt et insekt
pergola-label-verb-drip = Lad en dråbe flyde
pergola-label-verb-fly = Lad fuglen flyve
pergola-label-verb-jump = Lad frøen hoppe
pergola-label-verb-pick = Tag et valgfrit insekt
pergola-label-verb-light = Lanterne: én gang til
pergola-label-verb-fill = Fyld en honningkrukke
pergola-label-verb-end = Slut turen
pergola-label-only-switch-flutter = Lanterne: insektflugt i stedet
pergola-label-only-switch-drip = Lanterne: vanddråbe i stedet
pergola-label-only-switch-bird = Lanterne: fugleflyvning i stedet
pergola-label-only-switch-frog = Lanterne: frøhop i stedet
pergola-label-only-light-drip = Lanterne: en dråbe til
pergola-label-only-light-frog = Lanterne: et frøhop til
pergola-label-only-light-insect = Lanterne: ét insekt til af samme slags
pergola-label-only-fill-P1 = Fyld P1: 1 point pr. sommerfugl
pergola-label-only-fill-P2 = Fyld P2: 1 point pr. mariehøne
pergola-label-only-fill-P3 = Fyld P3: 1 point pr. 2 blade
pergola-label-only-fill-P4 = Fyld P4: 1 point pr. lanterne
pergola-label-tool-shovel = Skovl: { $one }, { $other } · { $action }
pergola-label-tool-rake = Rive: { $one }, { $other } · { $action }
pergola-label-tool-trowel = Planteske: { $one }, { $other } · { $action }
pergola-label-tool-hoe = Hakke: { $one }, { $other } · { $action }
pergola-label-tool-gone = Et redskab · { $action }
pergola-label-name = { $name }
pergola-label-bees = { $place }, { $plant } ({ $count } af { $room })
pergola-label-with = { $name }: { $thing }
pergola-label-empty = { $name }: ingenting
pergola-label-drop = Dråben på { $name }
pergola-label-pile-left = Venstre bunke
pergola-label-pile-left-leaf = Venstre: { $leaf }, { $piece }
pergola-label-pile-left-flutter = Venstre: { $leaf }, { $piece }, flyt 1
pergola-label-pile-middle = Midterste bunke
pergola-label-pile-middle-leaf = Midten: { $leaf }, { $piece }
pergola-label-pile-middle-flutter = Midten: { $leaf }, { $piece }, flyt 1
pergola-label-pile-right = Højre bunke
pergola-label-pile-right-leaf = Højre: { $leaf }, { $piece }
pergola-label-pile-right-flutter = Højre: { $leaf }, { $piece }, flyt 1
pergola-label-insect-butterfly = Sommerfugl
pergola-label-insect-ladybug = Mariehøne
pergola-label-insect-bee = Bi
pergola-label-branch-single = Enkelt magnolia
pergola-label-branch-double = Dobbelt magnolia
pergola-label-gift-flower = Lavendelblomst: plads til 3 bier
pergola-label-gift-dragonfly = Lille guldsmed: 1 point
pergola-label-action-flutter = Insektflugt
pergola-label-action-drip = Vanddråbe
pergola-label-action-bird = Fugleflyvning
pergola-label-action-frog = Frøhop
pergola-label-lantern-drip = Endnu en vanddråbe
pergola-label-lantern-frog = Endnu et frøhop
pergola-label-lantern-insect = Endnu et insekt af samme slags

# A finished turn, told in pieces that are joined by semicolons
pergola-tell-take = tog en { $tool }: { $one }, { $other }
pergola-tell-take-hidden = tog et redskab
pergola-tell-grow = { $piece } på { $place }
pergola-tell-pair-flower = lavendelblomst plantet
pergola-tell-pair-dragonfly = lille guldsmed på lavendlen
pergola-tell-land = { $piece } på { $place }
pergola-tell-land-air = { $piece } flyver frit
pergola-tell-flutter = { $piece } fløj til { $place }
pergola-tell-drip = dråbe til { $stone }: { $piece }
pergola-tell-drip-none = dråbe til { $stone } (ikke flere: { $piece })
pergola-tell-drip-pool = dråbe i dammen ved { $stone }: { $bonus }
pergola-tell-fly = fuglen hentede et { $leaf }: { $piece }
pergola-tell-fly-none = fuglen hentede et { $leaf } (ikke flere: { $piece })
pergola-tell-fly-hidden = fuglen hentede et blad
pergola-tell-jump = frø til { $lily }: { $piece }
pergola-tell-jump-none = frø til { $lily } (ikke flere: { $piece })
pergola-tell-jump-empty = frø til { $lily }
pergola-tell-pick = valgte en { $piece }
pergola-tell-switch = lanterne: { $action } i stedet
pergola-tell-light-drip = lanterne: endnu en vanddråbe
pergola-tell-light-frog = lanterne: endnu et frøhop
pergola-tell-light-insect = lanterne: endnu et insekt af samme slags
pergola-tell-fill = fyldte honningkrukke { $pot } ({ $subject })

# Refusals: what is so, and what can be done. The number of the rule is added by who shows them
pergola-refuse-over = Spillet er slut. Alle ture er spillet.
pergola-refuse-not-your-turn = Det er en anden gartners tur. Din kommer bagefter.
pergola-refuse-only-a-trial = Dette er kun en prøve, og i en prøve afsluttes ingen tur. Din egen tur venter, som den var.
pergola-refuse-take-first = Du har ikke noget redskab endnu. En tur begynder med ét: tag et af de fire over handlingerne.
pergola-refuse-one-tool = Du har taget redskabet på plads { $number } i denne tur, og en tur har ét. Fortryd for at tage et andet.
pergola-refuse-no-tool = Der er intet redskab på plads { $number }. Tag et andet.
pergola-refuse-place-first = Du har stadig noget i hånden: { $piece }. Placér det, før du går videre.
pergola-refuse-not-in-hand = Du har ingen { $piece } i hånden. Kun det, turen har givet dig, kan placeres.
pergola-refuse-pick-first = Vælg først dit insekt: sommerfugl, mariehøne eller bi. Så lander det.
pergola-refuse-action-done = Din handling er udført: { $action }. En lanterne kan måske give dig en til; ellers slut turen.
pergola-refuse-other-action = Din handling i denne tur er { $action }, ikke { $wanted }: det er den under dit redskab. En tændt handlingslanterne kunne ændre den, før den begynder.
pergola-refuse-action-first = Din handling, { $action }, venter stadig, og den skal udføres. Gør det, og slut så turen.
pergola-refuse-no-branch = Du har ingen { $piece } i hånden. En magnolia kommer med et redskab.
pergola-refuse-no-bud = Der er ingen ledig knop { $bud } på dit træ. En magnolia vokser på en ledig knop: { $buds }.
pergola-refuse-no-pair = Intet nyt par lavendelblade venter på en gave (du har { $count }). Hvert andet blad danner et par.
pergola-refuse-no-gift = Der er ingen { $piece } tilbage i forrådet. Vælg den anden gave.
pergola-refuse-full-butterfly = Der sidder allerede en sommerfugl på { $place }, og der er kun plads til én. Ledige: { $places }.
pergola-refuse-full-none-butterfly = Der sidder allerede en sommerfugl på { $place }, og der er kun plads til én. Ingen stokrose er ledig: lad den flyve frit (air).
pergola-refuse-no-place-butterfly = En sommerfugl kan ikke lande på { $place }. Sommerfugle sidder på stokroser; ledige: { $places }.
pergola-refuse-no-place-none-butterfly = En sommerfugl kan ikke lande på { $place }. Sommerfugle sidder på stokroser, og ingen er ledig. Lad den flyve frit (air).
pergola-refuse-full-ladybug = Der sidder allerede en mariehøne på { $place }, og der er kun plads til én. Ledige: { $places }.
pergola-refuse-full-none-ladybug = Der sidder allerede en mariehøne på { $place }, og der er kun plads til én. Ingen magnolia er ledig: lad den flyve frit (air).
pergola-refuse-no-place-ladybug = En mariehøne kan ikke lande på { $place }. Mariehøns sidder på magnoliaer; ledige: { $places }.
pergola-refuse-no-place-none-ladybug = En mariehøne kan ikke lande på { $place }. Mariehøns sidder på magnoliaer, og ingen er ledig. Lad den flyve frit (air).
pergola-refuse-full-bee = { $place } har ikke plads til flere bier: en lille ranunkel rummer 1, en stor 2, en lavendelblomst 3. Der er plads på { $places }.
pergola-refuse-full-none-bee = { $place } har ikke plads til flere bier: en lille ranunkel rummer 1, en stor 2, en lavendelblomst 3. Lad den flyve frit (air).
pergola-refuse-no-place-bee = En bi kan ikke lande på { $place }. Bier sidder på ranunkler og lavendelblomster; der er plads på { $places }.
pergola-refuse-no-place-none-bee = En bi kan ikke lande på { $place }. Bier sidder på ranunkler og lavendelblomster, og ingen har plads. Lad den flyve frit (air).
pergola-refuse-no-lantern = Du har ingen tændt { $lantern }. Hver lanterne virker én gang.
pergola-refuse-switch-late = Din handling, { $action }, er begyndt. En lanterne ændrer den kun inden; fortryd for at gå tilbage.
pergola-refuse-switch-same = Din handling er allerede { $action }. Lanternen giver dig en af de tre andre.
pergola-refuse-flutter-to-air = En { $piece } flyver til en plante, aldrig fra en plante ud i luften. Vælg en ledig plads til den, eller lad den blive.
pergola-refuse-flutter-nowhere = Den er allerede dér: { $place }. Vælg en anden plads, eller lad den blive.
pergola-refuse-flutter-from-empty = Du har ingen { $piece } dér: { $place }. Vælg en, der er i din have.
pergola-refuse-flutter-twice = Den { $piece }, der sidder på { $place }, er lige fløjet dertil. Den anden flugt er til et andet insekt.
pergola-refuse-both-down = Begge dine dråber ligger i dammen. Vanddråben giver dig nu et valgfrit insekt: vælg et.
pergola-refuse-no-drop = Du har ingen dråbe på { $stone }. Dine ligger på { $drops }.
pergola-refuse-drop-down = Dråben på { $stone } ligger i dammen og bliver der. Flyt din anden dråbe.
pergola-refuse-stone-taken = { $stone } er optaget af din anden dråbe. To dråber må ikke ligge på samme sten. Flyt den til { $stones }, eller flyt den anden dråbe.
pergola-refuse-pool-taken = Din anden dråbe har bonussen { $stone }, og hver bonus tæller én gang. Vælg { $stones }.
pergola-refuse-no-stream = Der løber ingen strøm fra { $drop } til { $stone }. Derfra kan dråben flyde til { $stones }.
pergola-refuse-no-leaves = Der er ikke flere blade. Fuglen giver dig nu et valgfrit insekt: vælg et.
pergola-refuse-no-leaf = Den { $pile } bunke er tom. Tag det øverste blad i en anden bunke.
pergola-refuse-leaf-hidden = Det øverste blad i den { $pile } bunke ligger med bagsiden op, til denne tur er slut, så det kan ikke prøves endnu. Prøv en anden bunke.
pergola-refuse-no-lily = Der er ingen åkande { $lily } i dammen. Der er { $lilies }.
pergola-refuse-frog-stays = Din frø sidder på { $lily }, og et hop fører til en anden åkande: { $lilies }.
pergola-refuse-frog-far = { $lily } ligger ikke ved siden af { $frog }, hvor din frø sidder. Den kan hoppe til { $lilies }.
pergola-refuse-lily-asks = { $lily } kræver mindst { $needed } { $plants }; du har { $count }. Hop til en anden åkande indtil da.
pergola-refuse-no-free-choice = Du kan ikke vælge en { $piece } nu. Det giver dammen, en vanddråbe når begge dråber er nede, og en fugl uden blade.
pergola-refuse-none-left = Forrådet er tomt for dette: { $piece }. Vælg et insekt, der er flere af.
pergola-refuse-light-insect-early = Insektlanternen gentager et insekt, du lige har taget og endnu ikke har sat. Du har ikke noget i hånden nu.
pergola-refuse-light-in-vain = Begge dråber ligger i dammen, og der er ingen insekter tilbage, så endnu en vanddråbe ville intet give. Behold lanternen.
pergola-refuse-light-drip-early = Dråbelanternen giver endnu en vanddråbe efter den første i samme tur. Du har ikke haft en endnu.
pergola-refuse-light-frog-early = Frølanternen giver endnu et frøhop efter det første i samme tur. Din frø er ikke hoppet endnu.
pergola-refuse-pot-full = { $pot } er allerede fyldt. Hver krukke fyldes én gang; vælg en anden.
pergola-refuse-pots-all = Du har fyldt { $count } honningkrukker, og flere er ikke mulige.
pergola-refuse-few-bees = Honningkrukke nummer { $number } kræver { $needed } bier på dine ranunkler på én gang; der sidder { $count }. Bier på lavendel tæller ikke.

# How a game ends
pergola-ending-won = { $winners } har den smukkeste have, med { $points } point!
pergola-ending-shared = { $winners } deler sejren med { $points } point hver!
pergola-ending-free = 
    { $beaten ->
        [0] { $points } point. Przemek har { $przemek } og Gołąb { $golab }: prøv igen!
        [1] { $points } point. Przemek har { $przemek } og Gołąb { $golab }: en af de to naboer er slået!
       *[2] { $points } point. Przemek har { $przemek } og Gołąb { $golab }: haven er kvarterets stolthed!
    }
pergola-ending-met = 
    { $beaten ->
        [0] Udfordring klaret, med { $points } point: { $challenge }. Przemek har { $przemek } og Gołąb { $golab }: prøv igen!
        [1] Udfordring klaret, med { $points } point: { $challenge }. Przemek har { $przemek } og Gołąb { $golab }: en af de to naboer er slået!
       *[2] Udfordring klaret, med { $points } point: { $challenge }. Przemek har { $przemek } og Gołąb { $golab }: haven er kvarterets stolthed!
    }
pergola-ending-missed = 
    { $beaten ->
        [0] Udfordring ikke klaret: { $challenge }. Det tæller som et frit spil, med { $points } point. Przemek har { $przemek } og Gołąb { $golab }: prøv igen!
        [1] Udfordring ikke klaret: { $challenge }. Det tæller som et frit spil, med { $points } point. Przemek har { $przemek } og Gołąb { $golab }: en af de to naboer er slået!
       *[2] Udfordring ikke klaret: { $challenge }. Det tæller som et frit spil, med { $points } point. Przemek har { $przemek } og Gołąb { $golab }: haven er kvarterets stolthed!
    }

# 1000-klubben, over mange spil alene
pergola-club-title = **1000-klubben** · { $games ->
    [0] intet spil alene er færdigt endnu
    [one] ét spil alene indtil nu
   *[other] { $games } spil alene indtil nu
}
pergola-club-missing = { $missing ->
    [one] Du mangler endnu et resultat i én af de ti udfordringer.
    [10] En række udfyldes ved at klare dens udfordring, den første af ethvert spil.
   *[other] Du mangler endnu et resultat i { $missing } af de ti udfordringer.
} Med alle ti og { $needed } point i alt kommer du med i klubben.
pergola-club-short = Alle ti udfordringer er klaret! { $short ->
    [one] Ét point til, og de { $needed } er nået.
   *[other] { $short } point til, og de { $needed } er nået.
} Der er mest at hente i dine laveste rækker.
pergola-club-member = 🏅 { $total } point: velkommen i 1000-klubben. Supergartnerens platinmærke er dit!

# Slash commands: names (1 to 32 lower-case letters) and descriptions (at most 100 characters)
pergola-command-take = tag
pergola-command-take-description = Tag redskabet over en handling, og med det alt, hvad det viser
pergola-command-grow = plant
pergola-command-grow-description = Plant en magnolia på en ledig knop på dit træ
pergola-command-pair = par
pergola-command-pair-description = Sæt en blomst eller en lille guldsmed mellem to lavendelblade
pergola-command-land = land
pergola-command-land-description = Sæt et insekt på en plante, eller lad det flyve frit
pergola-command-switch = skift
pergola-command-switch-description = Brug en handlingslanterne til at udføre en anden handling
pergola-command-flutter = flagr
pergola-command-flutter-description = Insektflugt: flyt et insekt i din have til en plante
pergola-command-drip = dryp
pergola-command-drip-description = Vanddråbe: lad en dråbe flyde til næste sten eller ned i dammen
pergola-command-fly = flyv
pergola-command-fly-description = Fugleflyvning: tag det øverste blad i en bunke
pergola-command-jump = hop
pergola-command-jump-description = Frøhop: lad din frø hoppe til en åkande
pergola-command-pick = vælg
pergola-command-pick-description = Tag et insekt efter eget valg
pergola-command-light = tænd
pergola-command-light-description = Brug en lanterne: endnu en dråbe, endnu et hop, endnu et insekt
pergola-command-fill = fyld
pergola-command-fill-description = Fyld en honningkrukke, når nok bier sidder på dine ranunkler
pergola-command-end = slut
pergola-command-end-description = Slut din tur; derefter kan intet tages tilbage
pergola-field-tool = redskab
pergola-field-tool-description = Redskabets plads, 1 til 4 fra venstre
pergola-field-branch = gren
pergola-field-branch-description = En enkelt eller en dobbelt magnolia
pergola-field-bud = knop
pergola-field-bud-description = Den ledige knop, den vokser på
pergola-field-gift = gave
pergola-field-gift-description = En lavendelblomst eller en lille guldsmed
pergola-field-insect = insekt
pergola-field-insect-description = Sommerfugl, mariehøne eller bi
pergola-field-place = plads
pergola-field-place-description = Planten, det lander på, eller air for at flyve frit
pergola-field-action = handling
pergola-field-action-description = Den handling, der skal udføres i stedet
pergola-field-origin = fra
pergola-field-origin-description = Hvor insektet er nu
pergola-field-drop = dråbe
pergola-field-drop-description = Stenen, dråben ligger på
pergola-field-stone = sten
pergola-field-stone-description = Stenen, dråben flyder til, eller bonussen i dammen
pergola-field-pile = bunke
pergola-field-pile-description = Venstre, midterste eller højre bladbunke
pergola-field-lily = åkande
pergola-field-lily-description = Åkanden, frøen hopper til
pergola-field-lantern = lanterne
pergola-field-lantern-description = Hvad lanternen gentager
pergola-field-pot = krukke
pergola-field-pot-description = Honningkrukken, der skal fyldes
