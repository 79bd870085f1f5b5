# Everything that Cottage Garden says.

cottage_garden-name = Cottage Garden
cottage_garden-tagline = Fill flowerbeds like puzzles, keep pots and covers in sight, and be kind to the cats.

cottage_garden-option-mode = Rules
cottage_garden-option-mode-full = Full rules
cottage_garden-option-mode-gentle = Gentle, for children: nobody pays in the final round, all cats may be kept
cottage_garden-option-mode-gentle-name = Gentle, for children
cottage_garden-option-mode-gentle-one-bed = Gentle, one bed each: nobody pays in the final round, all cats may be kept
cottage_garden-option-mode-gentle-one-bed-name = Gentle, one bed each

cottage_garden-score-pots = Flowerpots (orange)
cottage_garden-score-covers = Plant covers (blue)
cottage_garden-score-hive = Beehive

## Commands: names in lower case, descriptions of at most 100 characters
cottage_garden-command-pay = pay
cottage_garden-command-pay-description = Final round: move a cube back before your turn
cottage_garden-command-refill = refill
cottage_garden-command-refill-description = Give up a cat to fill the empty places of the gardener’s row
cottage_garden-command-plant = plant
cottage_garden-command-plant-description = Take a tile from the gardener’s row and lay it on one of your beds
cottage_garden-command-pot = pot
cottage_garden-command-pot-description = Put a flowerpot on a plain square of one of your beds
cottage_garden-command-cat = cat
cottage_garden-command-cat-description = Put one of your cats on a plain square of one of your beds
cottage_garden-command-score = score
cottage_garden-command-score-description = Score a completed bed and choose the cubes that move
cottage_garden-command-queue = queue
cottage_garden-command-queue-description = Put a returned tile at the very end of the queue
cottage_garden-command-end = end
cottage_garden-command-end-description = End your turn: the gardener moves on

cottage_garden-field-tile = tile
cottage_garden-field-tile-description = The tile’s name, such as H4
cottage_garden-field-bed = bed
cottage_garden-field-bed-description = Which of your beds: light or dark
cottage_garden-field-turn = turn
cottage_garden-field-turn-description = How the tile is turned and flipped, 1 to 8
cottage_garden-field-square = square
cottage_garden-field-square-description = The square, such as B2; for a tile, where its first square lies (top row, leftmost)
cottage_garden-field-orange = orange
cottage_garden-field-orange-description = The orange cube that moves, by the place where it stands
cottage_garden-field-blue = blue
cottage_garden-field-blue-description = The blue cube that moves, by the place where it stands
cottage_garden-field-cube = cube
cottage_garden-field-cube-description = The colour of the cube that goes back
cottage_garden-field-place = place
cottage_garden-field-place-description = The place where that cube stands

## What grows on the tiles
cottage_garden-tile-I1 = mint
cottage_garden-tile-I2 = daisies
cottage_garden-tile-I2p = thyme
cottage_garden-tile-I3 = lavender
cottage_garden-tile-V3 = strawberries
cottage_garden-tile-I4 = tulips
cottage_garden-tile-O4 = a birdbath
cottage_garden-tile-T4 = sunflowers
cottage_garden-tile-L4 = roses
cottage_garden-tile-S4 = ferns
cottage_garden-tile-F5 = poppies
cottage_garden-tile-L5 = cornflowers
cottage_garden-tile-N5 = marigolds
cottage_garden-tile-P5 = hydrangeas
cottage_garden-tile-U5 = lettuces
cottage_garden-tile-W5 = pansies
cottage_garden-tile-X5 = dahlias
cottage_garden-tile-Y5 = lilies of the valley
cottage_garden-tile-Z5 = irises
cottage_garden-tile-H1 = peonies
cottage_garden-tile-H2 = pumpkins
cottage_garden-tile-H3 = stepping stones
cottage_garden-tile-H4 = a picnic lawn
cottage_garden-tile-H5 = hyacinths
cottage_garden-tile-H6 = heather
cottage_garden-tile-H7 = hostas
cottage_garden-tile-H8 = a carp pond

## Beds, as they stand in a sentence
cottage_garden-bed-light = the light bed
cottage_garden-bed-dark = the dark bed
cottage_garden-bed-light1 = the left light bed
cottage_garden-bed-light2 = the right light bed
cottage_garden-bed-dark1 = the left dark bed
cottage_garden-bed-dark2 = the right dark bed

## Questions
cottage_garden-ask-first = What do you plant: a tile from the gardener’s row, or a flowerpot?
cottage_garden-ask-first-of-all = Cover the plain soil of a bed, and leave its flowerpots and plant covers in sight: they bring points. What do you plant first: a tile from the gardener’s row, or a flowerpot?
cottage_garden-ask-try = Under the parasol: what would you like to try on your beds?
cottage_garden-ask-plant-tile = Which tile of the gardener’s row do you plant?
cottage_garden-ask-plant-tile-why = The gardener stands beside these tiles. Which one do you plant?
cottage_garden-ask-try-tile = Under the parasol the whole nursery is yours. Which tile do you try?
cottage_garden-ask-plant-bed = Which of your beds gets { $name }?
cottage_garden-ask-plant-turn = How do you lay { $name } on { $bed }?
cottage_garden-ask-plant-turn-why = A tile may be turned and flipped. How do you lay { $name } on { $bed }?
cottage_garden-ask-plant-square = Where on { $bed } do you plant { $name }?
cottage_garden-ask-plant-square-why = Each number marks where the tile would begin: the first square of its top row. Number 1 is drawn as it would lie. Where on { $bed } do you plant { $name }?
cottage_garden-ask-pot-bed = Which of your beds gets the flowerpot?
cottage_garden-ask-pot-square = Where on { $bed } does the flowerpot stand?
cottage_garden-ask-only-pot-bed = No tile of the gardener’s row fits, so it is a flowerpot. Which of your beds gets it?
cottage_garden-ask-only-pot-square = No tile of the gardener’s row fits, so it is a flowerpot. Where on { $bed } does it stand?
cottage_garden-ask-won-pot-bed = The last cube of a colour has left the start, so you won a flowerpot. Which of your beds gets it?
cottage_garden-ask-won-pot-square = The last cube of a colour has left the start, so you won a flowerpot. Where on { $bed } does it stand?
cottage_garden-ask-cat-bed = Which of your beds gets the cat?
cottage_garden-ask-cat-square = Where on { $bed } does the cat lie down?
cottage_garden-ask-spare-cat-bed = You have { $count } cats and may keep two. Which of your beds does a cat lie down on?
cottage_garden-ask-spare-cat-square = You have { $count } cats and may keep two. Where on { $bed } does a cat lie down?
cottage_garden-ask-score-bed = Both beds are complete. Which one do you score first?
cottage_garden-ask-score-orange = Complete: { $bed }! { $count ->
    [one] It shows 1 flowerpot: which orange cube moves 1 place?
   *[other] It shows { $count } flowerpots: which orange cube moves { $count } places?
}
cottage_garden-ask-score-orange-first = Complete: { $bed }! It shows { $count ->
    [one] 1 flowerpot
   *[other] { $count } flowerpots
} and { $covers ->
    [one] 1 plant cover
   *[other] { $covers } plant covers
}. Which orange cube moves { $count ->
    [one] 1 place
   *[other] { $count } places
}, before a blue one moves { $covers }?
cottage_garden-ask-score-no-orange = Complete: { $bed }! It shows no flowerpot, so no orange cube moves. Do you score it?
cottage_garden-ask-score-blue = Complete: { $bed }!{ $pots ->
    [0] {" "}
    [one] {" "}The orange cube goes from { $came } to { $to } for 1 flowerpot.{" "}
   *[other] {" "}The orange cube goes from { $came } to { $to } for { $pots } flowerpots.{" "}
}{ $count ->
    [one] Which blue cube moves 1 place for 1 plant cover?
   *[other] Which blue cube moves { $count } places for { $count } plant covers?
}
cottage_garden-ask-score-no-blue = Complete: { $bed }!{ $pots ->
    [0] {" "}
    [one] {" "}The orange cube goes from { $came } to { $to } for 1 flowerpot.{" "}
   *[other] {" "}The orange cube goes from { $came } to { $to } for { $pots } flowerpots.{" "}
}{ $count ->
    [0] No plant cover is in sight, so no blue cube moves. Do you score it?
   *[other] All blue cubes are at the end, so none moves. Do you score it?
}
cottage_garden-ask-queue-tile = The tiles of your bed lie at the end of the queue, { $name } ({ $tile }) last. Which one do you put behind it?
cottage_garden-ask-pay-cube = The final round: while you have a bed, each turn begins with a cube that goes back. An orange one or a blue one?
cottage_garden-ask-pay-orange = The final round: while you have a bed, each turn begins with a cube that goes back. Which orange one?
cottage_garden-ask-pay-blue = The final round: while you have a bed, each turn begins with a cube that goes back. Which blue one?
cottage_garden-ask-pay-only = The final round: while you have a bed, each turn begins with a cube that goes back. Only one of yours can. Do you move it?

## Values in menus, at most 60 characters when said
cottage_garden-label-verb-pay = Move a cube back
cottage_garden-label-verb-refill = Give up a cat to refill the row
cottage_garden-label-verb-plant = Plant a tile
cottage_garden-label-verb-pot = Plant a flowerpot
cottage_garden-label-verb-pot-won = Place the flowerpot you won
cottage_garden-label-verb-cat = Put a cat on a bed
cottage_garden-label-verb-score = Score a bed
cottage_garden-label-verb-queue = Order the returned tiles
cottage_garden-label-verb-end = End the turn
cottage_garden-label-tile-short = { $name } ({ $tile })
cottage_garden-label-tile = { $tile } · { $name } · { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}{ $pots ->
    [0] {""}
   *[other] {", a pot"}
}{ $covers ->
    [0] {""}
   *[other] {", a cover"}
}
cottage_garden-label-bed-light-short = Light bed
cottage_garden-label-bed-light = Light bed · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-bed-dark-short = Dark bed
cottage_garden-label-bed-dark = Dark bed · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-bed-light1-short = Light 1 (left)
cottage_garden-label-bed-light1 = Light 1 (left) · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-bed-light2-short = Light 2 (right)
cottage_garden-label-bed-light2 = Light 2 (right) · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-bed-dark1-short = Dark 1 (left)
cottage_garden-label-bed-dark1 = Dark 1 (left) · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-bed-dark2-short = Dark 2 (right)
cottage_garden-label-bed-dark2 = Dark 2 (right) · { $free } free, { $points ->
    [one] 1 point
   *[other] { $points } points
} in sight
cottage_garden-label-done-light-short = Light bed
cottage_garden-label-done-light = Light bed · complete: pots { $pots }, covers { $covers }
cottage_garden-label-done-dark-short = Dark bed
cottage_garden-label-done-dark = Dark bed · complete: pots { $pots }, covers { $covers }
cottage_garden-label-done-light1-short = Light 1 (left)
cottage_garden-label-done-light1 = Light 1 (left) · complete: pots { $pots }, covers { $covers }
cottage_garden-label-done-light2-short = Light 2 (right)
cottage_garden-label-done-light2 = Light 2 (right) · complete: pots { $pots }, covers { $covers }
cottage_garden-label-done-dark1-short = Dark 1 (left)
cottage_garden-label-done-dark1 = Dark 1 (left) · complete: pots { $pots }, covers { $covers }
cottage_garden-label-done-dark2-short = Dark 2 (right)
cottage_garden-label-done-dark2 = Dark 2 (right) · complete: pots { $pots }, covers { $covers }
cottage_garden-label-turn-1-short = as it lies
cottage_garden-label-turn-1 = as it lies · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-1-hides-short = as it lies
cottage_garden-label-turn-1-hides = as it lies · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-1-completes-short = as it lies
cottage_garden-label-turn-1-completes = as it lies · completes the bed
cottage_garden-label-turn-2-short = turned right
cottage_garden-label-turn-2 = turned right · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-2-hides-short = turned right
cottage_garden-label-turn-2-hides = turned right · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-2-completes-short = turned right
cottage_garden-label-turn-2-completes = turned right · completes the bed
cottage_garden-label-turn-3-short = upside down
cottage_garden-label-turn-3 = upside down · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-3-hides-short = upside down
cottage_garden-label-turn-3-hides = upside down · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-3-completes-short = upside down
cottage_garden-label-turn-3-completes = upside down · completes the bed
cottage_garden-label-turn-4-short = turned left
cottage_garden-label-turn-4 = turned left · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-4-hides-short = turned left
cottage_garden-label-turn-4-hides = turned left · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-4-completes-short = turned left
cottage_garden-label-turn-4-completes = turned left · completes the bed
cottage_garden-label-turn-5-short = flipped
cottage_garden-label-turn-5 = flipped · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-5-hides-short = flipped
cottage_garden-label-turn-5-hides = flipped · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-5-completes-short = flipped
cottage_garden-label-turn-5-completes = flipped · completes the bed
cottage_garden-label-turn-6-short = flipped, turned right
cottage_garden-label-turn-6 = flipped, turned right · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-6-hides-short = flipped, turned right
cottage_garden-label-turn-6-hides = flipped, turned right · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-6-completes-short = flipped, turned right
cottage_garden-label-turn-6-completes = flipped, turned right · completes the bed
cottage_garden-label-turn-7-short = flipped, upside down
cottage_garden-label-turn-7 = flipped, upside down · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-7-hides-short = flipped, upside down
cottage_garden-label-turn-7-hides = flipped, upside down · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-7-completes-short = flipped, upside down
cottage_garden-label-turn-7-completes = flipped, upside down · completes the bed
cottage_garden-label-turn-8-short = flipped, turned left
cottage_garden-label-turn-8 = flipped, turned left · { $count ->
    [one] 1 place
   *[other] { $count } places
}
cottage_garden-label-turn-8-hides-short = flipped, turned left
cottage_garden-label-turn-8-hides = flipped, turned left · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-turn-8-completes-short = flipped, turned left
cottage_garden-label-turn-8-completes = flipped, turned left · completes the bed
cottage_garden-label-square = { $square }
cottage_garden-label-square-hides = { $square } · hides { $points ->
    [one] 1 point
   *[other] { $points } points
}
cottage_garden-label-square-completes = { $square } · completes the bed
cottage_garden-label-cube-short = { $place } → { $to }
cottage_garden-label-cube = { $place } → { $to }{ $cats ->
    [0] {""}
   *[other] {" · a cat"}
}{ $pots ->
    [0] {""}
   *[other] {" · a flowerpot"}
}{ $hive ->
    [0] {""}
   *[other] {" · beehive"} +{ $hive }
}
cottage_garden-label-orange-short = Orange cube
cottage_garden-label-orange = Orange cube (flowerpots)
cottage_garden-label-blue-short = Blue cube
cottage_garden-label-blue = Blue cube (plant covers)
cottage_garden-label-back = { $place } → { $to }
cottage_garden-label-no-orange = No orange cube
cottage_garden-label-no-blue = No blue cube

cottage_garden-group-row-1 = Row 1
cottage_garden-group-row-2 = Row 2
cottage_garden-group-row-3 = Row 3
cottage_garden-group-row-4 = Row 4
cottage_garden-group-row-5 = Row 5
cottage_garden-group-size-1 = 1 square
cottage_garden-group-size-2 = 2 squares
cottage_garden-group-size-3 = 3 squares
cottage_garden-group-size-4 = 4 squares
cottage_garden-group-size-5 = 5 squares
cottage_garden-group-size-6 = 6 squares
cottage_garden-group-beds = Beds
cottage_garden-group-turns = Turns
cottage_garden-group-cubes = Cubes

## A finished turn in a few words
cottage_garden-tell-plant = planted { $name } ({ $tile }) on { $bed }{ $points ->
    [0] {""}
    [one] {", hiding 1 point"}
   *[other] {", hiding "}{ $points } points
}
cottage_garden-tell-pot = put a flowerpot on { $square } of { $bed }
cottage_garden-tell-pot-won = won a flowerpot for { $square } of { $bed }
cottage_garden-tell-cat = let a cat lie down on { $square } of { $bed }
cottage_garden-tell-score = completed { $bed } (pots { $pots }, covers { $covers }): +{ $points } { $points ->
    [one] point
   *[other] points
}{ $cats ->
    [0] {""}
    [one] {", a cat"}
   *[other] {", "}{ $cats } cats
}{ $hive ->
    [0] {""}
   *[other] {", the beehive worth "}{ $hive }
}{ $next ->
    [light] {", a light bed takes its place"}
    [dark] {", a dark bed takes its place"}
   *[none] {""}
}
cottage_garden-tell-pay-orange = paid { $points ->
    [one] 1 point
   *[other] { $points } points
} (an orange cube back to { $to })
cottage_garden-tell-pay-blue = paid { $points ->
    [one] 1 point
   *[other] { $points } points
} (a blue cube back to { $to })
cottage_garden-tell-queue = put { $name } ({ $tile }) at the end of the queue
cottage_garden-tell-refill = gave up a cat to refill the row
cottage_garden-tell-final = the final round begins{ $count ->
    [0] {""}
    [one] {", 1 bed with fewer than 3 tiles is given up"}
   *[other] {", "}{ $count } beds with fewer than 3 tiles are given up
}

## Endings; the table fills in the winners
cottage_garden-ending-points = { $winners } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
cottage_garden-ending-hive = { $winners } wins: tied at { $points ->
    [one] 1 point
   *[other] { $points } points
}, the better beehive decides.
cottage_garden-ending-shared = { $winners } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
cottage_garden-ending-solo = { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $winners } gardened like { $rating }.

cottage_garden-rating-seedling = a seedling
cottage_garden-rating-sprout = a sprout
cottage_garden-rating-bud = a bud about to open
cottage_garden-rating-bloom = a flower in full bloom
cottage_garden-rating-bouquet = a whole bouquet
cottage_garden-rating-master = a master gardener

## Why a move may not be made
cottage_garden-refuse-game-over = The game is over: all beds have left the table.
cottage_garden-refuse-not-your-turn = It is somebody else’s turn. Yours comes round, clockwise.
cottage_garden-refuse-only-a-trial = You are only trying things out under the parasol: plant tiles, flowerpots and cats here, all else waits for your turn.
cottage_garden-refuse-pay-first = In the final round your turn begins with moving a cube back. Choose the cube first.
cottage_garden-refuse-planted-already = You have planted this turn already, one tile or one flowerpot. You may still put cats on your beds, or end your turn.
cottage_garden-refuse-plant-first = You may not pass: plant a tile from the gardener’s row or a flowerpot, then end your turn.
cottage_garden-refuse-pot-first = You won a flowerpot: put it on a plain square of a bed before anything else.
cottage_garden-refuse-no-such-bed = You have no bed called { $bed } now. Yours: { $beds }.
cottage_garden-refuse-no-such-tile = There is no tile called { $tile }. Tiles have names such as H4 or I3b: the menus, the list of suggestions and the text board tell them.
cottage_garden-refuse-not-in-row = The tile { $tile } does not lie in the gardener’s row. There you find: { $row }.
cottage_garden-refuse-row-empty = The gardener’s row is empty. Plant a flowerpot.
cottage_garden-refuse-no-such-square = There is no square { $square }. A bed has the columns A to E and the rows 1 to 5, such as B2.
cottage_garden-refuse-turn-alike = { $tile } looks the same in turn { $turn } as in a lower one. Choose from: { $turns }.
cottage_garden-refuse-leaves-bed = In turn { $turn } and with its first square on { $square }, { $tile } would stick out over the edge. Move it inwards or turn it.
cottage_garden-refuse-overlaps-tile = { $tile } would lie on other flowers: on { $bed } these squares are taken: { $squares }. Move it or turn it.
cottage_garden-refuse-overlaps-token = { $tile } would lie on a cat or a flowerpot token: on { $bed } these squares are taken: { $squares }. Move it or turn it.
cottage_garden-refuse-square-taken = Something lies on { $square } of { $bed } already. Choose a free square.
cottage_garden-refuse-square-printed = { $square } of { $bed } shows a flowerpot or a plant cover and need not be covered. Flowerpots and cats go on plain soil.
cottage_garden-refuse-no-cat = You have no cat in reserve. A cube that crosses the red line brings one.
cottage_garden-refuse-last-square = { $square } is the last plain square of your beds, and you must still plant a tile or a flowerpot. Plant first, the cat may follow.
cottage_garden-refuse-refill-over = A cat can refill the row only at the start of a turn, once, and not when the row was filled anyway.
cottage_garden-refuse-row-full = No place of the gardener’s row is empty. Keep your cat.
cottage_garden-refuse-queue-empty = The queue is empty: there is no tile to refill the row with. Keep your cat.
cottage_garden-refuse-no-cat-to-give = You have no cat to give up for a refill.
cottage_garden-refuse-score-after-planting = Beds are scored after planting. Plant a tile or a flowerpot first.
cottage_garden-refuse-not-completed = { $free ->
    [one] On { $bed } 1 plain square is still free. A bed is scored when every plain square is covered.
   *[other] On { $bed } { $free } plain squares are still free. A bed is scored when every plain square is covered.
}
cottage_garden-refuse-score-first = A bed is complete. Score it before you end your turn.
cottage_garden-refuse-no-orange-moves = No orange cube moves: the bed shows no flowerpot, or all three are at 20. Write “none”.
cottage_garden-refuse-no-blue-moves = No blue cube moves: the bed shows no plant cover, or all three are at 20. Write “none”.
cottage_garden-refuse-orange-must-move = The bed shows flowerpots, so one orange cube must move. Yours that can: { $places }.
cottage_garden-refuse-blue-must-move = The bed shows plant covers, so one blue cube must move. Yours that can: { $places }.
cottage_garden-refuse-no-orange-there = No orange cube of yours can move from { $place }. Choose from: { $places }.
cottage_garden-refuse-no-blue-there = No blue cube of yours can move from { $place }. Choose from: { $places }.
cottage_garden-refuse-nothing-returned = No tiles were returned to the queue this turn that could be put in another order.
cottage_garden-refuse-not-returned = { $tile } is not among the tiles just returned, or was moved already. Undo to order them anew.
cottage_garden-refuse-last-already = { $tile } is the last in the queue already.
cottage_garden-refuse-nothing-to-pay = There is nothing to pay now: cubes go back only before a turn of the final round.
cottage_garden-refuse-no-cube-there = You have no such cube at { $place }. You can move: { $possible }.
cottage_garden-refuse-too-near-start = A cube at { $place } cannot go 2 points back. You can move: { $possible }.
cottage_garden-refuse-end-only-if-forced = A cube at 20 goes back only when no other can. You can move: { $possible }.
cottage_garden-refuse-too-many-cats = You have { $cats } cats and may keep { $kept }. Put the others on free squares of your beds.
