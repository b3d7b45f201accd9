### Files and tournaments that commands read.

no-event = { $place }: ez dago { $id } txapelketarik; hauek daude: { $known }
unreadable = { $place }: ezin da { $id } txapelketa irakurri
input-unreadable = { $name }: ezin da irakurri: { $error }
no-file = ez da fitxategia aurkitu
not-allowed = ez dago baimenik
folder = karpeta bat da
cut-off = fitxategia ez dago osorik
damaged = datuak hondatuta edo osatu gabe daude
system = sistemaren errorea: { $error }
line = { $line }. lerroa
one-position = -: { $line }. lerroa: posizio bat baino gehiago dago; bakarra espero zen
too-long = -: sarrera luzeegia da; posizio bat espero zen, gehienez 64 KiB
wrong-system = --readings aukerak --system swiss-1985 behar du, eta --games aukerak --system knockout edo knockout-usual

not-listed = { $count ->
    [1] { $name }: { $all } jokalarietatik bat ez dago zerrendan ({ $first }); txapelketako datuak erabiliko dira
   *[other] { $name }: { $all } jokalarietatik { $count } ez daude zerrendan (lehena: { $first }); txapelketako datuak erabiliko dira
    }

one-event = --event: hainbat txapelketa eman dira; bakarra espero zen
no-player = jokalari batek ere ez du { $number } zenbakia
no-teams = { $name }: ez da talderik aurkitu; TRFaren 310 edo 013 lerroak espero ziren
odd = { $name }: { $round }. txanda, { $home } - { $visitors }: taula bateko bi emaitzak kontraesanean daude; berdinketatzat hartu da
more = { $first } (eta beste { $more })
other-system = { $name }: parekaketa-sistema ezezaguna ({ $code }); dutch erabiliko da
empty = { $name }: 1. lerroa, 1. zutabea: ez da jokalaririk aurkitu; TRFaren 001 lerroak edo name zutabea duen CSV bat espero zen
unwritable = { $name }: ezin da idatzi: { $error }
