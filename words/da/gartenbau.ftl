# Spillet
gartenbau-name = Gartenbau
gartenbau-tagline = Spirer, planter, blomster: en have, der vokser til alle sider, for 2 til 4.
gartenbau-option-hands = Blomster
gartenbau-option-hands-novice = Begynder: en færdig hånd på fem blomster
gartenbau-option-hands-advanced = Øvet: vælg på skift, kassér hemmeligt

# Pointarket
gartenbau-score-flowers = Blomster
gartenbau-score-plants = Planter
gartenbau-score-flower-pot = Urtepotte
gartenbau-score-watering-can = Vandkande

# Slutninger
gartenbau-ending-won = { $winners } har mest prestige: { $points }.
gartenbau-ending-flowers = Flere har { $points } prestige. { $winners } vinder: { $count ->
    [one] én blomst
   *[other] { $count } blomster
  } lagt, flere end de andre.
gartenbau-ending-plants = Flere har { $points } prestige og lige mange blomster. { $winners } vinder: kun { $count ->
    [one] én plante
   *[other] { $count } planter
  } stadig synlig, færre end de andre.
gartenbau-ending-shared = { $winners } deler sejren: { $count } gartnere med { $points } prestige, lige mange blomster og lige mange planter.

# Navne
gartenbau-facing-up = op
gartenbau-facing-right = højre
gartenbau-facing-down = ned
gartenbau-facing-left = venstre
gartenbau-ability-transplant = omplantning
gartenbau-ability-sale = udsalg
gartenbau-ability-nursery = planteskole
gartenbau-ability-bloom = blomstring
gartenbau-ability-bounty = overflod
gartenbau-colour-red = rød
gartenbau-colour-yellow = gul
gartenbau-colour-blue = blå
gartenbau-colour-orange = orange
gartenbau-colour-purple = lilla
gartenbau-colour-green = grøn

# Farver foran navnet på en bestemt ting (den røde plante)
gartenbau-definite-red = røde
gartenbau-definite-yellow = gule
gartenbau-definite-blue = blå
gartenbau-definite-orange = orange
gartenbau-definite-purple = lilla
gartenbau-definite-green = grønne

# Blomster efter art, og med deres point i korthed
gartenbau-species-red-lily = Rød lilje
gartenbau-species-garden-rose = Haverose
gartenbau-species-forget-me-not = Forglemmigej
gartenbau-species-rhododendron = Rhododendron
gartenbau-species-sweet-william = Studenternellike
gartenbau-species-calla-lily = Kalla
gartenbau-species-carnation = Nellike
gartenbau-species-fuchsia = Fuchsia
gartenbau-species-cornflower = Kornblomst
gartenbau-species-larkspur = Ridderspore
gartenbau-species-datura = Datura
gartenbau-species-hybrid-tea-rose = Tehybrid
gartenbau-flower-red-lily-20 = Rød lilje (20 i prestige)
gartenbau-flower-red-lily-purple-8 = Rød lilje (8 + 3 eller 2 for lilla)
gartenbau-flower-red-lily-plants = Rød lilje (8 + 5 pr. plante)
gartenbau-flower-garden-rose-20 = Haverose (20 i prestige)
gartenbau-flower-garden-rose-orange-8 = Haverose (8 + 3 eller 2 for orange)
gartenbau-flower-garden-rose-six = Haverose (12 + 12 pr. gruppe af seks farver)
gartenbau-flower-forget-me-not-20 = Forglemmigej (20 i prestige)
gartenbau-flower-forget-me-not-green-8 = Forglemmigej (8 + 3 eller 2 for grøn)
gartenbau-flower-forget-me-not-pairs = Forglemmigej (12 + 2 pr. par)
gartenbau-flower-rhododendron-16 = Rhododendron (16 i prestige)
gartenbau-flower-rhododendron-24 = Rhododendron (24 i prestige)
gartenbau-flower-rhododendron-seedlings = Rhododendron (spirer ved siden af dine blomster)
gartenbau-flower-sweet-william-16 = Studenternellike (16 i prestige)
gartenbau-flower-sweet-william-identical = Studenternellike (ens spirer ved siden af)
gartenbau-flower-calla-lily-16 = Kalla (16 i prestige)
gartenbau-flower-calla-lily-24 = Kalla (24 i prestige)
gartenbau-flower-calla-lily-spaces = Kalla (tomme felter ved siden af)
gartenbau-flower-carnation-18 = Nellike (18 i prestige)
gartenbau-flower-carnation-flowers = Nellike (blomster ved siden af)
gartenbau-flower-fuchsia-18 = Fuchsia (18 i prestige)
gartenbau-flower-fuchsia-primaries = Fuchsia (10 + sæt af rød, gul, blå)
gartenbau-flower-fuchsia-secondaries = Fuchsia (10 + sæt af grøn, lilla, orange)
gartenbau-flower-cornflower-orange-6 = Kornblomst (6 + 2 for orange)
gartenbau-flower-cornflower-purple-6 = Kornblomst (6 + 2 for lilla)
gartenbau-flower-cornflower-green-6 = Kornblomst (6 + 2 for grøn)
gartenbau-flower-cornflower-largest-set = Kornblomst (10 + 2 pr. spire i største gruppe)
gartenbau-flower-larkspur-orange-6 = Ridderspore (6 + 2 for orange)
gartenbau-flower-larkspur-purple-6 = Ridderspore (6 + 2 for lilla)
gartenbau-flower-larkspur-green-6 = Ridderspore (6 + 2 for grøn)
gartenbau-flower-larkspur-largest-hole = Ridderspore (10 + 1 pr. felt i største hul)
gartenbau-flower-datura-holes = Datura (huller)
gartenbau-flower-datura-rectangle = Datura (største rektangel)
gartenbau-flower-datura-edges = Datura (kanter, højst 40)
gartenbau-flower-hybrid-tea-rose-holes = Tehybrid (huller)
gartenbau-flower-hybrid-tea-rose-many-holes = Tehybrid (6 + huller)
gartenbau-flower-hidden = en skjult blomst

# Det, planter består af, og det, blomster lægges på
gartenbau-recipe-red = to røde
gartenbau-recipe-yellow = to gule
gartenbau-recipe-blue = to blå
gartenbau-recipe-orange = to orange eller rød og gul
gartenbau-recipe-purple = to lilla eller rød og blå
gartenbau-recipe-green = to grønne eller gul og blå
gartenbau-recipe-red-lily = to røde
gartenbau-recipe-garden-rose = to gule
gartenbau-recipe-forget-me-not = to blå
gartenbau-recipe-rhododendron = to orange eller rød og gul
gartenbau-recipe-sweet-william = to lilla eller rød og blå
gartenbau-recipe-calla-lily = to grønne eller gul og blå
gartenbau-recipe-carnation = rød og orange
gartenbau-recipe-fuchsia = rød og lilla
gartenbau-recipe-cornflower = blå og lilla
gartenbau-recipe-larkspur = blå og grøn
gartenbau-recipe-datura = gul og orange
gartenbau-recipe-hybrid-tea-rose = gul og grøn

# Hvordan blomster giver point, fuldt ud
gartenbau-scoring-16 = 16 prestige, uanset haven.
gartenbau-scoring-18 = 18 prestige, uanset haven.
gartenbau-scoring-20 = 20 prestige, uanset haven.
gartenbau-scoring-24 = 24 prestige, uanset haven.
gartenbau-scoring-orange-6 = 6, og 2 for hver synlig spire og hver synlig plante i orange.
gartenbau-scoring-purple-6 = 6, og 2 for hver synlig spire og hver synlig plante i lilla.
gartenbau-scoring-green-6 = 6, og 2 for hver synlig spire og hver synlig plante i grøn.
gartenbau-scoring-orange-8 = 8, og 3 for hver synlig plante og 2 for hver synlig spire i orange.
gartenbau-scoring-purple-8 = 8, og 3 for hver synlig plante og 2 for hver synlig spire i lilla.
gartenbau-scoring-green-8 = 8, og 3 for hver synlig plante og 2 for hver synlig spire i grøn.
gartenbau-scoring-holes = For huller i haven: 1 → 5, 2 → 8, 3 → 12, 4 → 17, 5 → 23, 6 → 28.
gartenbau-scoring-many-holes = 6, og for huller i haven: 1 → 4, 2 → 8, 3 → 14, 4 → 20, 5 → 28, 6 → 36. To af disse deler hullerne.
gartenbau-scoring-spaces = For tomme felter ved siden af blomsten: 2 → 16, 3 → 20, 4 → 25, 5 → 31, 6 → 38, 7 → 46.
gartenbau-scoring-flowers = For andre blomster ved siden af denne: 1 → 15, 2 → 24, 3 → 34, 4 → 45.
gartenbau-scoring-rectangle = 1 for hvert felt i havens største fyldte rektangel.
gartenbau-scoring-edges = 1 for hver lige kant på havens yderside, højst 40.
gartenbau-scoring-largest-set = 10, og 2 for hver spire i den største sammenhængende gruppe af én farve. To af disse tæller to grupper.
gartenbau-scoring-largest-hole = 10, og 1 for hvert felt i det største hul. To af disse tæller to huller.
gartenbau-scoring-seedlings = For spirer ved siden af alle dine blomster: 4 → 10, 13 → 18, 21 → 26, 28 → 34, 34 → 42, 40 → 50.
gartenbau-scoring-pairs = 12, og 2 for hvert par af nabospirer i samme farve; hver spire tæller med i ét par.
gartenbau-scoring-primaries = 10, og for sæt af en rød, en gul og en blå spire: 1 → 5, 2 → 10, 3 → 16, 4 → 23, 5 → 30.
gartenbau-scoring-secondaries = 10, og for sæt af en grøn, en lilla og en orange spire: 1 → 5, 2 → 10, 3 → 16, 4 → 23, 5 → 30.
gartenbau-scoring-six = 12, og 12 for hver sammenhængende gruppe af spirer i alle seks farver.
gartenbau-scoring-plants = 8, og 5 for hver synlig plante.
gartenbau-scoring-identical = For flest spirer i én farve ved siden af blomsten: 2 → 8, 3 → 13, 4 → 18, 5 → 24, 6 → 30, 7 → 37, 8 → 45.

# Det, kronbladene giver, fuldt ud
gartenbau-ability-transplant-in-full = Flyt en spirebrik, eller byt plads mellem to.
gartenbau-ability-sale-in-full = Køb en plante for en sol eller et vand mindre.
gartenbau-ability-nursery-in-full = Tag den øverste brik på et kronblad, og læg den.
gartenbau-ability-bloom-in-full = Læg en blomst fra din hånd.
gartenbau-ability-bounty-in-full = Tag tre ressourcer efter eget valg.

# What the owner of a hand is told of each flower
gartenbau-hint-bed = **{ $flower }**, på { $recipe }: { $count ->
    [one] kan lægges nu, på { $square }: tæller { $points }, din have { $gain }.
   *[other] kan lægges nu { $count } steder, bedst på { $square }: tæller { $points }, din have { $gain }.
  }
gartenbau-hint-points = { $flower }, på { $recipe }: ingen plads endnu; ville tælle { $points } nu.
gartenbau-hint-waiting = { $flower }, på { $recipe }: ingen plads endnu.
gartenbau-hint-held = På din hånd: { $flower }, på { $recipe }.
gartenbau-hint-held-scoring = På din hånd: { $flower }, på { $recipe }. { $scoring }
gartenbau-hint-place = { $flower }, på { $recipe }: ingen plads endnu, og pladsen afgør, hvad den tæller.

# Spørgsmål
gartenbau-ask-draft = Hvilken bunke vælger du?
gartenbau-ask-prepare = Hvordan gør du haven klar?
gartenbau-ask-act = Du gør én ting i hver tur. Hvad skal det være?
gartenbau-ask-act-first = Læg spirer, dæk to med en plante og to planter med en blomst fra din hånd: blomster giver mest. Du gør én ting i hver tur. Hvad skal det være?
gartenbau-ask-pay = Hvad lægger du på det kronblad, du går forbi?
gartenbau-ask-place = Hvor skal brikken ligge?
gartenbau-ask-fetch = Hvilken brik henter du?
gartenbau-ask-buy = Hvilken plante køber du?
gartenbau-ask-bloom = Hvilken blomst lægger du?
gartenbau-ask-collect = Hvilke ressourcer tager du?
gartenbau-ask-lift = Hvilken brik løfter du?
gartenbau-ask-replant = Skal brikken ligge et andet sted, eller bytte plads med en anden?
gartenbau-ask-return = Hvad lægger du tilbage?
gartenbau-ask-done = Slutter du din tur?
gartenbau-ask-pick-pile = Under hver åben blomst ligger en skjult, og du får begge. Hvilken bunke vælger du?
gartenbau-ask-side-side = Spirer bliver til planter, og planter bærer dine blomster, hver på de to, dens kort viser. Hvilken side af din startbrik skal vende op?
gartenbau-ask-discard-flower = { $count ->
    [one] Ingen andre ser den: hvilken blomst kasserer du?
   *[other] { $count } skal væk, og ingen andre ser dem: hvilken blomst kasserer du?
  }
gartenbau-ask-market-petal = Du går med uret, og hvert frit kronblad, du går forbi, koster en sol eller et vand. Hvilket kronblad går du til?
gartenbau-ask-market-prize = Hvad tager du på kronblad { $petal }?
gartenbau-ask-pay-token = Du går forbi kronblad { $petal }. Hvad lægger du der ({ $count } mangler endnu)?
gartenbau-ask-place-square = Brikken er { $first } og { $second }. Hvor skal { $first } ligge?
gartenbau-ask-place-square-twin = Begge spirer på brikken har samme farve: { $colour }. Hvor skal den venstre eller øverste ligge?
gartenbau-ask-place-facing = På hvilken side af den ligger { $second }?
gartenbau-ask-place-facing-twin = På hvilken side af den ligger den anden { $colour } spire?
gartenbau-ask-plant-colour = En plante dækker to spirer ved siden af hinanden, på to brikker. Hvilken plante køber du?
gartenbau-ask-plant-squares = Hvilke to spirer dækker den { $colour } plante?
gartenbau-ask-flower-flower = En blomst dækker to planter ved siden af hinanden. Hvilken blomst lægger du?
gartenbau-ask-flower-square = { $flower }: på hvilket felt ligger dens øverste venstre hjørne?
gartenbau-ask-pot-petal = Én gang i spillet bringer urtepotten dig gratis til et hvilket som helst kronblad og giver dig dets brik. Hvilket kronblad springer du til?
gartenbau-ask-fetch-petal = Fra hvilket kronblad henter du brikken?
gartenbau-ask-buy-colour = Hvilken plante køber du på udsalg?
gartenbau-ask-buy-squares = Hvilke to spirer dækker den { $colour } plante?
gartenbau-ask-buy-saving = Hvad betaler du én mindre af for den { $colour } plante?
gartenbau-ask-collect-suns = Du tager { $count }. Hvilke ressourcer?
gartenbau-ask-lift-tile = Hvilken spirebrik løfter du?
gartenbau-ask-replant-square = Brikken er { $first } og { $second }. Hvor skal { $first } ligge?
gartenbau-ask-replant-square-twin = Begge spirer på brikken har samme farve: { $colour }. Hvor skal den venstre eller øverste ligge?
gartenbau-ask-replant-facing = På hvilken side af den ligger { $second }?
gartenbau-ask-replant-facing-twin = På hvilken side af den ligger den anden { $colour } spire?
gartenbau-ask-swap-tile = Hvilken brik bytter den plads med?
gartenbau-ask-swap-turned = Skal en af dem vendes (den løftede brik er den første)?
gartenbau-ask-return-suns = Du har { $count } mere end { $most }. Hvad lægger du tilbage?

# Menuer
gartenbau-label-verb-pick = Vælg en bunke
gartenbau-label-verb-side = Vælg en side
gartenbau-label-verb-discard = Kassér en blomst
gartenbau-label-verb-market = Gå til markedet
gartenbau-label-verb-pay = Betal for at gå forbi
gartenbau-label-verb-place = Læg brikken
gartenbau-label-verb-plant = Køb en plante
gartenbau-label-verb-flower = Læg en blomst
gartenbau-label-verb-pot = Brug urtepotten
gartenbau-label-verb-fetch = Hent en brik
gartenbau-label-verb-buy = Køb på udsalg
gartenbau-label-verb-collect = Tag ressourcer
gartenbau-label-verb-can = Brug vandkanden
gartenbau-label-verb-lift = Løft en brik
gartenbau-label-verb-replant = Læg den et andet sted
gartenbau-label-verb-swap = Byt plads
gartenbau-label-verb-return = Læg tilbage
gartenbau-label-verb-end = Slut turen
gartenbau-label-pile = { $flower }, bunke { $number }
gartenbau-label-side-front = Forside: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-label-side-back = Bagside: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-label-flower = { $flower }
gartenbau-label-petal-tile = { $petal }: { $first } + { $second }
gartenbau-label-petal-tile-paid = { $petal }: { $first } + { $second }, betal { $cost }
gartenbau-label-petal-empty = { $petal }: ingen brik, { $ability }
gartenbau-label-petal-empty-paid = { $petal }: ingen brik, { $ability }, betal { $cost }
gartenbau-label-prize-tile = Brikken: { $first } + { $second }
gartenbau-label-prize-tile-more = Brikken: { $first } + { $second }, og { $suns } sol, { $waters } vand
gartenbau-label-prize-tile-more-suns = Brikken: { $first } + { $second }, og { $suns } sol
gartenbau-label-prize-tile-more-waters = Brikken: { $first } + { $second }, og { $waters } vand
gartenbau-label-prize-resources = Ressourcer: { $suns } sol, { $waters } vand
gartenbau-label-prize-resources-suns = Ressourcer: { $suns } sol
gartenbau-label-prize-resources-waters = Ressourcer: { $waters } vand
gartenbau-label-prize-ability = Evnen: { $ability }
gartenbau-label-prize-ability-more = Evnen: { $ability }, og { $suns } sol, { $waters } vand
gartenbau-label-prize-ability-more-suns = Evnen: { $ability }, og { $suns } sol
gartenbau-label-prize-ability-more-waters = Evnen: { $ability }, og { $waters } vand
gartenbau-label-token-sun = En sol
gartenbau-label-token-water = Et vand
gartenbau-label-square = { $square }
gartenbau-label-square-beside-1 = { $square }, ved siden af { $colour1 }
gartenbau-label-square-beside-1-short = { $square }
gartenbau-label-square-beside-2 = { $square }, ved siden af { $colour1 } og { $colour2 }
gartenbau-label-square-beside-2-short = { $square }
gartenbau-label-square-beside-3 = { $square }, ved siden af { $colour1 }, { $colour2 } og { $colour3 }
gartenbau-label-square-beside-3-short = { $square }
gartenbau-label-square-beside-4 = { $square }, ved siden af { $colour1 }, { $colour2 }, { $colour3 } og { $colour4 }
gartenbau-label-square-beside-4-short = { $square }
gartenbau-label-bed = { $square }, over { $first } og { $second }
gartenbau-label-bed-short = { $square }
gartenbau-label-facing = { $facing }, på { $square }
gartenbau-label-colour = { $colour }: { $prestige } prestige for { $suns } sol, { $waters } vand
gartenbau-label-colour-none = { $colour }: ingen tilbage
gartenbau-label-squares = { $squares }: { $first } + { $second }
gartenbau-label-saving-sun = En sol mindre
gartenbau-label-saving-water = Et vand mindre
gartenbau-label-suns = { $suns } sol, { $waters } vand
gartenbau-label-suns-suns = { $suns } sol
gartenbau-label-suns-waters = { $waters } vand
gartenbau-label-turned-neither = Ingen vendes
gartenbau-label-turned-first = Den løftede brik vendes
gartenbau-label-turned-second = Den anden brik vendes
gartenbau-label-turned-both = Begge vendes

# Det, en tur fortælles med
gartenbau-tell-pick = valgte bunke { $number }: { $flower } og en skjult blomst
gartenbau-tell-side = lagde startbrikken: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-tell-discard = kasserede en blomst
gartenbau-tell-tile = tog brikken { $first } + { $second } fra kronblad { $petal }
gartenbau-tell-tile-hidden = tog brikken fra kronblad { $petal }
gartenbau-tell-resources = tog { $suns } sol, { $waters } vand på kronblad { $petal }
gartenbau-tell-resources-suns = tog { $suns } sol på kronblad { $petal }
gartenbau-tell-resources-waters = tog { $waters } vand på kronblad { $petal }
gartenbau-tell-ability = brugte evnen { $ability } på kronblad { $petal }
gartenbau-tell-pot = urtepotte: sprang til kronblad { $petal }, tog brikken { $first } + { $second }
gartenbau-tell-pot-hidden = urtepotte: sprang til kronblad { $petal }, tog brikken
gartenbau-tell-fetch = hentede brikken { $first } + { $second } fra kronblad { $petal }
gartenbau-tell-fetch-hidden = hentede brikken fra kronblad { $petal }
gartenbau-tell-pay-sun = lagde en sol på kronblad { $petal }
gartenbau-tell-pay-water = lagde et vand på kronblad { $petal }
gartenbau-tell-place = lagde den på { $squares }
gartenbau-tell-plant = plantede { $colour } ({ $prestige }) på { $squares }
gartenbau-tell-buy = udsalg: plantede { $colour } ({ $prestige }) på { $squares }
gartenbau-tell-flower = lagde en blomst på { $square }: { $flower }
gartenbau-tell-collect = tog { $suns } sol, { $waters } vand
gartenbau-tell-collect-suns = tog { $suns } sol
gartenbau-tell-collect-waters = tog { $waters } vand
gartenbau-tell-can = brugte vandkanden
gartenbau-tell-lift = løftede brikken på { $tile }
gartenbau-tell-replant = lagde den på { $squares }
gartenbau-tell-swap = byttede dens plads med brikken på { $tile }
gartenbau-tell-return = lagde { $suns } sol, { $waters } vand tilbage
gartenbau-tell-return-suns = lagde { $suns } sol tilbage
gartenbau-tell-return-waters = lagde { $waters } vand tilbage

# Afslag
gartenbau-refuse-over = Spillet er slut: fire kronblade er tomme, og runden er spillet færdig.
gartenbau-refuse-only-a-trial = Det her er kun en prøve, og i en prøve sluttes ingen tur. Din egen tur venter, som den var.
gartenbau-refuse-tile-hidden = Den øverste brik på kronblad { $petal } ligger med forsiden ned, indtil den tur, hvor den blev afdækket, er sluttet. Vælg et andet kronblad.
gartenbau-refuse-not-your-turn = Det er ikke din tur. Man skiftes med uret, med én handling hver.
gartenbau-refuse-not-your-pick = Det er ikke dig, der skal vælge. Bunkerne vælges på skift, én ad gangen.
gartenbau-refuse-pick-first = Udvælgelsen er ikke færdig: vælg først en bunke blomster.
gartenbau-refuse-pile-gone = Bunke { $pile } er allerede valgt. Tilbage er: { $piles }.
gartenbau-refuse-draft-over = Udvælgelsen er slut, der er ingen bunker at vælge.
gartenbau-refuse-ready = Du er klar. Den første tur begynder, når alle de andre også er det.
gartenbau-refuse-side-first = Vælg først, hvilken side af din startbrik der skal vende op.
gartenbau-refuse-side-chosen = Du har valgt side af din startbrik. Fortryd tager den tilbage.
gartenbau-refuse-no-discard = Du har intet at kassere: { $count } kasseret, som der skal være.
gartenbau-refuse-discard-first = { $count ->
    [one] Der skal først kasseres én blomst til.
   *[other] Der skal først kasseres { $count } blomster til.
  }
gartenbau-refuse-end-preparation = Alt er gjort klar. Slut forberedelsen for at være klar; den første tur kommer, når alle er det.
gartenbau-refuse-prepared = Forberedelsen er slut, spillet er i gang. Vælg i stedet, hvad du gør i din tur.
gartenbau-refuse-no-flower = Ingen blomst hedder »{ $flower }«. Din hånd viser, hvad du kan lægge.
gartenbau-refuse-not-in-hand = { $flower } er ikke på din hånd. Du kan kun bruge en blomst, du har.
gartenbau-refuse-first-act = Gør først én ting i denne tur: markedet, en plante, en blomst eller urtepotten.
gartenbau-refuse-first-pay = Betal først en sol eller et vand for det kronblad, du går forbi.
gartenbau-refuse-first-place = Læg først den spirebrik, du har i hånden.
gartenbau-refuse-first-fetch = Hent først en brik: det er det, planteskolen giver dig.
gartenbau-refuse-first-buy = Køb først en plante på udsalg.
gartenbau-refuse-first-bloom = Læg først en blomst: det er det, kronbladet giver dig.
gartenbau-refuse-first-collect = Tag først dine tre ressourcer.
gartenbau-refuse-first-lift = Løft først den brik, du vil flytte.
gartenbau-refuse-first-replant = Læg først den løftede brik et andet sted, eller byt dens plads.
gartenbau-refuse-first-return = Læg først det tilbage, du har over ti.
gartenbau-refuse-first-done = Du har gjort din ene ting i denne tur. Slut turen, eller tag den tilbage.
gartenbau-refuse-no-petal = Der er intet kronblad { $petal } i dette spil; det sidste er { $last }.
gartenbau-refuse-petal-own = Du står på kronblad { $petal }. Din figur må hverken blive der eller gå hele vejen rundt til det.
gartenbau-refuse-petal-taken = En anden figur står på kronblad { $petal }. Gå videre til et frit.
gartenbau-refuse-way-cost = Vejen til kronblad { $petal } går forbi { $needed } frie kronblade, en sol eller et vand for hvert; du har { $held }. Vælg et nærmere.
gartenbau-refuse-no-tile = Kronblad { $petal } har ingen brik tilbage. Tag ressourcerne, eller brug evnen ({ $ability }).
gartenbau-refuse-ability-covered = { $count ->
    [one] En brik dækker stadig evnen på kronblad { $petal }. Tag brikken eller ressourcerne.
   *[other] { $count } brikker dækker stadig evnen på kronblad { $petal }. Tag brikken eller ressourcerne.
  }
gartenbau-refuse-ability-nothing = Evnen på kronblad { $petal } ({ $ability }) ville ikke give dig noget nu. Tag ressourcerne.
gartenbau-refuse-pay-no-sun = Du har ingen sol at lægge. Læg et vand.
gartenbau-refuse-pay-no-water = Du har intet vand at lægge. Læg en sol.
gartenbau-refuse-pay-keep-sun = Uden den sol kunne du ikke købe nogen plante på udsalg. Læg et vand.
gartenbau-refuse-pay-keep-water = Uden det vand kunne du ikke købe nogen plante på udsalg. Læg en sol.
gartenbau-refuse-no-square = »{ $square }« er ikke navnet på et felt. Et felt er en søjle og en række, for eksempel m9.
gartenbau-refuse-no-pair = »{ $squares }« er ikke to felter ved siden af hinanden. Skriv dem sådan: m9-n9, det venstre eller øverste først.
gartenbau-refuse-square-taken = Der ligger en brik på { $square }. En spirebrik kræver to tomme felter.
gartenbau-refuse-not-beside = { $squares } rører ikke din have. Et af de to felter skal have en side fælles med en brik.
gartenbau-refuse-twin = Brikkens to halvdele er ens: sig { $square } og { $facing }.
gartenbau-refuse-same-place = Brikken kom fra { $squares }. Den skal ligge på mindst ét andet felt.
gartenbau-refuse-splits = Med brikken på { $squares } ville din have være i to dele. Læg den, så det hele hænger sammen.
gartenbau-refuse-stack-empty = Der er ingen { $colour } plante tilbage. Vælg en anden farve.
gartenbau-refuse-plant-cost = Den { $colour } plante koster { $suns } sol og { $waters } vand; du har { $held_suns } sol og { $held_waters } vand.
gartenbau-refuse-sale-cost-sun = Med en sol mindre er den { $colour } plante ({ $suns } sol, { $waters } vand) stadig for dyr for dig: du har { $held_suns } sol, { $held_waters } vand.
gartenbau-refuse-sale-cost-water = Med et vand mindre er den { $colour } plante ({ $suns } sol, { $waters } vand) stadig for dyr for dig: du har { $held_suns } sol, { $held_waters } vand.
gartenbau-refuse-plant-on-empty = Der gror intet på { $square }. En plante dækker to spirer ved siden af hinanden.
gartenbau-refuse-plant-on-plant = { $square } er allerede dækket, og det bliver det ved med at være. Vælg to synlige spirer.
gartenbau-refuse-plant-on-one-tile = { $squares } er én og samme spirebrik. En plante skal ligge hen over to brikker.
gartenbau-refuse-plant-on-starter = { $squares } er startbrikken, som tæller som én brik. En plante må kun dække én af dens spirer.
gartenbau-refuse-plant-colours = En { $colour } plante kræver disse spirer: { $wanted }; disse er { $first } og { $second }.
gartenbau-refuse-flower-no-plant = Der ligger ingen synlig plante på { $square }. En blomst dækker to planter ved siden af hinanden.
gartenbau-refuse-flower-not-parallel = På { $square } har ingen to hele planter deres lange sider fælles. En blomst kræver to, der ligger side om side.
gartenbau-refuse-flower-colours = { $flower } kræver disse planter: { $wanted }; disse er { $first } og { $second }.
gartenbau-refuse-pot-used = Din urtepotte er brugt: én gang i spillet.
gartenbau-refuse-pot-no-tile = Kronblad { $petal } har ingen brik at tage. Spring til et, der har en.
gartenbau-refuse-fetch-no-tile = Kronblad { $petal } har ingen brik at hente. Vælg et, der har en.
gartenbau-refuse-supply-short = Forrådet har kun { $suns } sol og { $waters } vand. Tag det, der er.
gartenbau-refuse-can-used = Din vandkande er brugt: én gang i spillet.
gartenbau-refuse-nothing-to-lift = Ingen af dine brikker kan flyttes: de er dækket, eller haven ville gå i to.
gartenbau-refuse-lift-no-tile = { $squares } er ikke én spirebrik. Nævn begge felter på én brik.
gartenbau-refuse-lift-starter = Startbrikken kan ikke flyttes.
gartenbau-refuse-lift-covered = Der ligger en plante på brikken på { $squares }. Kun udækkede brikker kan flyttes.
gartenbau-refuse-lift-nowhere = Brikken på { $squares } holder sammen på din have, og der er ikke noget andet sted til den.
gartenbau-refuse-turned-twin = En brik i én farve ser ens ud, når den vendes. Sig ingen, eller vend den anden.
gartenbau-refuse-return-count = Du har { $suns } sol og { $waters } vand, { $count } for meget. Læg præcis { $count } af det tilbage.

# Kommandoer: navne (1 til 32 små bogstaver) og beskrivelser (højst 100 tegn)
gartenbau-command-pick = vælg
gartenbau-command-pick-description = Udvælgelse: vælg en bunke, en åben blomst og den skjulte under den
gartenbau-command-side = vend
gartenbau-command-side-description = Vælg, hvilken side af din startbrik der skal vende op
gartenbau-command-discard = kassér
gartenbau-command-discard-description = Kassér en blomst fra din valgte hånd; ingen andre ser den
gartenbau-command-market = marked
gartenbau-command-market-description = Gå til et kronblad og tag dets brik, dets ressourcer eller dets evne
gartenbau-command-pay = betal
gartenbau-command-pay-description = Læg en sol eller et vand på det kronblad, du går forbi
gartenbau-command-place = læg
gartenbau-command-place-description = Læg den spirebrik, du har i hånden
gartenbau-command-plant = plante
gartenbau-command-plant-description = Køb en plante og læg den over to spirer på to brikker
gartenbau-command-flower = blomst
gartenbau-command-flower-description = Læg en blomst fra hånden over to planter side om side
gartenbau-command-pot = urtepotte
gartenbau-command-pot-description = Brug urtepotten: spring til et kronblad og tag dets brik
gartenbau-command-fetch = hent
gartenbau-command-fetch-description = Planteskole: tag den øverste brik på et kronblad
gartenbau-command-buy = køb
gartenbau-command-buy-description = Udsalg: køb en plante for en sol eller et vand mindre
gartenbau-command-collect = tag
gartenbau-command-collect-description = Tag tre ressourcer efter eget valg
gartenbau-command-can = vandkande
gartenbau-command-can-description = Brug vandkanden: flyt en spirebrik, eller byt to
gartenbau-command-lift = løft
gartenbau-command-lift-description = Løft den spirebrik, du vil flytte
gartenbau-command-replant = omplant
gartenbau-command-replant-description = Læg den løftede brik et andet sted
gartenbau-command-swap = byt
gartenbau-command-swap-description = Byt den løftede briks plads med en anden briks
gartenbau-command-return = aflever
gartenbau-command-return-description = Læg det tilbage, du har over ti
gartenbau-command-end = slut
gartenbau-command-end-description = Slut din tur eller din forberedelse; derefter kan intet tages tilbage
gartenbau-field-pile = bunke
gartenbau-field-pile-description = Bunken i udvælgelsen, 1 til 12
gartenbau-field-side = side
gartenbau-field-side-description = Forsiden eller bagsiden af din startbrik
gartenbau-field-flower = blomst
gartenbau-field-flower-description = En blomst på din hånd
gartenbau-field-petal = kronblad
gartenbau-field-petal-description = Et kronblad på markedet, A til H med uret fra starten
gartenbau-field-prize = udbytte
gartenbau-field-prize-description = Det, du tager der: brikken, ressourcerne eller evnen
gartenbau-field-token = ressource
gartenbau-field-token-description = En sol eller et vand
gartenbau-field-square = felt
gartenbau-field-square-description = Feltet til den første spire, eller blomstens øverste venstre felt, for eksempel m9
gartenbau-field-facing = retning
gartenbau-field-facing-description = På hvilken side af den den anden spire ligger
gartenbau-field-colour = farve
gartenbau-field-colour-description = Plantens farve
gartenbau-field-squares = felter
gartenbau-field-squares-description = De to spirer, den dækker, for eksempel m9-n9
gartenbau-field-saving = rabat
gartenbau-field-saving-description = Det, du betaler én mindre af
gartenbau-field-suns = sole
gartenbau-field-suns-description = Hvor mange af ressourcerne der er sol; resten er vand
gartenbau-field-tile = brik
gartenbau-field-tile-description = En spirebrik ved dens to felter, for eksempel m9-n9
gartenbau-field-turned = vendt
gartenbau-field-turned-description = Hvilken af de to brikker der vendes

# Havens rækker, hvor der er for mange felter til én menu
gartenbau-group-others = Andre
gartenbau-group--9 = Række -9
gartenbau-group--8 = Række -8
gartenbau-group--7 = Række -7
gartenbau-group--6 = Række -6
gartenbau-group--5 = Række -5
gartenbau-group--4 = Række -4
gartenbau-group--3 = Række -3
gartenbau-group--2 = Række -2
gartenbau-group--1 = Række -1
gartenbau-group-0 = Række 0
gartenbau-group-1 = Række 1
gartenbau-group-2 = Række 2
gartenbau-group-3 = Række 3
gartenbau-group-4 = Række 4
gartenbau-group-5 = Række 5
gartenbau-group-6 = Række 6
gartenbau-group-7 = Række 7
gartenbau-group-8 = Række 8
gartenbau-group-9 = Række 9
gartenbau-group-10 = Række 10
gartenbau-group-11 = Række 11
gartenbau-group-12 = Række 12
gartenbau-group-13 = Række 13
gartenbau-group-14 = Række 14
gartenbau-group-15 = Række 15
gartenbau-group-16 = Række 16
gartenbau-group-17 = Række 17
gartenbau-group-18 = Række 18
gartenbau-group-19 = Række 19
gartenbau-group-20 = Række 20
gartenbau-group-21 = Række 21
gartenbau-group-22 = Række 22
gartenbau-group-23 = Række 23
gartenbau-group-24 = Række 24
gartenbau-group-25 = Række 25
gartenbau-group-26 = Række 26
gartenbau-group-27 = Række 27
gartenbau-group-28 = Række 28
gartenbau-group-29 = Række 29
gartenbau-group-30 = Række 30
