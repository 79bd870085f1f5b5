# Ord på billederne af Pergola, deres alt-tekst og tekstbrættet.

## På haven
pergola-picture-colour-blue = Blå
pergola-picture-colour-yellow = Gul
pergola-picture-colour-red = Rød
pergola-picture-turn = Tur { $turn }/{ $turns }
pergola-picture-turn-short = { $turn }/{ $turns }
pergola-picture-trial = Prøve
pergola-picture-tools-used = { $used } / { $turns }

## På brættet
pergola-picture-roof = Tur { $turn } af { $turns }  ·  { $name } vælger
pergola-picture-roof-trial = Kun en prøve  ·  { $name }
pergola-picture-roof-over = Spillet er slut
pergola-picture-action-flutter = Insekter
pergola-picture-action-drip = Dråbe
pergola-picture-action-bird = Fugl
pergola-picture-action-frog = Frø
pergola-picture-to-come = på vej
pergola-picture-pile-left = venstre
pergola-picture-pile-middle = midten
pergola-picture-pile-right = højre

## På forsiden
pergola-picture-title = Pergola
pergola-picture-invitation = En have for 1 til 4
pergola-picture-cover-alt = En sommerhave: stokroser foran et espalier, en magnolia i blomst, en pergola med ranunkler og et bistade, et vandfald, der løber ned i et bassin, og en frø med stråhat. På et træskilt står: Pergola.

## Tekst om en have, til alt-tekst og tekstbræt
pergola-picture-text-trial = Kun en prøve: spillet ændrer sig ikke.
pergola-picture-text-garden = Haven hos { $name }. Tur { $turn } af { $turns }. { $points } point indtil nu.
pergola-picture-text-garden-over = Haven hos { $name } ved spillets slutning: { $points } point.
pergola-picture-text-hollyhocks = Stokroser, { $points } point med sommerfugle: { $columns }.
pergola-picture-text-no-hollyhocks = Stokroser: ingen endnu.
pergola-picture-text-column-blue = blå i højde { $height }{ $butterflies ->
    [none] {""}
   *[some] {" "}(sommerfugl på { $butterflies })
  }
pergola-picture-text-column-yellow = gul i højde { $height }{ $butterflies ->
    [none] {""}
   *[some] {" "}(sommerfugl på { $butterflies })
  }
pergola-picture-text-column-red = rød i højde { $height }{ $butterflies ->
    [none] {""}
   *[some] {" "}(sommerfugl på { $butterflies })
  }
pergola-picture-text-magnolias = Magnolia, { $points } point med mariehøns: { $pieces }. Ledige knopper: { $buds }.
pergola-picture-text-no-magnolias = Magnolia: ikke plantet endnu. Ledig knop: { $buds }.
pergola-picture-text-piece = { $place }
pergola-picture-text-piece-ladybug = { $place } med en mariehøne
pergola-picture-text-pergola = Pergola, { $points } point. Ranunkler: { $flowers }. Bier på dem: { $bees }.
pergola-picture-text-no-buttercups = Pergola: ingen ranunkler endnu.
pergola-picture-text-buttercup-large = { $place } stor, { $bees } af 2 bier
pergola-picture-text-buttercup-small = { $place } lille, { $bees } af 1 bi
pergola-picture-text-pots = Fyldte honningkrukker: { $pots }.
pergola-picture-text-no-pots = Honningkrukker: ingen fyldt. De kræver 4, 7 og 9 bier på ranunkler.
pergola-picture-text-pot-butterflies = { $place } (sommerfugle)
pergola-picture-text-pot-ladybugs = { $place } (mariehøns)
pergola-picture-text-pot-leaves = { $place } (blade)
pergola-picture-text-pot-lanterns = { $place } (lanterner)
pergola-picture-text-cascade = Vandfald: dråber på { $first } og { $second }.
pergola-picture-text-lavender = Lavendel og guldsmede, { $points } point: { $leaves ->
    [one] { $leaves } blad
   *[other] { $leaves } blade
  }{ $pairs ->
    [none] {""}
   *[some] ; { $pairs }
  }.
pergola-picture-text-no-lavender = Lavendel: ingen endnu.
pergola-picture-text-pair-flower = { $place } blomst, { $bees } af 3 bier
pergola-picture-text-pair-dragonfly = { $place } lille guldsmed
pergola-picture-text-pair-open = { $place } endnu uden gave
pergola-picture-text-dragonflies = Guldsmede fra dammen: { $dragonflies }.
pergola-picture-text-dragonfly-large = stor ({ $requirement ->
    [magnolia] magnoliaer
    [hollyhock] stokroser
    [buttercup] ranunkler
   *[lavender] lavendel
  })
pergola-picture-text-dragonfly-medium = mellem ({ $requirement ->
    [magnolia] magnoliaer
    [hollyhock] stokroser
    [buttercup] ranunkler
   *[lavender] lavendel
  })
pergola-picture-text-flying = Flyver frit: { $butterflies ->
    [one] 1 sommerfugl
   *[other] { $butterflies } sommerfugle
  }, { $ladybugs ->
    [one] 1 mariehøne
   *[other] { $ladybugs } mariehøns
  }, { $bees ->
    [one] 1 bi
   *[other] { $bees } bier
  }.
pergola-picture-text-lanterns = Lanterner: { $lanterns }.
pergola-picture-text-lantern-drip = ekstra vanddråbe{ $used ->
    [yes] {" "}(brugt)
   *[no] {""}
  }
pergola-picture-text-lantern-frog = ekstra frøhop{ $used ->
    [yes] {" "}(brugt)
   *[no] {""}
  }
pergola-picture-text-lantern-insect = et insekt mere{ $used ->
    [yes] {" "}(brugt)
   *[no] {""}
  }
pergola-picture-text-lantern-action = en anden handling{ $used ->
    [yes] {" "}(brugt)
   *[no] {""}
  }
pergola-picture-text-leaves = Blade, { $points } point: { $leaves }.
pergola-picture-text-no-leaves = Blade: ingen endnu.
pergola-picture-text-leaf = { $count } { $colour ->
    [maple] ahorn
    [oak] eg
    [birch] birk
    [willow] pil
   *[linden] lind
  }
pergola-picture-text-frog = Frøen sidder på { $place }.
pergola-picture-text-frog-home = Frøen er hjemme.
pergola-picture-text-tools = Brugte redskaber: { $used } af { $turns }.
pergola-picture-text-hand = I hånden: { $pieces }.

## Tekst om brættet
pergola-picture-text-board = { $over ->
    [yes] Spillet er slut.
   *[no] Tur { $turn } af { $turns }: { $name } vælger.
  }
pergola-picture-text-place-flutter = Redskab { $number }, over insektflugt: { $tool }.
pergola-picture-text-place-drip = Redskab { $number }, over vanddråbe: { $tool }.
pergola-picture-text-place-bird = Redskab { $number }, over fugleflyvning: { $tool }.
pergola-picture-text-place-frog = Redskab { $number }, over frøhop: { $tool }.
pergola-picture-text-tool-shovel = en skovl med { $first } og { $second }
pergola-picture-text-tool-rake = en rive med { $first } og { $second }
pergola-picture-text-tool-trowel = en planteske med { $first } og { $second }
pergola-picture-text-tool-hoe = en hakke med { $first } og { $second }
pergola-picture-text-gap = taget
pergola-picture-text-stack = { $count ->
    [one] 1 redskab
   *[other] { $count } redskaber
  } på vej.
pergola-picture-text-solo = Solo: når du tager et redskab, tager naboen det andet i samme halvdel (redskab 1 og 2 eller 3 og 4).
pergola-picture-piece-hollyhock-blue = blå stokrose
pergola-picture-piece-hollyhock-yellow = gul stokrose
pergola-picture-piece-hollyhock-red = rød stokrose
pergola-picture-piece-magnolia-single = magnolia med én knop
pergola-picture-piece-magnolia-double = magnolia med to knopper
pergola-picture-piece-buttercup-small = lille ranunkel
pergola-picture-piece-buttercup-large = stor ranunkel
pergola-picture-piece-lavender-leaf = lavendelblad
pergola-picture-piece-butterfly = sommerfugl
pergola-picture-piece-ladybug = mariehøne
pergola-picture-piece-bee = bi
pergola-picture-piece-lantern-drip = lanterne (ekstra vanddråbe)
pergola-picture-piece-lantern-frog = lanterne (ekstra frøhop)
pergola-picture-piece-lantern-insect = lanterne (et insekt mere)
pergola-picture-piece-lantern-action = lanterne (en anden handling)
pergola-picture-piece-single = magnolia med én knop
pergola-picture-piece-double = magnolia med to knopper
pergola-picture-piece-pair = en gave til et lavendelpar
pergola-picture-piece-any = et insekt efter eget valg
pergola-picture-text-frogs = Frøer: { $frogs }.
pergola-picture-text-frog-of = { $name } på { $place }
pergola-picture-text-frog-of-home = { $name } hjemme
pergola-picture-text-lilies = Åkander, række for række: { $lilies }.
pergola-picture-text-lily = { $place } { $insect ->
    [butterfly] sommerfugl
    [ladybug] mariehøne
   *[bee] bi
  }
pergola-picture-text-bright = { $place } kræver 4 { $requirement ->
    [magnolia] magnoliaer
    [hollyhock] stokroser
    [buttercup] ranunkler
   *[lavender] lavendelblade
  } og har { $dragonflies }.
pergola-picture-text-stack-none = ikke flere
pergola-picture-text-stack-large = en stor guldsmed
pergola-picture-text-stack-medium = en mellemstor guldsmed
pergola-picture-text-stack-large-medium = en stor guldsmed oven på en mellemstor
pergola-picture-text-stack-large-medium-medium = en stor guldsmed oven på to mellemstore
pergola-picture-text-stack-medium-medium = to mellemstore guldsmede
pergola-picture-text-neighbours = Frøens veje: { $ways }.
pergola-picture-text-way = { $place }: { $near }
pergola-picture-text-pile-left = Venstre bunke, { $count ->
    [one] { $count } blad
   *[other] { $count } blade
  }: { $leaf }.
pergola-picture-text-pile-middle = Midterste bunke, { $count ->
    [one] { $count } blad
   *[other] { $count } blade
  }: { $leaf }.
pergola-picture-text-pile-right = Højre bunke, { $count ->
    [one] { $count } blad
   *[other] { $count } blade
  }: { $leaf }.
pergola-picture-text-pile-none = tom
pergola-picture-text-pile-hidden = vendt om, til turen slutter
pergola-picture-text-pile-top = { $colour ->
    [maple] ahorn
    [oak] eg
    [birch] birk
    [willow] pil
   *[linden] lind
  } med en { $insect ->
    [butterfly] sommerfugl
    [ladybug] mariehøne
   *[bee] bi
  }{ $flutter ->
    [yes] {" "}og insektflugt
   *[no] {""}
  }
pergola-picture-text-supply = Tilbage i forrådet: { $butterflies ->
    [one] { $butterflies } sommerfugl
   *[other] { $butterflies } sommerfugle
  }, { $ladybugs ->
    [one] { $ladybugs } mariehøne
   *[other] { $ladybugs } mariehøns
  }, { $bees ->
    [one] { $bees } bi
   *[other] { $bees } bier
  }, { $flowers ->
    [one] { $flowers } lavendelblomst
   *[other] { $flowers } lavendelblomster
  }, { $dragonflies ->
    [one] { $dragonflies } lille guldsmed
   *[other] { $dragonflies } små guldsmede
  }.
