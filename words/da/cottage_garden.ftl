# Alt, hvad Cottage Garden siger.

cottage_garden-name = Cottage Garden
cottage_garden-tagline = Fyld bede som puslespil, hold potter og glasklokker synlige, og vær god ved kattene.

cottage_garden-option-mode = Regler
cottage_garden-option-mode-full = Alle regler
cottage_garden-option-mode-gentle = Blide regler, for børn: ingen betaler i slutrunden, og alle katte må beholdes
cottage_garden-option-mode-gentle-name = Blide regler, for børn
cottage_garden-option-mode-gentle-one-bed = Blide regler, ét bed hver: ingen betaler i slutrunden, og alle katte må beholdes
cottage_garden-option-mode-gentle-one-bed-name = Blide regler, ét bed hver

cottage_garden-score-pots = Urtepotter (orange)
cottage_garden-score-covers = Glasklokker (blå)
cottage_garden-score-hive = Bistade

## Kommandoer: navne med små bogstaver, beskrivelser på højst 100 tegn
cottage_garden-command-pay = betal
cottage_garden-command-pay-description = Slutrunden: ryk en klods tilbage før din tur
cottage_garden-command-refill = fyld
cottage_garden-command-refill-description = Aflever en kat for at fylde de tomme pladser i gartnerens række
cottage_garden-command-plant = plant
cottage_garden-command-plant-description = Tag en brik fra gartnerens række, og læg den i et af dine bede
cottage_garden-command-pot = potte
cottage_garden-command-pot-description = Sæt en urtepotte på et bart felt i et af dine bede
cottage_garden-command-cat = kat
cottage_garden-command-cat-description = Læg en af dine katte på et bart felt i et af dine bede
cottage_garden-command-score = point
cottage_garden-command-score-description = Tag point for et færdigt bed, og vælg klodserne, der rykker
cottage_garden-command-queue = kø
cottage_garden-command-queue-description = Læg en tilbageleveret brik allerbagest i køen
cottage_garden-command-end = slut
cottage_garden-command-end-description = Slut din tur: gartneren går videre

cottage_garden-field-tile = brik
cottage_garden-field-tile-description = Brikkens navn, for eksempel H4
cottage_garden-field-bed = bed
cottage_garden-field-bed-description = Hvilket af dine bede: light (lyst) eller dark (mørkt)
cottage_garden-field-turn = drejning
cottage_garden-field-turn-description = Hvordan brikken er drejet og vendt, 1 til 8
cottage_garden-field-square = felt
cottage_garden-field-square-description = Feltet, f.eks. B2; for en brik dér, hvor dens første felt ligger (øverst til venstre)
cottage_garden-field-orange = orange
cottage_garden-field-orange-description = Den orange klods, der rykker, nævnt ved sin plads
cottage_garden-field-blue = blå
cottage_garden-field-blue-description = Den blå klods, der rykker, nævnt ved sin plads
cottage_garden-field-cube = klods
cottage_garden-field-cube-description = Farven på den klods, der rykker tilbage
cottage_garden-field-place = plads
cottage_garden-field-place-description = Pladsen, hvor klodsen står

## Det, der gror på brikkerne
cottage_garden-tile-I1 = mynte
cottage_garden-tile-I2 = tusindfryd
cottage_garden-tile-I2p = timian
cottage_garden-tile-I3 = lavendler
cottage_garden-tile-V3 = jordbær
cottage_garden-tile-I4 = tulipaner
cottage_garden-tile-O4 = et fuglebad
cottage_garden-tile-T4 = solsikker
cottage_garden-tile-L4 = roser
cottage_garden-tile-S4 = bregner
cottage_garden-tile-F5 = valmuer
cottage_garden-tile-L5 = kornblomster
cottage_garden-tile-N5 = morgenfruer
cottage_garden-tile-P5 = hortensiaer
cottage_garden-tile-U5 = salathoveder
cottage_garden-tile-W5 = stedmoderblomster
cottage_garden-tile-X5 = dahliaer
cottage_garden-tile-Y5 = liljekonvaller
cottage_garden-tile-Z5 = iris
cottage_garden-tile-H1 = pæoner
cottage_garden-tile-H2 = græskar
cottage_garden-tile-H3 = trædesten
cottage_garden-tile-H4 = et skovturstæppe
cottage_garden-tile-H5 = hyacinter
cottage_garden-tile-H6 = lyng
cottage_garden-tile-H7 = funkier
cottage_garden-tile-H8 = en karpedam

## Bede, som de står i en sætning
cottage_garden-bed-light = det lyse bed
cottage_garden-bed-dark = det mørke bed
cottage_garden-bed-light1 = det venstre lyse bed
cottage_garden-bed-light2 = det højre lyse bed
cottage_garden-bed-dark1 = det venstre mørke bed
cottage_garden-bed-dark2 = det højre mørke bed

## Spørgsmål
cottage_garden-ask-first = Hvad planter du: en brik fra gartnerens række eller en urtepotte?
cottage_garden-ask-first-of-all = Dæk den bare jord i et bed, og lad urtepotter og glasklokker være synlige: de giver point. Hvad planter du først: en brik fra gartnerens række eller en urtepotte?
cottage_garden-ask-try = Under parasollen: hvad vil du prøve i dine bede?
cottage_garden-ask-plant-tile = Hvilken brik i gartnerens række planter du?
cottage_garden-ask-plant-tile-why = Gartneren står ved disse brikker. Hvilken planter du?
cottage_garden-ask-try-tile = Under parasollen er hele planteskolen din. Hvilken brik prøver du?
cottage_garden-ask-plant-bed = Hvilket af dine bede får { $name }?
cottage_garden-ask-plant-turn = Hvordan lægger du { $name } i { $bed }?
cottage_garden-ask-plant-turn-why = En brik må drejes og vendes. Hvordan lægger du { $name } i { $bed }?
cottage_garden-ask-plant-square = Hvor i { $bed } planter du { $name }?
cottage_garden-ask-plant-square-why = Hvert tal viser, hvor brikken begynder: ved det første felt i dens øverste række. Nummer 1 er tegnet, som den ville ligge. Hvor i { $bed } planter du { $name }?
cottage_garden-ask-pot-bed = Hvilket af dine bede får urtepotten?
cottage_garden-ask-pot-square = Hvor i { $bed } skal urtepotten stå?
cottage_garden-ask-only-pot-bed = Ingen brik i gartnerens række passer, så det bliver en urtepotte. Hvilket af dine bede får den?
cottage_garden-ask-only-pot-square = Ingen brik i gartnerens række passer, så det bliver en urtepotte. Hvor i { $bed } skal den stå?
cottage_garden-ask-won-pot-bed = Den sidste klods af en farve har forladt starten, så du har vundet en urtepotte. Hvilket af dine bede får den?
cottage_garden-ask-won-pot-square = Den sidste klods af en farve har forladt starten, så du har vundet en urtepotte. Hvor i { $bed } skal den stå?
cottage_garden-ask-cat-bed = Hvilket af dine bede får katten?
cottage_garden-ask-cat-square = Hvor i { $bed } lægger katten sig?
cottage_garden-ask-spare-cat-bed = Du har { $count } katte og må beholde to. Hvilket af dine bede lægger en kat sig i?
cottage_garden-ask-spare-cat-square = Du har { $count } katte og må beholde to. Hvor i { $bed } lægger en kat sig?
cottage_garden-ask-score-bed = Begge bede er færdige. Hvilket tager du først point for?
cottage_garden-ask-score-orange = Færdigt: { $bed }! { $count ->
    [one] Det viser 1 urtepotte: hvilken orange klods rykker 1 plads?
   *[other] Det viser { $count } urtepotter: hvilken orange klods rykker { $count } pladser?
}
cottage_garden-ask-score-orange-first = Færdigt: { $bed }! Det viser { $count ->
    [one] 1 urtepotte
   *[other] { $count } urtepotter
} og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
}. Hvilken orange klods rykker { $count ->
    [one] 1 plads
   *[other] { $count } pladser
}, før en blå rykker { $covers }?
cottage_garden-ask-score-no-orange = Færdigt: { $bed }! Det viser ingen urtepotte, så ingen orange klods rykker. Tager du point for det?
cottage_garden-ask-score-blue = Færdigt: { $bed }!{ $pots ->
    [0] {" "}
    [one] {" "}Den orange klods går fra { $came } til { $to } for 1 urtepotte.{" "}
   *[other] {" "}Den orange klods går fra { $came } til { $to } for { $pots } urtepotter.{" "}
}{ $count ->
    [one] Hvilken blå klods rykker 1 plads for 1 glasklokke?
   *[other] Hvilken blå klods rykker { $count } pladser for { $count } glasklokker?
}
cottage_garden-ask-score-no-blue = Færdigt: { $bed }!{ $pots ->
    [0] {" "}
    [one] {" "}Den orange klods går fra { $came } til { $to } for 1 urtepotte.{" "}
   *[other] {" "}Den orange klods går fra { $came } til { $to } for { $pots } urtepotter.{" "}
}{ $count ->
    [0] Ingen glasklokke er synlig, så ingen blå klods rykker. Tager du point for det?
   *[other] Alle blå klodser står for enden, så ingen rykker. Tager du point for det?
}
cottage_garden-ask-queue-tile = Brikkerne fra dit bed ligger bagest i køen, til sidst { $name } ({ $tile }). Hvilken lægger du bag den?
cottage_garden-ask-pay-cube = Slutrunden: så længe du har et bed, begynder hver tur med, at en klods rykker tilbage. En orange eller en blå?
cottage_garden-ask-pay-orange = Slutrunden: så længe du har et bed, begynder hver tur med, at en klods rykker tilbage. Hvilken orange?
cottage_garden-ask-pay-blue = Slutrunden: så længe du har et bed, begynder hver tur med, at en klods rykker tilbage. Hvilken blå?
cottage_garden-ask-pay-only = Slutrunden: så længe du har et bed, begynder hver tur med, at en klods rykker tilbage. Kun én af dine kan. Rykker du den?

## Værdier i menuer, højst 60 tegn, når de er sagt
cottage_garden-label-verb-pay = Ryk en klods tilbage
cottage_garden-label-verb-refill = Aflever en kat for at fylde rækken
cottage_garden-label-verb-plant = Plant en brik
cottage_garden-label-verb-pot = Plant en urtepotte
cottage_garden-label-verb-pot-won = Sæt urtepotten, du har vundet
cottage_garden-label-verb-cat = Læg en kat i et bed
cottage_garden-label-verb-score = Tag point for et bed
cottage_garden-label-verb-queue = Ordn de tilbageleverede brikker
cottage_garden-label-verb-end = Slut turen
cottage_garden-label-tile-short = { $name } ({ $tile })
cottage_garden-label-tile = { $tile } · { $name } · { $squares ->
    [one] 1 felt
   *[other] { $squares } felter
}{ $pots ->
    [0] {""}
   *[other] {", en potte"}
}{ $covers ->
    [0] {""}
   *[other] {", en klokke"}
}
cottage_garden-label-bed-light-short = Lyst bed
cottage_garden-label-bed-light = Lyst bed · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-bed-dark-short = Mørkt bed
cottage_garden-label-bed-dark = Mørkt bed · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-bed-light1-short = Lyst 1 (venstre)
cottage_garden-label-bed-light1 = Lyst 1 (venstre) · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-bed-light2-short = Lyst 2 (højre)
cottage_garden-label-bed-light2 = Lyst 2 (højre) · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-bed-dark1-short = Mørkt 1 (venstre)
cottage_garden-label-bed-dark1 = Mørkt 1 (venstre) · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-bed-dark2-short = Mørkt 2 (højre)
cottage_garden-label-bed-dark2 = Mørkt 2 (højre) · { $free ->
    [one] 1 fri
   *[other] { $free } frie
}, { $points ->
    [one] 1 synligt point
   *[other] { $points } synlige point
}
cottage_garden-label-done-light-short = Lyst bed
cottage_garden-label-done-light = Lyst bed · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-done-dark-short = Mørkt bed
cottage_garden-label-done-dark = Mørkt bed · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-done-light1-short = Lyst 1 (venstre)
cottage_garden-label-done-light1 = Lyst 1 (venstre) · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-done-light2-short = Lyst 2 (højre)
cottage_garden-label-done-light2 = Lyst 2 (højre) · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-done-dark1-short = Mørkt 1 (venstre)
cottage_garden-label-done-dark1 = Mørkt 1 (venstre) · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-done-dark2-short = Mørkt 2 (højre)
cottage_garden-label-done-dark2 = Mørkt 2 (højre) · færdigt: potter { $pots }, klokker { $covers }
cottage_garden-label-turn-1-short = som den ligger
cottage_garden-label-turn-1 = som den ligger · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-1-hides-short = som den ligger
cottage_garden-label-turn-1-hides = som den ligger · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-1-completes-short = som den ligger
cottage_garden-label-turn-1-completes = som den ligger · udfylder bedet
cottage_garden-label-turn-2-short = drejet til højre
cottage_garden-label-turn-2 = drejet til højre · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-2-hides-short = drejet til højre
cottage_garden-label-turn-2-hides = drejet til højre · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-2-completes-short = drejet til højre
cottage_garden-label-turn-2-completes = drejet til højre · udfylder bedet
cottage_garden-label-turn-3-short = på hovedet
cottage_garden-label-turn-3 = på hovedet · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-3-hides-short = på hovedet
cottage_garden-label-turn-3-hides = på hovedet · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-3-completes-short = på hovedet
cottage_garden-label-turn-3-completes = på hovedet · udfylder bedet
cottage_garden-label-turn-4-short = drejet til venstre
cottage_garden-label-turn-4 = drejet til venstre · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-4-hides-short = drejet til venstre
cottage_garden-label-turn-4-hides = drejet til venstre · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-4-completes-short = drejet til venstre
cottage_garden-label-turn-4-completes = drejet til venstre · udfylder bedet
cottage_garden-label-turn-5-short = vendt om
cottage_garden-label-turn-5 = vendt om · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-5-hides-short = vendt om
cottage_garden-label-turn-5-hides = vendt om · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-5-completes-short = vendt om
cottage_garden-label-turn-5-completes = vendt om · udfylder bedet
cottage_garden-label-turn-6-short = vendt om og til højre
cottage_garden-label-turn-6 = vendt om og til højre · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-6-hides-short = vendt om og til højre
cottage_garden-label-turn-6-hides = vendt om og til højre · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-6-completes-short = vendt om og til højre
cottage_garden-label-turn-6-completes = vendt om og til højre · udfylder bedet
cottage_garden-label-turn-7-short = vendt om og på hovedet
cottage_garden-label-turn-7 = vendt om og på hovedet · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-7-hides-short = vendt om og på hovedet
cottage_garden-label-turn-7-hides = vendt om og på hovedet · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-7-completes-short = vendt om og på hovedet
cottage_garden-label-turn-7-completes = vendt om og på hovedet · udfylder bedet
cottage_garden-label-turn-8-short = vendt om og til venstre
cottage_garden-label-turn-8 = vendt om og til venstre · { $count ->
    [one] 1 sted
   *[other] { $count } steder
}
cottage_garden-label-turn-8-hides-short = vendt om og til venstre
cottage_garden-label-turn-8-hides = vendt om og til venstre · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-turn-8-completes-short = vendt om og til venstre
cottage_garden-label-turn-8-completes = vendt om og til venstre · udfylder bedet
cottage_garden-label-square = { $square }
cottage_garden-label-square-hides = { $square } · skjuler { $points ->
    [one] 1 point
   *[other] { $points } point
}
cottage_garden-label-square-completes = { $square } · gør bedet færdigt
cottage_garden-label-cube-short = { $place } → { $to }
cottage_garden-label-cube = { $place } → { $to }{ $cats ->
    [0] {""}
   *[other] {" · en kat"}
}{ $pots ->
    [0] {""}
   *[other] {" · en urtepotte"}
}{ $hive ->
    [0] {""}
   *[other] {" · bistade"} +{ $hive }
}
cottage_garden-label-orange-short = Orange klods
cottage_garden-label-orange = Orange klods (urtepotter)
cottage_garden-label-blue-short = Blå klods
cottage_garden-label-blue = Blå klods (glasklokker)
cottage_garden-label-back = { $place } → { $to }
cottage_garden-label-no-orange = Ingen orange klods
cottage_garden-label-no-blue = Ingen blå klods

cottage_garden-group-row-1 = Række 1
cottage_garden-group-row-2 = Række 2
cottage_garden-group-row-3 = Række 3
cottage_garden-group-row-4 = Række 4
cottage_garden-group-row-5 = Række 5
cottage_garden-group-size-1 = 1 felt
cottage_garden-group-size-2 = 2 felter
cottage_garden-group-size-3 = 3 felter
cottage_garden-group-size-4 = 4 felter
cottage_garden-group-size-5 = 5 felter
cottage_garden-group-size-6 = 6 felter
cottage_garden-group-beds = Bede
cottage_garden-group-turns = Drejninger
cottage_garden-group-cubes = Klodser

## En afsluttet tur i få ord
cottage_garden-tell-plant = plantede { $name } ({ $tile }) i { $bed }{ $points ->
    [0] {""}
    [one] {" og skjulte 1 point"}
   *[other] {" og skjulte "}{ $points } point
}
cottage_garden-tell-pot = satte en urtepotte på { $square } i { $bed }
cottage_garden-tell-pot-won = vandt en urtepotte til { $square } i { $bed }
cottage_garden-tell-cat = lod en kat lægge sig på { $square } i { $bed }
cottage_garden-tell-score = fuldførte { $bed } (potter { $pots }, klokker { $covers }): +{ $points } point{ $cats ->
    [0] {""}
    [one] {", en kat"}
   *[other] {", "}{ $cats } katte
}{ $hive ->
    [0] {""}
   *[other] {", bistadet til "}{ $hive }
}{ $next ->
    [light] {", et lyst bed kom i stedet"}
    [dark] {", et mørkt bed kom i stedet"}
   *[none] {""}
}
cottage_garden-tell-pay-orange = betalte { $points } point (en orange klods tilbage til { $to })
cottage_garden-tell-pay-blue = betalte { $points } point (en blå klods tilbage til { $to })
cottage_garden-tell-queue = lagde { $name } ({ $tile }) bagest i køen
cottage_garden-tell-refill = afleverede en kat for at fylde rækken
cottage_garden-tell-final = slutrunden begynder{ $count ->
    [0] {""}
    [one] {", 1 bed med under 3 brikker opgives"}
   *[other] {", "}{ $count } bede med under 3 brikker opgives
}

## Slutninger; bordet indsætter vinderne
cottage_garden-ending-points = { $winners } vinder med { $points } point.
cottage_garden-ending-hive = { $winners } vinder: ved { $points } point hver afgør det bedste bistade.
cottage_garden-ending-shared = { $winners } deler sejren med { $points } point hver.
cottage_garden-ending-solo = { $points } point: { $winners } havde grønne fingre som { $rating }.

cottage_garden-rating-seedling = en frøplante
cottage_garden-rating-sprout = en spire
cottage_garden-rating-bud = en knop, der snart springer ud
cottage_garden-rating-bloom = en blomst i fuldt flor
cottage_garden-rating-bouquet = en hel buket
cottage_garden-rating-master = en mestergartner

## Hvorfor et træk ikke kan lade sig gøre
cottage_garden-refuse-game-over = Spillet er slut: alle bede har forladt bordet.
cottage_garden-refuse-not-your-turn = Det er en andens tur. Din kommer rundt med uret.
cottage_garden-refuse-only-a-trial = Under parasollen prøver du kun: plant brikker, urtepotter og katte her, alt andet venter til din tur.
cottage_garden-refuse-pay-first = I slutrunden begynder din tur med at rykke en klods tilbage. Vælg først klodsen.
cottage_garden-refuse-planted-already = Du har allerede plantet i denne tur, én brik eller én urtepotte. Du må stadig lægge katte i dine bede eller slutte din tur.
cottage_garden-refuse-plant-first = Du må ikke melde pas: plant en brik fra gartnerens række eller en urtepotte, og slut så din tur.
cottage_garden-refuse-pot-first = Du har vundet en urtepotte: sæt den på et bart felt i et bed før alt andet.
cottage_garden-refuse-no-such-bed = Du har ikke noget bed, der hedder { $bed } nu. Dine: { $beds }.
cottage_garden-refuse-no-such-tile = Der er ingen brik, der hedder { $tile }. Brikker har navne som H4 eller I3b: menuerne, listen med forslag og tekstbrættet nævner dem.
cottage_garden-refuse-not-in-row = Brikken { $tile } ligger ikke i gartnerens række. Der finder du: { $row }.
cottage_garden-refuse-row-empty = Gartnerens række er tom. Plant en urtepotte.
cottage_garden-refuse-no-such-square = Der er intet felt { $square }. Et bed har kolonnerne A til E og rækkerne 1 til 5, for eksempel B2.
cottage_garden-refuse-turn-alike = { $tile } ser i drejning { $turn } ud som i en lavere. Vælg mellem: { $turns }.
cottage_garden-refuse-leaves-bed = I drejning { $turn } og med sit første felt på { $square } ville { $tile } stikke ud over kanten. Ryk den indad, eller drej den.
cottage_garden-refuse-overlaps-tile = { $tile } ville ligge oven på andre blomster: i { $bed } er disse felter optaget: { $squares }. Ryk den, eller drej den.
cottage_garden-refuse-overlaps-token = { $tile } ville ligge oven på en kat eller en løs urtepotte: i { $bed } er disse felter optaget: { $squares }. Ryk den, eller drej den.
cottage_garden-refuse-square-taken = Der ligger allerede noget på { $square } i { $bed }. Vælg et frit felt.
cottage_garden-refuse-square-printed = { $square } i { $bed } viser en urtepotte eller en glasklokke og behøver ikke at dækkes. Urtepotter og katte skal på bar jord.
cottage_garden-refuse-no-cat = Du har ingen kat i reserve. En klods, der rykker over den røde streg, giver en.
cottage_garden-refuse-last-square = { $square } er det sidste bare felt i dine bede, og du skal stadig plante en brik eller en urtepotte. Plant først, så må katten følge efter.
cottage_garden-refuse-refill-over = En kat kan kun fylde rækken i begyndelsen af en tur, én gang, og ikke når rækken blev fyldt alligevel.
cottage_garden-refuse-row-full = Ingen plads i gartnerens række er tom. Behold din kat.
cottage_garden-refuse-queue-empty = Køen er tom: der er ingen brik at fylde rækken med. Behold din kat.
cottage_garden-refuse-no-cat-to-give = Du har ingen kat at aflevere for at fylde rækken.
cottage_garden-refuse-score-after-planting = Bede giver point efter plantningen. Plant først en brik eller en urtepotte.
cottage_garden-refuse-not-completed = { $free ->
    [one] I { $bed } er 1 bart felt stadig frit. Et bed giver point, når alle bare felter er dækket.
   *[other] I { $bed } er { $free } bare felter stadig fri. Et bed giver point, når alle bare felter er dækket.
}
cottage_garden-refuse-score-first = Et bed er færdigt. Tag point for det, før du slutter din tur.
cottage_garden-refuse-no-orange-moves = Ingen orange klods rykker: bedet viser ingen urtepotte, eller alle tre står på 20. Skriv »none«.
cottage_garden-refuse-no-blue-moves = Ingen blå klods rykker: bedet viser ingen glasklokke, eller alle tre står på 20. Skriv »none«.
cottage_garden-refuse-orange-must-move = Bedet viser urtepotter, så en orange klods skal rykke. Dine, der kan: { $places }.
cottage_garden-refuse-blue-must-move = Bedet viser glasklokker, så en blå klods skal rykke. Dine, der kan: { $places }.
cottage_garden-refuse-no-orange-there = Ingen af dine orange klodser kan rykke fra { $place }. Vælg mellem: { $places }.
cottage_garden-refuse-no-blue-there = Ingen af dine blå klodser kan rykke fra { $place }. Vælg mellem: { $places }.
cottage_garden-refuse-nothing-returned = Ingen brikker kom tilbage i køen i denne tur, så der er intet at ordne.
cottage_garden-refuse-not-returned = { $tile } er ikke blandt de brikker, der lige kom tilbage, eller er flyttet allerede. Fortryd for at ordne dem på ny.
cottage_garden-refuse-last-already = { $tile } ligger allerede bagest i køen.
cottage_garden-refuse-nothing-to-pay = Der er intet at betale nu: klodser rykker kun tilbage før en tur i slutrunden.
cottage_garden-refuse-no-cube-there = Du har ingen sådan klods på { $place }. Du kan rykke: { $possible }.
cottage_garden-refuse-too-near-start = En klods på { $place } kan ikke rykke 2 point tilbage. Du kan rykke: { $possible }.
cottage_garden-refuse-end-only-if-forced = En klods på 20 rykker kun tilbage, når ingen anden kan. Du kan rykke: { $possible }.
cottage_garden-refuse-too-many-cats = Du har { $cats } katte og må beholde { $kept }. Læg de andre på frie felter i dine bede.
