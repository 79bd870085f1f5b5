# The game
gartenbau-name = Gartenbau
gartenbau-tagline = Seedlings, plants, flowers: grow in all directions, for 2 to 4 gardeners.
gartenbau-option-hands = Flowers
gartenbau-option-hands-novice = Novice: a ready hand of five flowers
gartenbau-option-hands-advanced = Advanced: draft, then discard in secret

# The score sheet
gartenbau-score-flowers = Flowers
gartenbau-score-plants = Plants
gartenbau-score-flower-pot = Flower pot
gartenbau-score-watering-can = Watering can

# Endings
gartenbau-ending-won = { $winners } has the most prestige: { $points }.
gartenbau-ending-flowers = Several have { $points } prestige. { $winners } wins: { $count ->
    [one] one flower
   *[other] { $count } flowers
  } placed, more than the others.
gartenbau-ending-plants = Several have { $points } prestige and equally many flowers. { $winners } wins: only { $count ->
    [one] one plant
   *[other] { $count } plants
  } still on show, fewer than the others.
gartenbau-ending-shared = { $winners } share the victory: { $count } gardeners with { $points } prestige, equally many flowers and equally many plants.

# Names
gartenbau-facing-up = up
gartenbau-facing-right = right
gartenbau-facing-down = down
gartenbau-facing-left = left
gartenbau-ability-transplant = transplant
gartenbau-ability-sale = sale
gartenbau-ability-nursery = nursery
gartenbau-ability-bloom = bloom
gartenbau-ability-bounty = bounty
gartenbau-colour-red = red
gartenbau-colour-yellow = yellow
gartenbau-colour-blue = blue
gartenbau-colour-orange = orange
gartenbau-colour-purple = purple
gartenbau-colour-green = green

# Colours before the name of one certain thing (the red plant)
gartenbau-definite-red = red
gartenbau-definite-yellow = yellow
gartenbau-definite-blue = blue
gartenbau-definite-orange = orange
gartenbau-definite-purple = purple
gartenbau-definite-green = green

# Flowers by species, and with their way of scoring in short
gartenbau-species-red-lily = Red Lily
gartenbau-species-garden-rose = Garden Rose
gartenbau-species-forget-me-not = Forget-Me-Not
gartenbau-species-rhododendron = Rhododendron
gartenbau-species-sweet-william = Sweet William
gartenbau-species-calla-lily = Calla Lily
gartenbau-species-carnation = Carnation
gartenbau-species-fuchsia = Fuchsia
gartenbau-species-cornflower = Cornflower
gartenbau-species-larkspur = Larkspur
gartenbau-species-datura = Datura
gartenbau-species-hybrid-tea-rose = Hybrid Tea Rose
gartenbau-flower-red-lily-20 = Red Lily (20 prestige)
gartenbau-flower-red-lily-purple-8 = Red Lily (8 + 3 or 2 for purple)
gartenbau-flower-red-lily-plants = Red Lily (8 + 5 a plant)
gartenbau-flower-garden-rose-20 = Garden Rose (20 prestige)
gartenbau-flower-garden-rose-orange-8 = Garden Rose (8 + 3 or 2 for orange)
gartenbau-flower-garden-rose-six = Garden Rose (12 + 12 a group of six colours)
gartenbau-flower-forget-me-not-20 = Forget-Me-Not (20 prestige)
gartenbau-flower-forget-me-not-green-8 = Forget-Me-Not (8 + 3 or 2 for green)
gartenbau-flower-forget-me-not-pairs = Forget-Me-Not (12 + 2 a pair)
gartenbau-flower-rhododendron-16 = Rhododendron (16 prestige)
gartenbau-flower-rhododendron-24 = Rhododendron (24 prestige)
gartenbau-flower-rhododendron-seedlings = Rhododendron (seedlings beside your flowers)
gartenbau-flower-sweet-william-16 = Sweet William (16 prestige)
gartenbau-flower-sweet-william-identical = Sweet William (identical seedlings beside it)
gartenbau-flower-calla-lily-16 = Calla Lily (16 prestige)
gartenbau-flower-calla-lily-24 = Calla Lily (24 prestige)
gartenbau-flower-calla-lily-spaces = Calla Lily (empty spaces beside it)
gartenbau-flower-carnation-18 = Carnation (18 prestige)
gartenbau-flower-carnation-flowers = Carnation (flowers beside it)
gartenbau-flower-fuchsia-18 = Fuchsia (18 prestige)
gartenbau-flower-fuchsia-primaries = Fuchsia (10 + red, yellow, blue sets)
gartenbau-flower-fuchsia-secondaries = Fuchsia (10 + green, purple, orange sets)
gartenbau-flower-cornflower-orange-6 = Cornflower (6 + 2 for orange)
gartenbau-flower-cornflower-purple-6 = Cornflower (6 + 2 for purple)
gartenbau-flower-cornflower-green-6 = Cornflower (6 + 2 for green)
gartenbau-flower-cornflower-largest-set = Cornflower (10 + 2 a seedling of the largest set)
gartenbau-flower-larkspur-orange-6 = Larkspur (6 + 2 for orange)
gartenbau-flower-larkspur-purple-6 = Larkspur (6 + 2 for purple)
gartenbau-flower-larkspur-green-6 = Larkspur (6 + 2 for green)
gartenbau-flower-larkspur-largest-hole = Larkspur (10 + 1 a space of the largest hole)
gartenbau-flower-datura-holes = Datura (holes)
gartenbau-flower-datura-rectangle = Datura (largest rectangle)
gartenbau-flower-datura-edges = Datura (edges, 40 at most)
gartenbau-flower-hybrid-tea-rose-holes = Hybrid Tea Rose (holes)
gartenbau-flower-hybrid-tea-rose-many-holes = Hybrid Tea Rose (6 + holes)
gartenbau-flower-hidden = a hidden flower

# What plants are made of, and what flowers are laid on
gartenbau-recipe-red = two red
gartenbau-recipe-yellow = two yellow
gartenbau-recipe-blue = two blue
gartenbau-recipe-orange = two orange or red and yellow
gartenbau-recipe-purple = two purple or red and blue
gartenbau-recipe-green = two green or yellow and blue
gartenbau-recipe-red-lily = two red
gartenbau-recipe-garden-rose = two yellow
gartenbau-recipe-forget-me-not = two blue
gartenbau-recipe-rhododendron = two orange or red and yellow
gartenbau-recipe-sweet-william = two purple or red and blue
gartenbau-recipe-calla-lily = two green or yellow and blue
gartenbau-recipe-carnation = red and orange
gartenbau-recipe-fuchsia = red and purple
gartenbau-recipe-cornflower = blue and purple
gartenbau-recipe-larkspur = blue and green
gartenbau-recipe-datura = yellow and orange
gartenbau-recipe-hybrid-tea-rose = yellow and green

# How flowers score, in full
gartenbau-scoring-16 = 16 prestige, whatever the garden.
gartenbau-scoring-18 = 18 prestige, whatever the garden.
gartenbau-scoring-20 = 20 prestige, whatever the garden.
gartenbau-scoring-24 = 24 prestige, whatever the garden.
gartenbau-scoring-orange-6 = 6, and 2 for each visible seedling and each visible plant that is orange.
gartenbau-scoring-purple-6 = 6, and 2 for each visible seedling and each visible plant that is purple.
gartenbau-scoring-green-6 = 6, and 2 for each visible seedling and each visible plant that is green.
gartenbau-scoring-orange-8 = 8, and 3 for each visible plant and 2 for each visible seedling that is orange.
gartenbau-scoring-purple-8 = 8, and 3 for each visible plant and 2 for each visible seedling that is purple.
gartenbau-scoring-green-8 = 8, and 3 for each visible plant and 2 for each visible seedling that is green.
gartenbau-scoring-holes = For holes in the garden: 1 → 5, 2 → 8, 3 → 12, 4 → 17, 5 → 23, 6 → 28.
gartenbau-scoring-many-holes = 6, and for holes in the garden: 1 → 4, 2 → 8, 3 → 14, 4 → 20, 5 → 28, 6 → 36. Two of these share the holes.
gartenbau-scoring-spaces = For empty spaces beside the flower: 2 → 16, 3 → 20, 4 → 25, 5 → 31, 6 → 38, 7 → 46.
gartenbau-scoring-flowers = For other flowers beside this one: 1 → 15, 2 → 24, 3 → 34, 4 → 45.
gartenbau-scoring-rectangle = 1 for each space of the largest full rectangle in the garden.
gartenbau-scoring-edges = 1 for each straight edge on the outside of the garden, 40 at most.
gartenbau-scoring-largest-set = 10, and 2 for each seedling of the largest connected set of one colour. Two of these count two sets.
gartenbau-scoring-largest-hole = 10, and 1 for each space of the largest hole. Two of these count two holes.
gartenbau-scoring-seedlings = For seedlings beside all your flowers: 4 → 10, 13 → 18, 21 → 26, 28 → 34, 34 → 42, 40 → 50.
gartenbau-scoring-pairs = 12, and 2 for each pair of adjacent seedlings of one colour; each seedling counts in one pair.
gartenbau-scoring-primaries = 10, and for sets of a red, a yellow and a blue seedling: 1 → 5, 2 → 10, 3 → 16, 4 → 23, 5 → 30.
gartenbau-scoring-secondaries = 10, and for sets of a green, a purple and an orange seedling: 1 → 5, 2 → 10, 3 → 16, 4 → 23, 5 → 30.
gartenbau-scoring-six = 12, and 12 for each connected group of seedlings of all six colours.
gartenbau-scoring-plants = 8, and 5 for each visible plant.
gartenbau-scoring-identical = For the most seedlings of one colour beside this flower: 2 → 8, 3 → 13, 4 → 18, 5 → 24, 6 → 30, 7 → 37, 8 → 45.

# What the petals give, in full
gartenbau-ability-transplant-in-full = Move one seedling tile, or trade the places of two.
gartenbau-ability-sale-in-full = Buy one plant for one sun or one water less.
gartenbau-ability-nursery-in-full = Take the top tile of any petal and lay it.
gartenbau-ability-bloom-in-full = Place a flower of your hand.
gartenbau-ability-bounty-in-full = Take three resources of your choice.

# What the owner of a hand is told of each flower
gartenbau-hint-bed = **{ $flower }**, on { $recipe }: { $count ->
    [one] can be placed now, at { $square }: counts { $points }, your garden { $gain }.
   *[other] can be placed now in { $count } places, best at { $square }: counts { $points }, your garden { $gain }.
  }
gartenbau-hint-points = { $flower }, on { $recipe }: no place yet; would count { $points } now.
gartenbau-hint-waiting = { $flower }, on { $recipe }: no place yet.
gartenbau-hint-held = In your hand: { $flower }, on { $recipe }.
gartenbau-hint-held-scoring = In your hand: { $flower }, on { $recipe }. { $scoring }
gartenbau-hint-place = { $flower }, on { $recipe }: no place yet, and the place decides what it counts.

# Questions
gartenbau-ask-draft = Which pile do you pick?
gartenbau-ask-prepare = How do you prepare your garden?
gartenbau-ask-act = You do one thing in each turn. What is it?
gartenbau-ask-act-first = Lay seedlings, cover two with a plant and two plants with a flower of your hand: flowers bring the most. You do one thing in each turn. What is it?
gartenbau-ask-pay = What do you leave on the petal that you pass?
gartenbau-ask-place = Where does the tile go?
gartenbau-ask-fetch = Which tile do you fetch?
gartenbau-ask-buy = Which plant do you buy?
gartenbau-ask-bloom = Which flower do you place?
gartenbau-ask-collect = Which resources do you take?
gartenbau-ask-lift = Which tile do you lift?
gartenbau-ask-replant = Lay the tile elsewhere, or trade places with another?
gartenbau-ask-return = What do you give back?
gartenbau-ask-done = End your turn?
gartenbau-ask-pick-pile = Under each open flower lies a hidden one, and you get both. Which pile do you pick?
gartenbau-ask-side-side = Seedlings become plants, and plants carry your flowers, each on the two that its card shows. Which side of your starter tile lies up?
gartenbau-ask-discard-flower = { $count ->
    [one] Nobody else sees it: which flower do you discard?
   *[other] { $count } must go, and nobody else sees them: which flower do you discard?
  }
gartenbau-ask-market-petal = You walk clockwise, and each free petal that you pass costs a sun or a water. Which petal do you walk to?
gartenbau-ask-market-prize = What do you take at petal { $petal }?
gartenbau-ask-pay-token = You pass petal { $petal }. What do you leave there ({ $count } still to pay)?
gartenbau-ask-place-square = The tile is { $first } and { $second }. Where does the { $first } seedling go?
gartenbau-ask-place-square-twin = Both seedlings are { $colour }. Where does the left or upper one go?
gartenbau-ask-place-facing = On which side of it does the { $second } seedling lie?
gartenbau-ask-place-facing-twin = On which side of it does the other { $colour } seedling lie?
gartenbau-ask-plant-colour = A plant covers two seedlings side by side, on two tiles. Which plant do you buy?
gartenbau-ask-plant-squares = Which two seedlings does the { $colour } plant cover?
gartenbau-ask-flower-flower = A flower covers two plants side by side. Which flower do you place?
gartenbau-ask-flower-square = { $flower }: on which square does its upper left corner lie?
gartenbau-ask-pot-petal = Once in the game the flower pot brings you to any petal, unpaid, and gives you its tile. Which petal do you jump to?
gartenbau-ask-fetch-petal = From which petal do you fetch the tile?
gartenbau-ask-buy-colour = Which plant do you buy in the sale?
gartenbau-ask-buy-squares = Which two seedlings does the { $colour } plant cover?
gartenbau-ask-buy-saving = What do you pay one less of for the { $colour } plant?
gartenbau-ask-collect-suns = You take { $count }. Which resources?
gartenbau-ask-lift-tile = Which seedling tile do you lift?
gartenbau-ask-replant-square = The tile is { $first } and { $second }. Where does the { $first } seedling go?
gartenbau-ask-replant-square-twin = Both seedlings are { $colour }. Where does the left or upper one go?
gartenbau-ask-replant-facing = On which side of it does the { $second } seedling lie?
gartenbau-ask-replant-facing-twin = On which side of it does the other { $colour } seedling lie?
gartenbau-ask-swap-tile = Which tile does it trade places with?
gartenbau-ask-swap-turned = Is one of them turned end for end (the lifted tile is the first)?
gartenbau-ask-return-suns = You hold { $count } more than { $most }. What do you give back?

# Labels
gartenbau-label-verb-pick = Pick a pile
gartenbau-label-verb-side = Choose a side
gartenbau-label-verb-discard = Discard a flower
gartenbau-label-verb-market = Go to the market
gartenbau-label-verb-pay = Pay for passing
gartenbau-label-verb-place = Lay the tile
gartenbau-label-verb-plant = Buy a plant
gartenbau-label-verb-flower = Place a flower
gartenbau-label-verb-pot = Use the flower pot
gartenbau-label-verb-fetch = Fetch a tile
gartenbau-label-verb-buy = Buy in the sale
gartenbau-label-verb-collect = Take resources
gartenbau-label-verb-can = Use the watering can
gartenbau-label-verb-lift = Lift a tile
gartenbau-label-verb-replant = Lay it elsewhere
gartenbau-label-verb-swap = Trade places
gartenbau-label-verb-return = Give back
gartenbau-label-verb-end = End the turn
gartenbau-label-pile = { $flower }, pile { $number }
gartenbau-label-side-front = Front: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-label-side-back = Back: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-label-flower = { $flower }
gartenbau-label-petal-tile = { $petal }: { $first } + { $second }
gartenbau-label-petal-tile-paid = { $petal }: { $first } + { $second }, pay { $cost }
gartenbau-label-petal-empty = { $petal }: no tile, { $ability }
gartenbau-label-petal-empty-paid = { $petal }: no tile, { $ability }, pay { $cost }
gartenbau-label-prize-tile = The tile: { $first } + { $second }
gartenbau-label-prize-tile-more = The tile: { $first } + { $second }, and { $suns } sun, { $waters } water
gartenbau-label-prize-tile-more-suns = The tile: { $first } + { $second }, and { $suns } sun
gartenbau-label-prize-tile-more-waters = The tile: { $first } + { $second }, and { $waters } water
gartenbau-label-prize-resources = Resources: { $suns } sun, { $waters } water
gartenbau-label-prize-resources-suns = Resources: { $suns } sun
gartenbau-label-prize-resources-waters = Resources: { $waters } water
gartenbau-label-prize-ability = The ability: { $ability }
gartenbau-label-prize-ability-more = The ability: { $ability }, and { $suns } sun, { $waters } water
gartenbau-label-prize-ability-more-suns = The ability: { $ability }, and { $suns } sun
gartenbau-label-prize-ability-more-waters = The ability: { $ability }, and { $waters } water
gartenbau-label-token-sun = A sun
gartenbau-label-token-water = A water
gartenbau-label-square = { $square }
gartenbau-label-square-beside-1 = { $square }, beside { $colour1 }
gartenbau-label-square-beside-1-short = { $square }
gartenbau-label-square-beside-2 = { $square }, beside { $colour1 } and { $colour2 }
gartenbau-label-square-beside-2-short = { $square }
gartenbau-label-square-beside-3 = { $square }, beside { $colour1 }, { $colour2 } and { $colour3 }
gartenbau-label-square-beside-3-short = { $square }
gartenbau-label-square-beside-4 = { $square }, beside { $colour1 }, { $colour2 }, { $colour3 } and { $colour4 }
gartenbau-label-square-beside-4-short = { $square }
gartenbau-label-bed = { $square }, over { $first } and { $second }
gartenbau-label-bed-short = { $square }
gartenbau-label-facing = { $facing }, on { $square }
gartenbau-label-colour = { $colour }: { $prestige } prestige for { $suns } sun, { $waters } water
gartenbau-label-colour-none = { $colour }: none left
gartenbau-label-squares = { $squares }: { $first } + { $second }
gartenbau-label-saving-sun = One sun less
gartenbau-label-saving-water = One water less
gartenbau-label-suns = { $suns } sun, { $waters } water
gartenbau-label-suns-suns = { $suns } sun
gartenbau-label-suns-waters = { $waters } water
gartenbau-label-turned-neither = Neither is turned
gartenbau-label-turned-first = The lifted tile is turned
gartenbau-label-turned-second = The other tile is turned
gartenbau-label-turned-both = Both are turned

# What the summary of a turn says
gartenbau-tell-pick = picked pile { $number }: { $flower } and a hidden flower
gartenbau-tell-side = laid the starter tile: { $colour1 }, { $colour2 } over { $colour3 }, { $colour4 }
gartenbau-tell-discard = discarded a flower
gartenbau-tell-tile = took the { $first } + { $second } tile from petal { $petal }
gartenbau-tell-tile-hidden = took the tile from petal { $petal }
gartenbau-tell-resources = took { $suns } sun, { $waters } water at petal { $petal }
gartenbau-tell-resources-suns = took { $suns } sun at petal { $petal }
gartenbau-tell-resources-waters = took { $waters } water at petal { $petal }
gartenbau-tell-ability = used the { $ability } on petal { $petal }
gartenbau-tell-pot = flower pot: jumped to petal { $petal }, took the { $first } + { $second } tile
gartenbau-tell-pot-hidden = flower pot: jumped to petal { $petal }, took its tile
gartenbau-tell-fetch = fetched the { $first } + { $second } tile from petal { $petal }
gartenbau-tell-fetch-hidden = fetched the tile from petal { $petal }
gartenbau-tell-pay-sun = left a sun on petal { $petal }
gartenbau-tell-pay-water = left a water on petal { $petal }
gartenbau-tell-place = laid it on { $squares }
gartenbau-tell-plant = planted { $colour } ({ $prestige }) on { $squares }
gartenbau-tell-buy = sale: planted { $colour } ({ $prestige }) on { $squares }
gartenbau-tell-flower = placed a flower at { $square }: { $flower }
gartenbau-tell-collect = took { $suns } sun, { $waters } water
gartenbau-tell-collect-suns = took { $suns } sun
gartenbau-tell-collect-waters = took { $waters } water
gartenbau-tell-can = used the watering can
gartenbau-tell-lift = lifted the tile on { $tile }
gartenbau-tell-replant = laid it on { $squares }
gartenbau-tell-swap = traded its place with the tile on { $tile }
gartenbau-tell-return = gave { $suns } sun, { $waters } water back
gartenbau-tell-return-suns = gave { $suns } sun back
gartenbau-tell-return-waters = gave { $waters } water back

# Refusals
gartenbau-refuse-over = The game is over: four petals are empty and the round is played out.
gartenbau-refuse-only-a-trial = This is only a try, and in a try no turn is ended. Your own turn waits as it was.
gartenbau-refuse-tile-hidden = The top tile of petal { $petal } lies face down until the turn is ended in which it was uncovered. Choose another petal.
gartenbau-refuse-not-your-turn = It is not your turn. Gardeners take turns clockwise, one action each.
gartenbau-refuse-not-your-pick = It is not your pick. Piles are picked in turn, one at a time.
gartenbau-refuse-pick-first = The draft is not over: pick a pile of flowers first.
gartenbau-refuse-pile-gone = Pile { $pile } is picked already. Still there: { $piles }.
gartenbau-refuse-draft-over = The draft is over, there are no piles to pick.
gartenbau-refuse-ready = You are ready. The first turn begins when all the others are.
gartenbau-refuse-side-first = First choose which side of your starter tile lies up.
gartenbau-refuse-side-chosen = You have chosen the side of your starter tile. Undo takes it back.
gartenbau-refuse-no-discard = You have nothing to discard: { $count } discarded, as many as there must be.
gartenbau-refuse-discard-first = { $count ->
    [one] One flower must still be discarded first.
   *[other] { $count } flowers must still be discarded first.
  }
gartenbau-refuse-end-preparation = All is prepared. End your preparation to be ready; the first turn comes when all are.
gartenbau-refuse-prepared = The preparation is over, the game has begun. Choose what to do in your turn instead.
gartenbau-refuse-no-flower = No flower is called “{ $flower }”. Your hand shows what you can place.
gartenbau-refuse-not-in-hand = { $flower } is not in your hand. You can only use a flower that you hold.
gartenbau-refuse-first-act = First do one thing in this turn: the market, a plant, a flower or the flower pot.
gartenbau-refuse-first-pay = First pay a sun or a water for the petal that you pass.
gartenbau-refuse-first-place = First lay the seedling tile in your hand.
gartenbau-refuse-first-fetch = First fetch a tile: that is what the nursery gives you.
gartenbau-refuse-first-buy = First buy a plant in the sale.
gartenbau-refuse-first-bloom = First place a flower: that is what this petal gives you.
gartenbau-refuse-first-collect = First take your three resources.
gartenbau-refuse-first-lift = First lift the tile that you want to move.
gartenbau-refuse-first-replant = First lay the lifted tile elsewhere or trade its place.
gartenbau-refuse-first-return = First give back what you hold over ten.
gartenbau-refuse-first-done = You have done your one thing in this turn. End the turn, or take it back.
gartenbau-refuse-no-petal = There is no petal { $petal } in this game; the last one is { $last }.
gartenbau-refuse-petal-own = You stand on petal { $petal }. The marker may not stay there, nor go all the way round to it.
gartenbau-refuse-petal-taken = Another marker stands on petal { $petal }. Go on to a free one.
gartenbau-refuse-way-cost = The way to petal { $petal } passes { $needed } free petals, a sun or water for each; you hold { $held }. Choose a nearer one.
gartenbau-refuse-no-tile = Petal { $petal } has no tile left. Take its resources, or use its ability ({ $ability }).
gartenbau-refuse-ability-covered = { $count ->
    [one] One tile still covers the ability of petal { $petal }. Take the tile or the resources.
   *[other] { $count } tiles still cover the ability of petal { $petal }. Take the tile or the resources.
  }
gartenbau-refuse-ability-nothing = The ability of petal { $petal } ({ $ability }) would bring you nothing now. Take the resources.
gartenbau-refuse-pay-no-sun = You have no sun to leave. Leave a water.
gartenbau-refuse-pay-no-water = You have no water to leave. Leave a sun.
gartenbau-refuse-pay-keep-sun = Without that sun you could buy no plant in the sale. Leave a water.
gartenbau-refuse-pay-keep-water = Without that water you could buy no plant in the sale. Leave a sun.
gartenbau-refuse-no-square = “{ $square }” names no square. A square is a column and a row, such as m9.
gartenbau-refuse-no-pair = “{ $squares }” does not name two squares side by side. Write them so: m9-n9, the left or upper one first.
gartenbau-refuse-square-taken = A tile lies on { $square }. A seedling tile needs two empty squares.
gartenbau-refuse-not-beside = { $squares } does not touch your garden. One of the two squares must share an edge with a tile.
gartenbau-refuse-twin = Both halves of the tile are the same: say { $square } and { $facing }.
gartenbau-refuse-same-place = The tile came from { $squares }. It must lie on at least one other square.
gartenbau-refuse-splits = With the tile on { $squares } your garden would be in two parts. Lay it where all hangs together.
gartenbau-refuse-stack-empty = No { $colour } plant is left. Choose another colour.
gartenbau-refuse-plant-cost = The { $colour } plant costs { $suns } sun and { $waters } water; you have { $held_suns } sun and { $held_waters } water.
gartenbau-refuse-sale-cost-sun = With one sun less the { $colour } plant ({ $suns } sun, { $waters } water) is still too dear for you: you have { $held_suns } sun, { $held_waters } water.
gartenbau-refuse-sale-cost-water = With one water less the { $colour } plant ({ $suns } sun, { $waters } water) is still too dear for you: you have { $held_suns } sun, { $held_waters } water.
gartenbau-refuse-plant-on-empty = Nothing grows on { $square }. A plant covers two seedlings side by side.
gartenbau-refuse-plant-on-plant = { $square } is covered already, and what is covered stays covered. Choose two visible seedlings.
gartenbau-refuse-plant-on-one-tile = { $squares } is one and the same seedling tile. A plant must lie across two tiles.
gartenbau-refuse-plant-on-starter = { $squares } is the starter tile, which counts as one tile. A plant may cover one of its seedlings only.
gartenbau-refuse-plant-colours = A { $colour } plant wants { $wanted } seedlings; these are { $first } and { $second }.
gartenbau-refuse-flower-no-plant = No visible plant lies on { $square }. A flower covers two plants that lie side by side.
gartenbau-refuse-flower-not-parallel = At { $square } no two whole plants share their long sides. A flower needs two that lie side by side.
gartenbau-refuse-flower-colours = { $flower } wants { $wanted } plants; these are { $first } and { $second }.
gartenbau-refuse-pot-used = Your flower pot is used up: once in the game.
gartenbau-refuse-pot-no-tile = Petal { $petal } has no tile to take. Jump to a petal that has one.
gartenbau-refuse-fetch-no-tile = Petal { $petal } has no tile to fetch. Choose a petal that has one.
gartenbau-refuse-supply-short = The supply has only { $suns } sun and { $waters } water. Take what is there.
gartenbau-refuse-can-used = Your watering can is used up: once in the game.
gartenbau-refuse-nothing-to-lift = No tile of yours can be moved: each is covered, or the garden would break in two.
gartenbau-refuse-lift-no-tile = { $squares } is not one seedling tile. Name both squares of one tile.
gartenbau-refuse-lift-starter = The starter tile cannot be moved.
gartenbau-refuse-lift-covered = A plant lies on the tile on { $squares }. Only uncovered tiles can be moved.
gartenbau-refuse-lift-nowhere = The tile on { $squares } holds your garden together, and there is no other place for it.
gartenbau-refuse-turned-twin = A tile of one colour looks the same when it is turned. Say neither, or turn the other one.
gartenbau-refuse-return-count = You hold { $suns } sun and { $waters } water, { $count } too many. Give back exactly { $count } of what you have.

# Slash commands: names (1 to 32 lower-case letters) and descriptions (at most 100 characters)
gartenbau-command-pick = pick
gartenbau-command-pick-description = Draft: pick a pile, an open flower and the hidden one under it
gartenbau-command-side = side
gartenbau-command-side-description = Choose which side of your starter tile lies up
gartenbau-command-discard = discard
gartenbau-command-discard-description = Discard a flower of your drafted hand; nobody else sees it
gartenbau-command-market = market
gartenbau-command-market-description = Walk to a petal and take its tile, its resources or its ability
gartenbau-command-pay = pay
gartenbau-command-pay-description = Leave a sun or a water on the petal that you pass
gartenbau-command-place = place
gartenbau-command-place-description = Lay the seedling tile in your hand
gartenbau-command-plant = plant
gartenbau-command-plant-description = Buy a plant and lay it over two seedlings of two tiles
gartenbau-command-flower = flower
gartenbau-command-flower-description = Place a flower of your hand over two plants side by side
gartenbau-command-pot = pot
gartenbau-command-pot-description = Use the flower pot: jump to any petal and take its tile
gartenbau-command-fetch = fetch
gartenbau-command-fetch-description = Nursery: take the top tile of any petal
gartenbau-command-buy = buy
gartenbau-command-buy-description = Sale: buy a plant for one sun or one water less
gartenbau-command-collect = collect
gartenbau-command-collect-description = Take three resources of your choice
gartenbau-command-can = can
gartenbau-command-can-description = Use the watering can: move a seedling tile, or trade two
gartenbau-command-lift = lift
gartenbau-command-lift-description = Lift the seedling tile that you want to move
gartenbau-command-replant = replant
gartenbau-command-replant-description = Lay the lifted tile elsewhere
gartenbau-command-swap = swap
gartenbau-command-swap-description = Trade the lifted tile's place with another tile's
gartenbau-command-return = return
gartenbau-command-return-description = Give back what you hold over ten
gartenbau-command-end = end
gartenbau-command-end-description = End your turn or your preparation; after that nothing can be taken back
gartenbau-field-pile = pile
gartenbau-field-pile-description = The pile of the draft, 1 to 12
gartenbau-field-side = side
gartenbau-field-side-description = The front or the back of your starter tile
gartenbau-field-flower = flower
gartenbau-field-flower-description = A flower of your hand
gartenbau-field-petal = petal
gartenbau-field-petal-description = A petal of the market, A to H clockwise from the start
gartenbau-field-prize = prize
gartenbau-field-prize-description = What you take there: the tile, the resources or the ability
gartenbau-field-token = token
gartenbau-field-token-description = A sun or a water
gartenbau-field-square = square
gartenbau-field-square-description = The square of the first seedling, or the upper left one of a flower, such as m9
gartenbau-field-facing = facing
gartenbau-field-facing-description = On which side of it the second seedling lies
gartenbau-field-colour = colour
gartenbau-field-colour-description = The colour of the plant
gartenbau-field-squares = squares
gartenbau-field-squares-description = The two seedlings that it covers, such as m9-n9
gartenbau-field-saving = saving
gartenbau-field-saving-description = What you pay one less of
gartenbau-field-suns = suns
gartenbau-field-suns-description = How many of the resources are suns; the rest are waters
gartenbau-field-tile = tile
gartenbau-field-tile-description = A seedling tile by its two squares, such as m9-n9
gartenbau-field-turned = turned
gartenbau-field-turned-description = Which of the two tiles is turned end for end

# Rows of the garden, where there are too many squares for one menu
gartenbau-group-others = Others
gartenbau-group--9 = Row -9
gartenbau-group--8 = Row -8
gartenbau-group--7 = Row -7
gartenbau-group--6 = Row -6
gartenbau-group--5 = Row -5
gartenbau-group--4 = Row -4
gartenbau-group--3 = Row -3
gartenbau-group--2 = Row -2
gartenbau-group--1 = Row -1
gartenbau-group-0 = Row 0
gartenbau-group-1 = Row 1
gartenbau-group-2 = Row 2
gartenbau-group-3 = Row 3
gartenbau-group-4 = Row 4
gartenbau-group-5 = Row 5
gartenbau-group-6 = Row 6
gartenbau-group-7 = Row 7
gartenbau-group-8 = Row 8
gartenbau-group-9 = Row 9
gartenbau-group-10 = Row 10
gartenbau-group-11 = Row 11
gartenbau-group-12 = Row 12
gartenbau-group-13 = Row 13
gartenbau-group-14 = Row 14
gartenbau-group-15 = Row 15
gartenbau-group-16 = Row 16
gartenbau-group-17 = Row 17
gartenbau-group-18 = Row 18
gartenbau-group-19 = Row 19
gartenbau-group-20 = Row 20
gartenbau-group-21 = Row 21
gartenbau-group-22 = Row 22
gartenbau-group-23 = Row 23
gartenbau-group-24 = Row 24
gartenbau-group-25 = Row 25
gartenbau-group-26 = Row 26
gartenbau-group-27 = Row 27
gartenbau-group-28 = Row 28
gartenbau-group-29 = Row 29
gartenbau-group-30 = Row 30
