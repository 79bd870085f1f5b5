# Ord på Gartenbaus billeder, i deres alternative tekst og i tekstbrættet.

## På haven
gartenbau-picture-in-hand = på hånden
gartenbau-picture-flowers = blomster
gartenbau-picture-only-you = kun du ser dette

## På brættet
gartenbau-picture-or = eller
gartenbau-picture-draft-turn = { $name } tager en bunke

## På forsiden
gartenbau-picture-title = Gartenbau
gartenbau-picture-invitation = En have for 2 til 4
gartenbau-picture-cover-alt = En have set fra oven på en slået plæne: bakker med spirer, bede med tulipaner, solsikker og perlehyacinter, en stor gul rose, en blå kornblomst og en rød lilje, og omkring dem en mariehøne, en bi, en snegl og et pindsvin. På et træskilt: Gartenbau.

## Havens tekst, til alternativ tekst og tekstbræt
gartenbau-picture-text-garden = Haven hos { $name }, { $points } prestige indtil nu.
gartenbau-picture-text-garden-over = Haven hos { $name } ved spillets slutning: { $points } prestige.
gartenbau-picture-text-hand-tile = På hånden: brikken { $first } + { $second }.
gartenbau-picture-text-resources = Ressourcer: { $suns } sol, { $waters } vand.
gartenbau-picture-text-tokens = Urtepotte: { $pot ->
    [yes] ubrugt
   *[no] brugt
  }. Vandkande: { $can ->
    [yes] ubrugt
   *[no] brugt
  }.
gartenbau-picture-text-marker = Figuren står på { $place }.
gartenbau-picture-text-start = startstenen
gartenbau-picture-text-petal = kronblad { $petal }
gartenbau-picture-text-stone = stenen efter kronblad { $petal }
gartenbau-picture-text-hidden-hand = På hånden: { $count ->
    [one] 1 blomst
   *[other] { $count } blomster
  }, som andre ikke ser.
gartenbau-picture-text-hand = { $count ->
    [one] Din blomst, som kun du ser:
   *[other] Dine { $count } blomster, som kun du ser:
  }
gartenbau-picture-text-left-hand = Tilbage på hånden, ikke lagt: { $flowers }.
gartenbau-picture-text-hint = { $flower }, på { $recipe }, ville tælle { $points } nu. { $scoring }
gartenbau-picture-text-hint-fixed = { $flower }, på { $recipe }.
gartenbau-picture-text-hint-place = { $flower }, på { $recipe }: stedet afgør det. { $scoring }
gartenbau-picture-text-hint-beds = { $flower }, på { $recipe }, kan lægges nu: { $beds }. { $scoring }
gartenbau-picture-text-bed = ved { $square } for { $points } (haven { $gain })
gartenbau-picture-text-no-garden = Intet er lagt endnu.
gartenbau-picture-text-flowers = Blomster: { $flowers }.
gartenbau-picture-text-flower = { $flower } på { $squares } tæller { $points }
gartenbau-picture-text-plants = Synlige planter: { $plants }.
gartenbau-picture-text-plant = { $colour } { $prestige } på { $squares }
gartenbau-picture-text-seedlings = Synlige spirer, brik for brik: { $seedlings }.
gartenbau-picture-text-no-seedlings = Ingen spire er synlig.
gartenbau-picture-text-seedling = { $colour } { $square }
gartenbau-picture-text-starter = startbrik { $seedlings }
gartenbau-picture-text-holes = { $count ->
    [one] 1 hul
   *[other] { $count } huller
  }: { $holes }.

## Brættets tekst
gartenbau-picture-text-board = Runde { $round }: { $name } har turen.
gartenbau-picture-text-prepare = Alle gør deres have klar på samme tid.
gartenbau-picture-text-draft = Udvælgelsen: { $name } tager en bunke, en åben blomst med en skjult under.
gartenbau-picture-text-over = Spillet er slut.
gartenbau-picture-text-markers = Figurer: { $markers }.
gartenbau-picture-text-marker-of = { $name } på { $place }
gartenbau-picture-text-petal-tile = Kronblad { $petal }: { $count ->
    [one] 1 brik
   *[other] { $count } brikker
  }, øverst { $first } + { $second }; giver { $gives }; under brikkerne: { $ability }.
gartenbau-picture-text-petal-hidden = Kronblad { $petal }: { $count ->
    [one] 1 brik
   *[other] { $count } brikker
  }, med bagsiden op til turen er slut; giver { $gives }; under brikkerne: { $ability }.
gartenbau-picture-text-petal-empty = Kronblad { $petal }: ingen brikker tilbage; giver { $gives }, eller evnen: { $ability }.
gartenbau-picture-text-lying = På det ligger { $tokens }.
gartenbau-picture-text-stacks = Planter: { $stacks }.
gartenbau-picture-text-stack = { $colour } ({ $recipe }) { $prestige } prestige for { $suns } sol, { $waters } vand, { $count } tilbage
gartenbau-picture-text-stack-none = { $colour } ingen tilbage
gartenbau-picture-text-supply = Tilbage i forrådet: { $suns } sol, { $waters } vand.
gartenbau-picture-text-empty-petals = Kronblade uden brikker: { $count } af de { $most }, der varsler slutningen.
gartenbau-picture-text-pile = Bunke { $number }: { $flower }, på { $recipe }. { $scoring }
gartenbau-picture-text-pile-picked = Bunke { $number }: taget af { $name }, { $flower }.

# A trial
gartenbau-picture-trial = Kun en prøve
gartenbau-picture-text-trial = Kun en prøve: spillet ændrer sig ikke.
