# Words on the pictures of Gartenbau, their alt text and the text boards.

## On the garden
gartenbau-picture-in-hand = in hand
gartenbau-picture-flowers = flowers
gartenbau-picture-only-you = only you see this

## On the board
gartenbau-picture-or = or
gartenbau-picture-draft-turn = { $name } picks a pile

## On the cover
gartenbau-picture-title = Gartenbau
gartenbau-picture-invitation = A garden for 2 to 4
gartenbau-picture-cover-alt = A garden seen from above on a mown lawn: trays of seedlings, beds of tulips, sunflowers and grape hyacinths, a big yellow rose, a blue cornflower and a red lily, with a ladybird, a bee, a snail and a hedgehog round them. On a wooden sign: Gartenbau.

## Text of a garden, used for alt text and the text board
gartenbau-picture-text-garden = { $name }’s garden, { $points } prestige so far.
gartenbau-picture-text-garden-over = { $name }’s garden at the end of the game: { $points } prestige.
gartenbau-picture-text-hand-tile = In hand: the { $first } + { $second } tile.
gartenbau-picture-text-resources = Resources: { $suns } sun, { $waters } water.
gartenbau-picture-text-tokens = Flower pot: { $pot ->
    [yes] unused
   *[no] used
  }. Watering can: { $can ->
    [yes] unused
   *[no] used
  }.
gartenbau-picture-text-marker = The marker stands on { $place }.
gartenbau-picture-text-start = the start stone
gartenbau-picture-text-petal = petal { $petal }
gartenbau-picture-text-stone = the stone after petal { $petal }
gartenbau-picture-text-hidden-hand = In hand: { $count ->
    [one] 1 flower
   *[other] { $count } flowers
  }, not seen by others.
gartenbau-picture-text-hand = Your { $count ->
    [one] flower, which only you see:
   *[other] { $count } flowers, which only you see:
  }
gartenbau-picture-text-left-hand = Left in hand, not placed: { $flowers }.
gartenbau-picture-text-hint = { $flower }, on { $recipe }, would count { $points } now. { $scoring }
gartenbau-picture-text-hint-fixed = { $flower }, on { $recipe }.
gartenbau-picture-text-hint-place = { $flower }, on { $recipe }: the place decides. { $scoring }
gartenbau-picture-text-hint-beds = { $flower }, on { $recipe }, can be placed now: { $beds }. { $scoring }
gartenbau-picture-text-bed = at { $square } for { $points } (garden { $gain })
gartenbau-picture-text-no-garden = Nothing is laid yet.
gartenbau-picture-text-flowers = Flowers: { $flowers }.
gartenbau-picture-text-flower = { $flower } on { $squares } counts { $points }
gartenbau-picture-text-plants = Plants on show: { $plants }.
gartenbau-picture-text-plant = { $colour } { $prestige } on { $squares }
gartenbau-picture-text-seedlings = Seedlings on show, tile by tile: { $seedlings }.
gartenbau-picture-text-no-seedlings = No seedling is on show.
gartenbau-picture-text-seedling = { $colour } { $square }
gartenbau-picture-text-starter = starter tile { $seedlings }
gartenbau-picture-text-holes = { $count ->
    [one] 1 hole
   *[other] { $count } holes
  }: { $holes }.

## Text of the board
gartenbau-picture-text-board = Round { $round }: { $name } is to act.
gartenbau-picture-text-prepare = All prepare their gardens at the same time.
gartenbau-picture-text-draft = The draft: { $name } picks a pile, an open flower with a hidden one under it.
gartenbau-picture-text-over = The game is over.
gartenbau-picture-text-markers = Markers: { $markers }.
gartenbau-picture-text-marker-of = { $name } on { $place }
gartenbau-picture-text-petal-tile = Petal { $petal }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }, on top { $first } + { $second }; gives { $gives }; under the tiles: { $ability }.
gartenbau-picture-text-petal-hidden = Petal { $petal }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }, face down until the turn ends; gives { $gives }; under the tiles: { $ability }.
gartenbau-picture-text-petal-empty = Petal { $petal }: no tile left; gives { $gives }, or the ability: { $ability }.
gartenbau-picture-text-lying = On it: { $tokens }.
gartenbau-picture-text-stacks = Plants: { $stacks }.
gartenbau-picture-text-stack = { $colour } ({ $recipe }) { $prestige } prestige for { $suns } sun, { $waters } water, { $count } left
gartenbau-picture-text-stack-none = { $colour } none left
gartenbau-picture-text-supply = Left in the supply: { $suns } sun, { $waters } water.
gartenbau-picture-text-empty-petals = Petals without tiles: { $count } of the { $most } that announce the end.
gartenbau-picture-text-pile = Pile { $number }: { $flower }, on { $recipe }. { $scoring }
gartenbau-picture-text-pile-picked = Pile { $number }: picked by { $name }, { $flower }.

# A trial
gartenbau-picture-trial = Only a try
gartenbau-picture-text-trial = Only a try: the game does not change.
