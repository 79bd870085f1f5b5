# Words on the pictures of Pergola, their alt text and the text boards.

## On the garden
pergola-picture-colour-blue = Blue
pergola-picture-colour-yellow = Yellow
pergola-picture-colour-red = Red
pergola-picture-turn = Turn { $turn }/{ $turns }
pergola-picture-turn-short = { $turn }/{ $turns }
pergola-picture-trial = A try
pergola-picture-tools-used = { $used } / { $turns }

## On the board
pergola-picture-roof = Turn { $turn } of { $turns }  ·  { $name } chooses
pergola-picture-roof-trial = Only a try  ·  { $name }
pergola-picture-roof-over = The game is over
pergola-picture-action-flutter = Flutter
pergola-picture-action-drip = Drip
pergola-picture-action-bird = Bird
pergola-picture-action-frog = Frog
pergola-picture-to-come = to come
pergola-picture-pile-left = left
pergola-picture-pile-middle = middle
pergola-picture-pile-right = right

## On the cover
pergola-picture-title = Pergola
pergola-picture-invitation = A garden for 1 to 4
pergola-picture-cover-alt = A summer garden: hollyhocks before a trellis, a magnolia in bloom, a pergola with buttercups and a beehive, a cascade running into a pool, and a frog with a straw hat. On a wooden sign: Pergola.

## Text of a garden, used for alt text and the text board
pergola-picture-text-trial = Only a try: the game does not change.
pergola-picture-text-garden = { $name }’s garden. Turn { $turn } of { $turns }. { $points ->
    [one] { $points } point
   *[other] { $points } points
  } so far.
pergola-picture-text-garden-over = { $name }’s garden at the end of the game: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
pergola-picture-text-hollyhocks = Hollyhocks, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } with butterflies: { $columns }.
pergola-picture-text-no-hollyhocks = Hollyhocks: none yet.
pergola-picture-text-column-blue = blue { $height } high{ $butterflies ->
    [none] {""}
   *[some] {" "}(butterfly on { $butterflies })
  }
pergola-picture-text-column-yellow = yellow { $height } high{ $butterflies ->
    [none] {""}
   *[some] {" "}(butterfly on { $butterflies })
  }
pergola-picture-text-column-red = red { $height } high{ $butterflies ->
    [none] {""}
   *[some] {" "}(butterfly on { $butterflies })
  }
pergola-picture-text-magnolias = Magnolia, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } with ladybugs: { $pieces }. Free buds: { $buds }.
pergola-picture-text-no-magnolias = Magnolia: not planted yet. Free bud: { $buds }.
pergola-picture-text-piece = { $place }
pergola-picture-text-piece-ladybug = { $place } with a ladybug
pergola-picture-text-pergola = Pergola, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Buttercups: { $flowers }. Bees on them: { $bees }.
pergola-picture-text-no-buttercups = Pergola: no buttercups yet.
pergola-picture-text-buttercup-large = { $place } large, { $bees } of 2 bees
pergola-picture-text-buttercup-small = { $place } small, { $bees } of 1 bee
pergola-picture-text-pots = Full honey pots: { $pots }.
pergola-picture-text-no-pots = Honey pots: none full. They need 4, 7 and 9 bees on buttercups.
pergola-picture-text-pot-butterflies = { $place } (butterflies)
pergola-picture-text-pot-ladybugs = { $place } (ladybugs)
pergola-picture-text-pot-leaves = { $place } (leaves)
pergola-picture-text-pot-lanterns = { $place } (lanterns)
pergola-picture-text-cascade = Cascade: drops on { $first } and { $second }.
pergola-picture-text-lavender = Lavender and dragonflies, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $leaves ->
    [one] { $leaves } leaf
   *[other] { $leaves } leaves
  }{ $pairs ->
    [none] {""}
   *[some] ; { $pairs }
  }.
pergola-picture-text-no-lavender = Lavender: none yet.
pergola-picture-text-pair-flower = { $place } flower, { $bees } of 3 bees
pergola-picture-text-pair-dragonfly = { $place } small dragonfly
pergola-picture-text-pair-open = { $place } still without a gift
pergola-picture-text-dragonflies = Dragonflies from the pond: { $dragonflies }.
pergola-picture-text-dragonfly-large = large ({ $requirement ->
    [magnolia] magnolias
    [hollyhock] hollyhocks
    [buttercup] buttercups
   *[lavender] lavender
  })
pergola-picture-text-dragonfly-medium = medium ({ $requirement ->
    [magnolia] magnolias
    [hollyhock] hollyhocks
    [buttercup] buttercups
   *[lavender] lavender
  })
pergola-picture-text-flying = Flying about: { $butterflies ->
    [one] 1 butterfly
   *[other] { $butterflies } butterflies
  }, { $ladybugs ->
    [one] 1 ladybug
   *[other] { $ladybugs } ladybugs
  }, { $bees ->
    [one] 1 bee
   *[other] { $bees } bees
  }.
pergola-picture-text-lanterns = Lanterns: { $lanterns }.
pergola-picture-text-lantern-drip = second drip{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }
pergola-picture-text-lantern-frog = second frog jump{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }
pergola-picture-text-lantern-insect = one more insect{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }
pergola-picture-text-lantern-action = another action{ $used ->
    [yes] {" "}(used)
   *[no] {""}
  }
pergola-picture-text-leaves = Leaves, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: { $leaves }.
pergola-picture-text-no-leaves = Leaves: none yet.
pergola-picture-text-leaf = { $count } { $colour ->
    [maple] maple
    [oak] oak
    [birch] birch
    [willow] willow
   *[linden] linden
  }
pergola-picture-text-frog = Frog on { $place }.
pergola-picture-text-frog-home = The frog is at home.
pergola-picture-text-tools = Tools used: { $used } of { $turns }.
pergola-picture-text-hand = In hand: { $pieces }.

## Text of the board
pergola-picture-text-board = { $over ->
    [yes] The game is over.
   *[no] Turn { $turn } of { $turns }: { $name } chooses.
  }
pergola-picture-text-place-flutter = Tool { $number }, over the flutter: { $tool }.
pergola-picture-text-place-drip = Tool { $number }, over the drip: { $tool }.
pergola-picture-text-place-bird = Tool { $number }, over the bird flight: { $tool }.
pergola-picture-text-place-frog = Tool { $number }, over the frog jump: { $tool }.
pergola-picture-text-tool-shovel = a shovel with { $first } and { $second }
pergola-picture-text-tool-rake = a rake with { $first } and { $second }
pergola-picture-text-tool-trowel = a trowel with { $first } and { $second }
pergola-picture-text-tool-hoe = a hoe with { $first } and { $second }
pergola-picture-text-gap = taken
pergola-picture-text-stack = { $count ->
    [one] 1 tool
   *[other] { $count } tools
  } to come.
pergola-picture-text-solo = Solo: when you take a tool, the neighbour takes the other one of its half (tools 1 and 2, or 3 and 4).
pergola-picture-piece-hollyhock-blue = blue hollyhock
pergola-picture-piece-hollyhock-yellow = yellow hollyhock
pergola-picture-piece-hollyhock-red = red hollyhock
pergola-picture-piece-magnolia-single = magnolia with one bud
pergola-picture-piece-magnolia-double = magnolia with two buds
pergola-picture-piece-buttercup-small = small buttercup
pergola-picture-piece-buttercup-large = large buttercup
pergola-picture-piece-lavender-leaf = lavender leaf
pergola-picture-piece-butterfly = butterfly
pergola-picture-piece-ladybug = ladybug
pergola-picture-piece-bee = bee
pergola-picture-piece-lantern-drip = lantern (second drip)
pergola-picture-piece-lantern-frog = lantern (second frog jump)
pergola-picture-piece-lantern-insect = lantern (one more insect)
pergola-picture-piece-lantern-action = lantern (another action)
pergola-picture-piece-single = magnolia with one bud
pergola-picture-piece-double = magnolia with two buds
pergola-picture-piece-pair = a gift for a lavender pair
pergola-picture-piece-any = any insect
pergola-picture-text-frogs = Frogs: { $frogs }.
pergola-picture-text-frog-of = { $name } on { $place }
pergola-picture-text-frog-of-home = { $name } at home
pergola-picture-text-lilies = Lilies, row by row: { $lilies }.
pergola-picture-text-lily = { $place } { $insect ->
    [butterfly] butterfly
    [ladybug] ladybug
   *[bee] bee
  }
pergola-picture-text-bright = { $place } asks for 4 { $requirement ->
    [magnolia] magnolias
    [hollyhock] hollyhocks
    [buttercup] buttercups
   *[lavender] lavender leaves
  } and holds { $dragonflies }.
pergola-picture-text-stack-none = nothing more
pergola-picture-text-stack-large = a large dragonfly
pergola-picture-text-stack-medium = a medium dragonfly
pergola-picture-text-stack-large-medium = a large dragonfly over a medium one
pergola-picture-text-stack-large-medium-medium = a large dragonfly over two medium ones
pergola-picture-text-stack-medium-medium = two medium dragonflies
pergola-picture-text-neighbours = Ways of the frog: { $ways }.
pergola-picture-text-way = { $place }: { $near }
pergola-picture-text-pile-left = Left pile, { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
  }: { $leaf }.
pergola-picture-text-pile-middle = Middle pile, { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
  }: { $leaf }.
pergola-picture-text-pile-right = Right pile, { $count ->
    [one] { $count } leaf
   *[other] { $count } leaves
  }: { $leaf }.
pergola-picture-text-pile-none = empty
pergola-picture-text-pile-hidden = face down until the turn ends
pergola-picture-text-pile-top = { $colour ->
    [maple] maple
    [oak] oak
    [birch] birch
    [willow] willow
   *[linden] linden
  } with a { $insect ->
    [butterfly] butterfly
    [ladybug] ladybug
   *[bee] bee
  }{ $flutter ->
    [yes] {" "}and a flutter
   *[no] {""}
  }
pergola-picture-text-supply = Left in the supply: { $butterflies ->
    [one] { $butterflies } butterfly
   *[other] { $butterflies } butterflies
  }, { $ladybugs ->
    [one] { $ladybugs } ladybug
   *[other] { $ladybugs } ladybugs
  }, { $bees ->
    [one] { $bees } bee
   *[other] { $bees } bees
  }, { $flowers ->
    [one] { $flowers } lavender flower
   *[other] { $flowers } lavender flowers
  }, { $dragonflies ->
    [one] { $dragonflies } small dragonfly
   *[other] { $dragonflies } small dragonflies
  }.
