# Ord på billederne i Cottage Garden, deres alt-tekst og tekstbrættet.

## På haven
cottage_garden-picture-points = { $points ->
    [one] point
   *[other] point
  }
cottage_garden-picture-in-hand = I hånden
cottage_garden-picture-free = { $count } fri
cottage_garden-picture-resting = Hviler
cottage_garden-picture-completed = { $count ->
    [0] Ingen bede færdige
    [one] 1 bed færdigt
   *[other] { $count } bede færdige
  }
cottage_garden-picture-bed-light = Lyst
cottage_garden-picture-bed-dark = Mørkt
cottage_garden-picture-bed-light1 = Lyst 1
cottage_garden-picture-bed-light2 = Lyst 2
cottage_garden-picture-bed-dark1 = Mørkt 1
cottage_garden-picture-bed-dark2 = Mørkt 2

## På pladen
cottage_garden-picture-nursery = Planteskole
cottage_garden-picture-final = Slutrunde
cottage_garden-picture-moment-pay = { $name } rykker tilbage
cottage_garden-picture-moment-plant = { $name } vælger brik
cottage_garden-picture-moment-tend = { $name } planter
cottage_garden-picture-moment-over = Spillet er slut
cottage_garden-picture-moment-trial = Kun en prøve
cottage_garden-picture-spare = Ledigt bed
cottage_garden-picture-reserve = I forrådet
cottage_garden-picture-more = +{ $count } til
cottage_garden-picture-queue-empty = Køen er tom
cottage_garden-picture-returned = Tilbageleverede brikker

## På forsiden
cottage_garden-picture-title = Cottage Garden
cottage_garden-picture-invitation = Blomsterbede for 1 til 4
cottage_garden-picture-cover-alt = Et stråtækt hus bag en hæk, to bede med roser, solsikker, lavendel og en karpedam, katte, der sidder og sover, og gartneren med stråhat. På et træskilt står: Cottage Garden.

## Havens tekst, til alt-tekst og tekstbræt
cottage_garden-picture-text-garden = Haven hos { $name }. { $points } point indtil nu. Tur { $turn } af { $turns }.
cottage_garden-picture-text-garden-open = Haven hos { $name }. { $points } point indtil nu. Slutrunden.
cottage_garden-picture-text-garden-over = Haven hos { $name } ved spillets slutning: { $points } point, { $beds ->
    [one] 1 bed færdigt
   *[other] { $beds } bede færdige
  }.
cottage_garden-picture-text-trial = Under parasollen, kun en prøve: spillet ændrer sig ikke.
cottage_garden-picture-text-kept = Katte i reserve: { $cats }. { $hive ->
    [0] Intet bistade.
   *[other] Bistade: +{ $hive }.
  }
cottage_garden-picture-text-bed-light = Lyst bed: { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-dark = Mørkt bed: { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-light1 = Lyst bed 1 (venstre): { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-light2 = Lyst bed 2 (højre): { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-dark1 = Mørkt bed 1 (venstre): { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-dark2 = Mørkt bed 2 (højre): { $free } fri, { $pots ->
    [one] 1 urtepotte
   *[other] { $pots } urtepotter
  } og { $covers ->
    [one] 1 glasklokke
   *[other] { $covers } glasklokker
  } synlige, { $points } point værd.
cottage_garden-picture-text-bed-gone = Et bed er ude af spillet.
cottage_garden-picture-text-free = Fri bar jord: { $squares }.
cottage_garden-picture-text-printed = Trykte urtepotter: { $pots }. Trykte glasklokker: { $covers }.
cottage_garden-picture-text-tiles = Brikker: { $tiles }.
cottage_garden-picture-text-tile = { $name } ({ $tile }) på { $squares }
cottage_garden-picture-text-tokens = Katte: { $cats }. Løse urtepotter: { $pots }.
cottage_garden-picture-text-none = ingen
cottage_garden-picture-text-cubes = Orange klodser (urtepotter): { $orange }. Blå klodser (glasklokker): { $blue }. Den røde streg kommer efter 6.
cottage_garden-picture-text-grid = Gitter: . fri, p urtepotte, c glasklokke, store bogstaver er brikker, * kat, o løs urtepotte.
cottage_garden-picture-text-turn = Drejning { $turn }: { $shape }

## Pladens tekst
cottage_garden-picture-text-moment = Planteskolen. { $moment }. { $final ->
    [yes] Slutrunden er i gang.
   *[no] Terningen viser { $die }.
  }
cottage_garden-picture-text-over = Planteskolen. Spillet er slut.
cottage_garden-picture-text-won = { $count ->
    [one] Vundet af { $names }.
   *[other] Vundet i fællesskab af { $names }.
  }
cottage_garden-picture-text-gardener-top = Gartneren står over kolonne { $place }.
cottage_garden-picture-text-gardener-right = Gartneren står til højre for række { $place }.
cottage_garden-picture-text-gardener-bottom = Gartneren står under kolonne { $place }.
cottage_garden-picture-text-gardener-left = Gartneren står til venstre for række { $place }.
cottage_garden-picture-text-gardener-corner = Gartneren står i hjørnet ved { $place }.
cottage_garden-picture-text-row = Gartnerens række, nærmeste først: { $tiles }.
cottage_garden-picture-text-place = { $place } { $name } ({ $tile })
cottage_garden-picture-text-place-shape = { $place } { $name } ({ $tile }) { $shape }
cottage_garden-picture-text-place-empty = { $place } tom
cottage_garden-picture-text-nursery = Planteskolen: { $tiles }.
cottage_garden-picture-text-next = { $name } står næste gang ved: { $tiles }.
cottage_garden-picture-text-queue = Køen, næste først: { $tiles }.
cottage_garden-picture-text-queue-tile = { $name } ({ $tile })
cottage_garden-picture-text-queue-shape = { $name } ({ $tile }) { $shape }
cottage_garden-picture-text-queue-empty = Køen er tom.
cottage_garden-picture-text-spare = Ledigt bed: { $kind ->
    [light] lyst
   *[dark] mørkt
  }, urtepotter på { $pots }, glasklokker på { $covers }.
cottage_garden-picture-text-seat = { $name }: { $points } point, { $cats ->
    [one] { $cats } kat
   *[other] { $cats } katte
  }
cottage_garden-picture-text-seats = { $seats }.
cottage_garden-picture-text-shapes = Former skrives række for række ovenfra: X et felt med blomster, P med urtepotte, C med glasklokke, . intet.
