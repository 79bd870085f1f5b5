# Hvad et bord eller dets database siger til nogen. Navne er gjort ufarlige, før de står i en besked.

table-none = Der er intet bord { $number } her.
table-stale = Der er sket mere ved bordet, siden dette blev vist. Tryk på »Min tur« for at se, hvordan det står nu.
table-already-done = Det er allerede gjort.
table-not-your-turn = Det er ikke din tur ved bord { $number } endnu: bordet venter på { $names }.
table-gardener-plays = En computergartner er i gang med sin tur ved bord { $number }. Din kommer lige bagefter.
table-not-seated = Du sidder ikke med ved bord { $number }, så du kan se på, men ikke spille.
table-not-host = Det kan kun værten ved bord { $number }, { $host }, gøre.
table-already-started = Spillet ved bord { $number } er begyndt: pladser og valg bliver, som de er nu.
table-not-started = Spillet ved bord { $number } er ikke begyndt. Værten sætter det i gang.
table-already-over = Spillet ved bord { $number } er slut. Et nyt er hurtigt åbnet.
table-unknown-edition = Bord { $number } blev begyndt med en anden udgave af spillet ({ $edition }), som denne version af botten ikke har. Bordet er gemt, som det er: med en version, der har udgaven, går det videre.
table-broken = Bord { $number } kan ikke stilles op igen efter sin log: linje { $line } passer ikke. Intet er gået tabt; vis det til den, der driver botten.

table-no-game = Der er intet spil, der hedder »{ $name }«. Disse kan spilles: { $games }.
table-bad-seats = { $game } er ikke for { $seats }. Det spilles af { $fewest } til { $most }.
table-bad-gardeners = { $gardeners } computergartnere kan ikke være der: ved dette bord er der plads til { $most } ud over dig.
table-no-option = { $game } har intet valg, der hedder »{ $option }«.
table-bad-option = »{ $value }« kan ikke vælges for »{ $option }«. Vælg et af disse: { $values }.
table-seats-taken = Der sidder allerede { $taken } ved bordet, så det kan ikke blive et bord for { $seats }.

table-already-seated = Du sidder allerede ved bord { $number }.
table-full = Bord { $number } er fuldt: { $seats ->
    [one] dets ene plads er taget
   *[other] alle { $seats } pladser er taget
}.
table-too-few = Bord { $number } kan ikke begynde med { $taken } ved bordet: spillet kræver mindst { $fewest }.
table-no-gardener = Der sidder ingen computergartner ved bord { $number }.

# Står før grunden til, at en sætning blev afvist, hvor der blev skrevet flere.
table-refused-where = Sætning { $number } af { $count } (»{ $text }«) kan ikke spilles, så ingen af dem blev spillet:
table-refused-empty = Der er intet træk i det. Et træk er en kort sætning, for eksempel »take 2«.
table-refused-many = Det er for meget på én gang: der kan højst spilles { $most } sætninger ad gangen.
table-refused-long = Et træk er en kort sætning, og denne er længere end { $most } tegn.
table-refused-after-end = At slutte turen kommer sidst: det, den vender op, skal ses før næste træk.

store-newer = Databasen { $file } er skrevet af en nyere version af botten (databaseversion { $found }, denne kender { $known }). Start den nyere version; intet er ændret.
store-foreign = Databasen { $file } tilhører et andet program. Vælg en anden mappe i ALLOTMENT_DATA; intet er ændret.
store-full = Disken er fuld, så dette kunne ikke gemmes. Intet er gået tabt: alt er som før, og der kan prøves igen, når der er plads.
store-read-only = Der må ikke skrives i databasen { $file }, så dette kunne ikke gemmes. Alt er som før.
store-cannot-open = Databasen { $file } kan ikke åbnes. Findes mappen, og må botten skrive i den?
store-broken = Databasen { $file } er beskadiget eller er slet ingen database. Den er ladt urørt: læg en god kopi i stedet.
store-busy = Databasen er optaget af noget andet, så dette blev ikke gemt. Alt er som før; prøv en gang til.
store-disk = Disken svarede ikke, som den skulle, så dette kunne ikke gemmes. Alt er som før; prøv en gang til.
