# Hvad kommandolinjen siger: til værter, nybegyndere og nysgerrige.

setting-bad-line = Linje { $line } i { $file } skal se sådan ud: NAVN=værdi.
setting-unknown = { $file } sætter { $name }, men den indstilling findes ikke. Der er: { $names }.
setting-token = DISCORD_TOKEN skal være bottens token fra Discords udviklerportal: ét ord uden mellemrum.
setting-language = ALLOTMENT_LANGUAGE skal være et af { $languages }, ikke »{ $value }«.
setting-log-level = ALLOTMENT_LOG_LEVEL skal være debug, info, warning eller error, ikke »{ $value }«.
setting-test-guild = ALLOTMENT_TEST_GUILD skal være en servers id, et helt tal som 1234567890123456789, ikke »{ $value }«.
setting-address = { $name } skal være en adresse, der begynder med { $beginnings }, ikke »{ $value }«.
setting-unreadable = { $file } kan ikke læses: er det en tekstfil i UTF-8, som botten må åbne?

command-unknown = Der er ingen kommando »{ $name }«. Der er: { $names }.
command-no-game = Der er intet spil, der hedder »{ $name }«. Der er: { $games }.
command-bad-players = { $game } spilles af { $fewest } til { $most }, ikke af { $players }.
command-bad-option = { $game } har ikke valgmuligheden »{ $text }« for så mange. Den har: { $options }.
command-not-a-number = { $option } skal være et helt tal fra { $least } og op, ikke »{ $text }«.
command-no-file = { $file } kan ikke læses: { $reason }.
command-not-written = { $file } kan ikke skrives: { $reason }.
command-not-text = { $file } er ikke en tekstfil og altså ikke et eksporteret spil.
command-broken-record = Linje { $line } i { $file }: { $reason }
command-bad-picture = { $file } skal ende på .png, .webp eller .jpg.
command-no-games = Der er endnu ingen spil i { $folder } og altså intet at kopiere.
command-backup-itself = { $file } er dér, hvor spillene ligger. Giv kopien en anden fil, ikke spillene selv.
command-no-bench = Der er intet at måle her: mappen bench mangler. Den hører til kildeteksten, ikke til det installerede program.
command-port-taken = Sandkassen kan ikke åbnes på port { $port }: { $reason }. En anden vælges med --port, og --port 0 tager en hvilken som helst fri port.
command-world-unreadable = Sandkassen kan ikke stilles op igen fra { $folder }: { $reason }. Vælg en anden mappe med --data.
command-bot-stopped = Botten er stoppet af sig selv (kode { $code }). Grunden står ovenfor.

run-no-token = DISCORD_TOKEN er ikke sat, så dette er sandkassen: en Discord for dig selv, kun på denne maskine.
run-wrong-token = Discord kender ikke dette token. Kopiér bottens token fra udviklerportalen igen, og sæt det som DISCORD_TOKEN i .env.
run-no-connection = Discord kan ikke nås: { $reason }.

sandbox-at = Spil på { $address }
sandbox-how-to-stop = Ctrl-C stopper den; alle spil gemmes i { $folder }.
sandbox-getting-ready = Botten er ved at komme online …
sandbox-game-ready = Et spil { $game } venter på { $name } i #{ $channel }.
sandbox-no-game = Der kunne ikke stilles et spil op, men alt er klar: skriv /garden new. ({ $reason })
sandbox-stopped = Stoppet. Intet er gået tabt.

simulate-heading = { $game }, { $players ->
    [one] { $players } spiller
   *[other] { $players } spillere
}, { $games } spil
simulate-turns = Ture pr. plads: { $least } til { $most }
simulate-mean = Gennemsnit i alt: { $total }
simulate-moves = { $moves } træk, { $speed } i sekundet
simulate-accounted = Alt i æsken var gjort op efter hvert træk.
simulate-unaccounted = Spillet med frøtallet { $seed } går ikke op efter træk { $ply }, »{ $move }«: { $wrong }.

replay-heading = { $game }: { $ply } af { $plies } træk
replay-turn = Tur { $turn } af { $turns }
replay-before-turn = Før tur 1
replay-turn-open = Tur { $turn }
replay-total = I alt
replay-opening-only = Spillet var i gang, da det blev eksporteret; hvad der var skjult dengang, er også skjult her.

written = { $file } er skrevet.
