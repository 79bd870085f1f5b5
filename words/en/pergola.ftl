# The game
pergola-name = Pergola
pergola-tagline = Grow a garden that insects love: 15 turns each, for 1 to 4 gardeners.
pergola-option-challenge = Challenge
pergola-option-challenge-free = Free game: no goal but a fine garden
pergola-option-challenge-free-name = Free game
pergola-option-challenge-ladybugs = A ladybug on each of at least 3 magnolia levels
pergola-option-challenge-ladybugs-name = Ladybugs on 3 levels
pergola-option-challenge-lanterns = At least 4 lanterns used
pergola-option-challenge-lanterns-name = 4 lanterns used
pergola-option-challenge-insects = At least 4 butterflies, 4 ladybugs and 4 bees
pergola-option-challenge-insects-name = 4 of each insect
pergola-option-challenge-cascade = At least 5 points from one cascade bonus
pergola-option-challenge-cascade-name = 5 from the cascade
pergola-option-challenge-pot = At least 5 points from one honey pot
pergola-option-challenge-pot-name = 5 from a honey pot
pergola-option-challenge-bees = At least 4 flowers full of bees
pergola-option-challenge-bees-name = 4 full flowers
pergola-option-challenge-butterflies = At least 2 butterflies worth 3 points each
pergola-option-challenge-butterflies-name = 2 high butterflies
pergola-option-challenge-leaves = A leaf of each of the 5 colours
pergola-option-challenge-leaves-name = 5 colours of leaves
pergola-option-challenge-dragonflies = At least 4 dragonflies of any size
pergola-option-challenge-dragonflies-name = 4 dragonflies

# The score sheet
pergola-score-hollyhocks = Hollyhocks
pergola-score-butterflies = Butterflies
pergola-score-magnolias = Magnolias
pergola-score-ladybugs = Ladybugs
pergola-score-buttercups = Buttercups
pergola-score-bees = Bees
pergola-score-lavender = Lavender
pergola-score-dragonflies = Dragonflies
pergola-score-pots = Honey pots
pergola-score-cascade = Cascade
pergola-score-leaves = Leaves

# Pieces
pergola-piece-hollyhock-blue = blue hollyhock
pergola-piece-hollyhock-yellow = yellow hollyhock
pergola-piece-hollyhock-red = red hollyhock
pergola-piece-magnolia-single = single magnolia
pergola-piece-magnolia-double = double magnolia
pergola-piece-single = single magnolia
pergola-piece-double = double magnolia
pergola-piece-buttercup-small = small buttercup
pergola-piece-buttercup-large = large buttercup
pergola-piece-lavender-leaf = lavender leaf
pergola-piece-pair = gift for the lavender pair
pergola-piece-any = insect of your choice
pergola-piece-butterfly = butterfly
pergola-piece-ladybug = ladybug
pergola-piece-bee = bee
pergola-piece-lantern-action = action lantern
pergola-piece-lantern-insect = insect lantern
pergola-piece-lantern-drip = drip lantern
pergola-piece-lantern-frog = frog lantern
pergola-piece-dragonfly-small = small dragonfly
pergola-piece-dragonfly-medium = medium dragonfly
pergola-piece-dragonfly-large = large dragonfly
pergola-gift-flower = lavender flower
pergola-gift-dragonfly = small dragonfly
pergola-tool-shovel = shovel
pergola-tool-rake = rake
pergola-tool-trowel = trowel
pergola-tool-hoe = hoe
pergola-action-flutter = insect flutter
pergola-action-drip = water drip
pergola-action-bird = bird flight
pergola-action-frog = frog jump
pergola-leaf-maple = red maple leaf
pergola-leaf-oak = green oak leaf
pergola-leaf-birch = yellow birch leaf
pergola-leaf-willow = blue willow leaf
pergola-leaf-linden = purple linden leaf
pergola-requirement-magnolia = magnolias
pergola-requirement-hollyhock = hollyhocks
pergola-requirement-buttercup = buttercups
pergola-requirement-lavender = lavender leaves
pergola-pile-left = left
pergola-pile-middle = middle
pergola-pile-right = right
pergola-pot-P1 = 1 point per butterfly
pergola-pot-P2 = 1 point per ladybug
pergola-pot-P3 = 1 point per 2 leaves
pergola-pot-P4 = 1 point per lantern
pergola-bonus-D1 = 1 point per butterfly + ladybug + bee
pergola-bonus-D2 = 1 point per dragonfly
pergola-bonus-D3 = 2 points per full honey pot

# Places: the other names (2.1, V1, A2, F5 …) are the same in every language
pergola-place-air = flying about
pergola-place-blue1 = Blue 1
pergola-place-blue2 = Blue 2
pergola-place-blue3 = Blue 3
pergola-place-blue4 = Blue 4
pergola-place-blue5 = Blue 5
pergola-place-blue6 = Blue 6
pergola-place-blue7 = Blue 7
pergola-place-blue8 = Blue 8
pergola-place-blue9 = Blue 9
pergola-place-blue10 = Blue 10
pergola-place-blue11 = Blue 11
pergola-place-yellow1 = Yellow 1
pergola-place-yellow2 = Yellow 2
pergola-place-yellow3 = Yellow 3
pergola-place-yellow4 = Yellow 4
pergola-place-yellow5 = Yellow 5
pergola-place-yellow6 = Yellow 6
pergola-place-yellow7 = Yellow 7
pergola-place-yellow8 = Yellow 8
pergola-place-yellow9 = Yellow 9
pergola-place-yellow10 = Yellow 10
pergola-place-yellow11 = Yellow 11
pergola-place-red1 = Red 1
pergola-place-red2 = Red 2
pergola-place-red3 = Red 3
pergola-place-red4 = Red 4
pergola-place-red5 = Red 5
pergola-place-red6 = Red 6
pergola-place-red7 = Red 7
pergola-place-red8 = Red 8
pergola-place-red9 = Red 9
pergola-place-red10 = Red 10
pergola-place-red11 = Red 11

# Groups of places, where there are too many for one menu
pergola-group-blue = Blue hollyhocks
pergola-group-yellow = Yellow hollyhocks
pergola-group-red = Red hollyhocks
pergola-group-air = Flying about
pergola-group-buttercups = Buttercups
pergola-group-lavenders = Lavender
pergola-group-others = Others
pergola-group-level1 = Magnolia, level 1
pergola-group-level2 = Magnolia, level 2
pergola-group-level3 = Magnolia, level 3
pergola-group-level4 = Magnolia, level 4
pergola-group-level5 = Magnolia, level 5
pergola-group-level6 = Magnolia, level 6
pergola-group-level7 = Magnolia, level 7
pergola-group-level8 = Magnolia, level 8
pergola-group-level9 = Magnolia, level 9
pergola-group-level10 = Magnolia, level 10
pergola-group-level11 = Magnolia, level 11
pergola-group-level12 = Magnolia, level 12
pergola-group-level13 = Magnolia, level 13
pergola-group-level14 = Magnolia, level 14
pergola-group-level15 = Magnolia, level 15
pergola-group-level16 = Magnolia, level 16
pergola-group-level17 = Magnolia, level 17
pergola-group-level18 = Magnolia, level 18
pergola-group-level19 = Magnolia, level 19
pergola-group-level20 = Magnolia, level 20
pergola-group-level21 = Magnolia, level 21
pergola-group-level22 = Magnolia, level 22
pergola-group-level23 = Magnolia, level 23
pergola-group-level24 = Magnolia, level 24
pergola-group-level25 = Magnolia, level 25
pergola-group-level26 = Magnolia, level 26
pergola-group-level27 = Magnolia, level 27

# Questions
pergola-ask-first = What comes first?
pergola-ask-take-tool = Which tool do you take, with the action under it?
pergola-ask-grow-branch = Which magnolia do you plant first?
pergola-ask-grow-bud = On which bud does the { $piece } grow?
pergola-ask-pair-gift = Two lavender leaves make a pair. What goes between them?
pergola-ask-land-insect = Which insect lands first?
pergola-ask-land-place = Where does the { $piece } land?
pergola-ask-switch-action = Which action instead?
pergola-ask-flutter-insect = Which insect flutters?
pergola-ask-flutter-origin = From where does a { $piece } flutter?
pergola-ask-flutter-place = Where does the { $piece } land?
pergola-ask-drip-drop = Which drop moves?
pergola-ask-drip-stone = Where does the drop on { $drop } flow?
pergola-ask-drip-pool = The drop on { $drop } reaches the pool. Which bonus?
pergola-ask-fly-pile = Which leaf does the bird bring?
pergola-ask-jump-lily = On which lily does the frog start?
pergola-ask-jump-on = Where does the frog jump from { $frog }?
pergola-ask-pick-insect = Which insect do you take?
pergola-ask-light-lantern = Which lantern do you use?
pergola-ask-fill-pot = Which pot is honey pot number { $number }?

# Labels of menus and buttons
pergola-label-verb-take = Take a tool
pergola-label-verb-grow = Plant a magnolia
pergola-label-verb-pair = Complete the lavender pair
pergola-label-verb-land = Land the { $piece }
pergola-label-verb-switch = Lantern: another action
pergola-label-verb-flutter = Flutter an insect
pergola-label-verb-drip = Let a drop flow
pergola-label-verb-fly = Let the bird fly
pergola-label-verb-jump = Let the frog jump
pergola-label-verb-pick = Take any insect
pergola-label-verb-light = Lantern: once more
pergola-label-verb-fill = Fill a honey pot
pergola-label-verb-end = End the turn
pergola-label-only-switch-flutter = Lantern: insect flutter instead
pergola-label-only-switch-drip = Lantern: water drip instead
pergola-label-only-switch-bird = Lantern: bird flight instead
pergola-label-only-switch-frog = Lantern: frog jump instead
pergola-label-only-light-drip = Lantern: a second drip
pergola-label-only-light-frog = Lantern: a second frog jump
pergola-label-only-light-insect = Lantern: one more of the same insect
pergola-label-only-fill-P1 = Fill pot P1: 1 point per butterfly
pergola-label-only-fill-P2 = Fill pot P2: 1 point per ladybug
pergola-label-only-fill-P3 = Fill pot P3: 1 point per 2 leaves
pergola-label-only-fill-P4 = Fill pot P4: 1 point per lantern
pergola-label-tool-shovel = Shovel: { $one }, { $other } · { $action }
pergola-label-tool-rake = Rake: { $one }, { $other } · { $action }
pergola-label-tool-trowel = Trowel: { $one }, { $other } · { $action }
pergola-label-tool-hoe = Hoe: { $one }, { $other } · { $action }
pergola-label-tool-gone = A tool · { $action }
pergola-label-name = { $name }
pergola-label-bees = { $place }, { $plant } ({ $count } of { $room })
pergola-label-with = { $name }: { $thing }
pergola-label-empty = { $name }: nothing
pergola-label-drop = The drop on { $name }
pergola-label-pile-left = Left pile
pergola-label-pile-left-leaf = Left: { $leaf }, { $piece }
pergola-label-pile-left-flutter = Left: { $leaf }, { $piece }, flutter 1
pergola-label-pile-middle = Middle pile
pergola-label-pile-middle-leaf = Middle: { $leaf }, { $piece }
pergola-label-pile-middle-flutter = Middle: { $leaf }, { $piece }, flutter 1
pergola-label-pile-right = Right pile
pergola-label-pile-right-leaf = Right: { $leaf }, { $piece }
pergola-label-pile-right-flutter = Right: { $leaf }, { $piece }, flutter 1
pergola-label-insect-butterfly = Butterfly
pergola-label-insect-ladybug = Ladybug
pergola-label-insect-bee = Bee
pergola-label-branch-single = Single magnolia
pergola-label-branch-double = Double magnolia
pergola-label-gift-flower = Lavender flower: room for 3 bees
pergola-label-gift-dragonfly = Small dragonfly: 1 point
pergola-label-action-flutter = Insect flutter
pergola-label-action-drip = Water drip
pergola-label-action-bird = Bird flight
pergola-label-action-frog = Frog jump
pergola-label-lantern-drip = A second drip
pergola-label-lantern-frog = A second frog jump
pergola-label-lantern-insect = One more insect of the same kind

# A finished turn, told in pieces that are joined by semicolons
pergola-tell-take = took a { $tool }: { $one }, { $other }
pergola-tell-take-hidden = took a tool
pergola-tell-grow = { $piece } on { $place }
pergola-tell-pair-flower = lavender flower planted
pergola-tell-pair-dragonfly = small dragonfly on the lavender
pergola-tell-land = { $piece } on { $place }
pergola-tell-land-air = { $piece } flying about
pergola-tell-flutter = { $piece } fluttered to { $place }
pergola-tell-drip = drop to { $stone }: { $piece }
pergola-tell-drip-none = drop to { $stone } (no { $piece } left)
pergola-tell-drip-pool = drop in the pool at { $stone }: { $bonus }
pergola-tell-fly = bird brought a { $leaf }: { $piece }
pergola-tell-fly-none = bird brought a { $leaf } (no { $piece } left)
pergola-tell-fly-hidden = bird brought a leaf
pergola-tell-jump = frog to { $lily }: { $piece }
pergola-tell-jump-none = frog to { $lily } (no { $piece } left)
pergola-tell-jump-empty = frog to { $lily }
pergola-tell-pick = chose a { $piece }
pergola-tell-switch = lantern: { $action } instead
pergola-tell-light-drip = lantern: a second drip
pergola-tell-light-frog = lantern: a second frog jump
pergola-tell-light-insect = lantern: one more of the same insect
pergola-tell-fill = filled honey pot { $pot } ({ $subject })

# Refusals: what is so, and what can be done. The number of the rule is added by who shows them
pergola-refuse-over = The game is over. Every turn has been played.
pergola-refuse-not-your-turn = It is another gardener’s turn. Yours comes after it.
pergola-refuse-only-a-trial = This is only a try, and in a try no turn is ended. Your own turn waits as it was.
pergola-refuse-take-first = You have no tool yet. A turn begins with one: take one of the four above the actions.
pergola-refuse-one-tool = You have taken the tool of place { $number } this turn, and a turn has one. Undo to take another.
pergola-refuse-no-tool = There is no tool at place { $number }. Take another one.
pergola-refuse-place-first = You still hold something: { $piece }. Place it before you go on.
pergola-refuse-not-in-hand = You hold no { $piece }. Only what this turn has brought can be placed.
pergola-refuse-pick-first = Choose your insect first: pick butterfly, ladybug or bee. Then it lands.
pergola-refuse-action-done = Your { $action } is done. One lantern or another may give you a second; otherwise end the turn.
pergola-refuse-other-action = Your action this turn is { $action }, not { $wanted }: it is the one under your tool. A lit action lantern could change it before it begins.
pergola-refuse-action-first = Your action, { $action }, still waits, and it is not optional. Perform it, then end the turn.
pergola-refuse-no-branch = You hold no { $piece }. A magnolia comes with a tool.
pergola-refuse-no-bud = There is no free bud { $bud } on your tree. A magnolia grows on a free bud: { $buds }.
pergola-refuse-no-pair = No new pair of lavender leaves waits for a gift (you have { $count }). Every second leaf makes a pair.
pergola-refuse-no-gift = The supply has no { $piece } left. Choose the other gift.
pergola-refuse-full-butterfly = A butterfly sits on { $place } already, and there is room for one only. Free: { $places }.
pergola-refuse-full-none-butterfly = A butterfly sits on { $place } already, and there is room for one only. No hollyhock is free: let it fly about (air).
pergola-refuse-no-place-butterfly = A butterfly cannot land on { $place }. Butterflies sit on hollyhocks; free: { $places }.
pergola-refuse-no-place-none-butterfly = A butterfly cannot land on { $place }. Butterflies sit on hollyhocks, and none is free. Let it fly about (air).
pergola-refuse-full-ladybug = A ladybug sits on { $place } already, and there is room for one only. Free: { $places }.
pergola-refuse-full-none-ladybug = A ladybug sits on { $place } already, and there is room for one only. No magnolia is free: let it fly about (air).
pergola-refuse-no-place-ladybug = A ladybug cannot land on { $place }. Ladybugs sit on magnolias; free: { $places }.
pergola-refuse-no-place-none-ladybug = A ladybug cannot land on { $place }. Ladybugs sit on magnolias, and none is free. Let it fly about (air).
pergola-refuse-full-bee = { $place } has no room for another bee: a small buttercup holds 1, a large one 2, a lavender flower 3. Room is at { $places }.
pergola-refuse-full-none-bee = { $place } has no room for another bee: a small buttercup holds 1, a large one 2, a lavender flower 3. Let it fly about (air).
pergola-refuse-no-place-bee = A bee cannot land on { $place }. Bees sit on buttercups and lavender flowers; room is at { $places }.
pergola-refuse-no-place-none-bee = A bee cannot land on { $place }. Bees sit on buttercups and lavender flowers, and none has room. Let it fly about (air).
pergola-refuse-no-lantern = You have no lit { $lantern }. Each lantern serves once.
pergola-refuse-switch-late = Your action, { $action }, has begun. A lantern changes it only before that; undo to go back.
pergola-refuse-switch-same = Your action is { $action } already. The lantern gives you one of the other three.
pergola-refuse-flutter-to-air = A { $piece } flutters to a plant, never from one into the air. Choose a free place for it, or leave it where it is.
pergola-refuse-flutter-nowhere = It is at { $place } already. Choose another place, or leave it where it is.
pergola-refuse-flutter-from-empty = You have no { $piece } there: { $place }. Choose one that is in your garden.
pergola-refuse-flutter-twice = The { $piece } on { $place } has just fluttered there. The second flutter is for another insect.
pergola-refuse-both-down = Both your drops lie in the pool. The water drip now gives you any insect: pick one.
pergola-refuse-no-drop = You have no drop on { $stone }. Yours are on { $drops }.
pergola-refuse-drop-down = The drop on { $stone } lies in the pool and stays there. Move your other drop.
pergola-refuse-stone-taken = { $stone } is taken by your other drop. Two drops may not share a stone. Move it to { $stones }, or move the other drop.
pergola-refuse-pool-taken = Your other drop has the bonus { $stone }, and each bonus counts once. Choose { $stones }.
pergola-refuse-no-stream = No stream runs from { $drop } to { $stone }. From there the drop can flow to { $stones }.
pergola-refuse-no-leaves = No leaves are left. The bird now gives you any insect: pick one.
pergola-refuse-no-leaf = The { $pile } pile is empty. Take the top leaf of another pile.
pergola-refuse-leaf-hidden = The top leaf of the { $pile } pile lies face down until this turn is ended, so it cannot be tried yet. Try another pile.
pergola-refuse-no-lily = There is no lily { $lily } in the pond. There are { $lilies }.
pergola-refuse-frog-stays = Your frog sits on { $lily }, and a jump leads to another lily: { $lilies }.
pergola-refuse-frog-far = { $lily } is not next to { $frog }, where your frog sits. It can jump to { $lilies }.
pergola-refuse-lily-asks = { $lily } asks for at least { $needed } { $plants }; you have { $count }. Jump to another lily until then.
pergola-refuse-no-free-choice = A { $piece } of your own choice is not to be had now. The pool, a drip with both drops down and a bird without leaves give one.
pergola-refuse-none-left = The supply is out of this: { $piece }. Choose an insect that is left.
pergola-refuse-light-insect-early = The insect lantern repeats an insect that you have just taken and not yet placed. You hold none now.
pergola-refuse-light-in-vain = Both drops lie in the pool and no insect is left, so a second drip would bring nothing. Keep the lantern.
pergola-refuse-light-drip-early = The drip lantern gives a second drip after a first one in the same turn. You have not dripped yet.
pergola-refuse-light-frog-early = The frog lantern gives a second jump after a first one in the same turn. Your frog has not jumped yet.
pergola-refuse-pot-full = { $pot } is full already. Each pot is filled once; choose another.
pergola-refuse-pots-all = You have filled { $count } honey pots, and more are not possible.
pergola-refuse-few-bees = Honey pot number { $number } needs { $needed } bees on your buttercups at one moment; { $count } sit there. Bees on lavender do not count.

# How a game ends
pergola-ending-won = { $winners } has the finest garden, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
pergola-ending-shared = { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each!
pergola-ending-free = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Przemek has { $przemek } and Gołąb { $golab }: { $beaten ->
    [0] try again!
    [1] one of the two neighbours is beaten!
   *[2] this garden is the pride of the neighbourhood!
}
pergola-ending-met = Challenge met, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $challenge }. Przemek has { $przemek } and Gołąb { $golab }: { $beaten ->
    [0] try again!
    [1] one of the two neighbours is beaten!
   *[2] this garden is the pride of the neighbourhood!
}
pergola-ending-missed = Challenge missed: { $challenge }. This counts as a free game, with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Przemek has { $przemek } and Gołąb { $golab }: { $beaten ->
    [0] try again!
    [1] one of the two neighbours is beaten!
   *[2] this garden is the pride of the neighbourhood!
}

# The 1000 Club, over many games alone
pergola-club-title = **1000 Club** · { $games ->
    [0] no game alone finished yet
    [one] one game alone so far
   *[other] { $games } games alone so far
}
pergola-club-missing = { $missing ->
    [one] One of the ten challenges is still without a result of yours.
    [10] A row is filled by meeting its challenge, the first by any game.
   *[other] { $missing } of the ten challenges are still without a result of yours.
} With all ten and { $needed } points in all you join the club.
pergola-club-short = All ten challenges met! { $short ->
    [one] One more point and the { $needed } are full.
   *[other] { $short } more points and the { $needed } are full.
} Your lowest rows have most to gain.
pergola-club-member = 🏅 { $total } points: welcome to the 1000 Club. The supergardener’s platinum badge is yours!

# Slash commands: names (1 to 32 lower-case letters) and descriptions (at most 100 characters)
pergola-command-take = take
pergola-command-take-description = Take the tool above an action, and with it what it shows
pergola-command-grow = grow
pergola-command-grow-description = Plant a magnolia on a free bud of your tree
pergola-command-pair = pair
pergola-command-pair-description = Put a flower or a small dragonfly between two lavender leaves
pergola-command-land = land
pergola-command-land-description = Land an insect on a plant, or leave it flying about
pergola-command-switch = switch
pergola-command-switch-description = Use an action lantern to perform another action
pergola-command-flutter = flutter
pergola-command-flutter-description = Insect flutter: move an insect of your garden to a plant
pergola-command-drip = drip
pergola-command-drip-description = Water drip: let a drop flow to the next stone, or into the pool
pergola-command-fly = fly
pergola-command-fly-description = Bird flight: take the top leaf of a pile
pergola-command-jump = jump
pergola-command-jump-description = Frog jump: let your frog jump to a lily
pergola-command-pick = pick
pergola-command-pick-description = Take an insect of your own choice
pergola-command-light = light
pergola-command-light-description = Use a lantern: a second drip, a second jump, one more insect
pergola-command-fill = fill
pergola-command-fill-description = Fill a honey pot, when enough bees sit on your buttercups
pergola-command-end = end
pergola-command-end-description = End your turn; after that nothing can be taken back
pergola-field-tool = tool
pergola-field-tool-description = The place of the tool, 1 to 4 from the left
pergola-field-branch = branch
pergola-field-branch-description = A single or a double magnolia
pergola-field-bud = bud
pergola-field-bud-description = The free bud that it grows on
pergola-field-gift = gift
pergola-field-gift-description = A lavender flower or a small dragonfly
pergola-field-insect = insect
pergola-field-insect-description = Butterfly, ladybug or bee
pergola-field-place = place
pergola-field-place-description = The plant that it lands on, or air to fly about
pergola-field-action = action
pergola-field-action-description = The action to perform instead
pergola-field-origin = from
pergola-field-origin-description = Where the insect is now
pergola-field-drop = drop
pergola-field-drop-description = The stone that the drop lies on
pergola-field-stone = stone
pergola-field-stone-description = The stone that the drop flows to, or the bonus in the pool
pergola-field-pile = pile
pergola-field-pile-description = The left, middle or right pile of leaves
pergola-field-lily = lily
pergola-field-lily-description = The lily that the frog jumps to
pergola-field-lantern = lantern
pergola-field-lantern-description = What the lantern repeats
pergola-field-pot = pot
pergola-field-pot-description = The honey pot to fill
