# Words on the pictures of Cottage Garden, their alt text and the text boards.

## On the garden
cottage_garden-picture-points = { $points ->
    [one] point
   *[other] points
  }
cottage_garden-picture-in-hand = In hand
cottage_garden-picture-free = { $count } free
cottage_garden-picture-resting = At rest
cottage_garden-picture-completed = { $count ->
    [0] No bed completed
    [one] 1 bed completed
   *[other] { $count } beds completed
  }
cottage_garden-picture-bed-light = Light
cottage_garden-picture-bed-dark = Dark
cottage_garden-picture-bed-light1 = Light 1
cottage_garden-picture-bed-light2 = Light 2
cottage_garden-picture-bed-dark1 = Dark 1
cottage_garden-picture-bed-dark2 = Dark 2

## On the board
cottage_garden-picture-nursery = Nursery
cottage_garden-picture-final = Final round
cottage_garden-picture-moment-pay = { $name } moves back
cottage_garden-picture-moment-plant = { $name } picks a tile
cottage_garden-picture-moment-tend = { $name } is planting
cottage_garden-picture-moment-over = The game is over
cottage_garden-picture-moment-trial = Only a try
cottage_garden-picture-spare = Spare bed
cottage_garden-picture-reserve = In reserve
cottage_garden-picture-more = +{ $count } more
cottage_garden-picture-queue-empty = The queue is empty
cottage_garden-picture-returned = Returned tiles

## On the cover
cottage_garden-picture-title = Cottage Garden
cottage_garden-picture-invitation = Beds in bloom for 1 to 4
cottage_garden-picture-cover-alt = A thatched cottage behind a hedge, two flowerbeds with roses, sunflowers, lavender and a carp pond, cats awake and asleep, and the gardener in her straw hat. On a wooden sign: Cottage Garden.

## Text of a garden, used for alt text and the text board
cottage_garden-picture-text-garden = { $name }’s garden. { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far. Turn { $turn } of { $turns }.
cottage_garden-picture-text-garden-open = { $name }’s garden. { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far. The final round.
cottage_garden-picture-text-garden-over = { $name }’s garden at the end of the game: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $beds ->
    [one] 1 bed
   *[other] { $beds } beds
  } completed.
cottage_garden-picture-text-trial = Under the parasol, only a try: the game does not change.
cottage_garden-picture-text-kept = Cats in reserve: { $cats }. { $hive ->
    [0] No beehive.
   *[other] Beehive: +{ $hive }.
  }
cottage_garden-picture-text-bed-light = Light bed: { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-dark = Dark bed: { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-light1 = Light bed 1 (left): { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-light2 = Light bed 2 (right): { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-dark1 = Dark bed 1 (left): { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-dark2 = Dark bed 2 (right): { $free } free, { $pots ->
    [one] 1 flowerpot
   *[other] { $pots } flowerpots
  } and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
  } in sight, worth { $points }.
cottage_garden-picture-text-bed-gone = One bed has left the game.
cottage_garden-picture-text-free = Free plain squares: { $squares }.
cottage_garden-picture-text-printed = Printed flowerpots: { $pots }. Printed plant covers: { $covers }.
cottage_garden-picture-text-tiles = Tiles: { $tiles }.
cottage_garden-picture-text-tile = { $name } ({ $tile }) on { $squares }
cottage_garden-picture-text-tokens = Cats: { $cats }. Flowerpot tokens: { $pots }.
cottage_garden-picture-text-none = none
cottage_garden-picture-text-cubes = Orange cubes (flowerpots): { $orange }. Blue cubes (plant covers): { $blue }. The red line comes after 6.
cottage_garden-picture-text-grid = Grid: . free, p flowerpot, c plant cover, capitals are tiles, * cat, o flowerpot token.
cottage_garden-picture-text-turn = Turn { $turn }: { $shape }

## Text of the board
cottage_garden-picture-text-moment = Nursery. { $moment }. { $final ->
    [yes] The final round is on.
   *[no] The die shows { $die }.
  }
cottage_garden-picture-text-over = Nursery. The game is over.
cottage_garden-picture-text-won = { $count ->
    [one] Won by { $names }.
   *[other] Won together by { $names }.
  }
cottage_garden-picture-text-gardener-top = The gardener stands above column { $place }.
cottage_garden-picture-text-gardener-right = The gardener stands right of row { $place }.
cottage_garden-picture-text-gardener-bottom = The gardener stands below column { $place }.
cottage_garden-picture-text-gardener-left = The gardener stands left of row { $place }.
cottage_garden-picture-text-gardener-corner = The gardener stands at the corner beside { $place }.
cottage_garden-picture-text-row = The gardener’s row, nearest first: { $tiles }.
cottage_garden-picture-text-place = { $place } { $name } ({ $tile })
cottage_garden-picture-text-place-shape = { $place } { $name } ({ $tile }) { $shape }
cottage_garden-picture-text-place-empty = { $place } empty
cottage_garden-picture-text-nursery = The nursery: { $tiles }.
cottage_garden-picture-text-next = { $name } comes next at: { $tiles }.
cottage_garden-picture-text-queue = The queue, next first: { $tiles }.
cottage_garden-picture-text-queue-tile = { $name } ({ $tile })
cottage_garden-picture-text-queue-shape = { $name } ({ $tile }) { $shape }
cottage_garden-picture-text-queue-empty = The queue is empty.
cottage_garden-picture-text-spare = Spare bed: { $kind ->
    [light] light
   *[dark] dark
  }, flowerpots on { $pots }, plant covers on { $covers }.
cottage_garden-picture-text-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
  }
cottage_garden-picture-text-seats = { $seats }.
cottage_garden-picture-text-shapes = Shapes are written row by row from the top: X a square with flowers, P with a flowerpot, C with a plant cover, . nothing.
