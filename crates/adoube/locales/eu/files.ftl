### Files and events that commands read.

no-event = { $place }: ez dago { $id } txapelketarik; hauek daude: { $known }
unreadable = { $place }: { $id } txapelketa ezin da irakurri
input-unreadable = { $name }: ezin da irakurri: { $error }
no-file = ez dago
not-allowed = ez dago baimenik
folder = karpeta bat da
cut-off = fitxategia amaiera baino lehen moztuta dago
damaged = datuak hondatuta edo moztuta daude
system = sistemaren errorea: { $error }
line = { $line }. lerroa
one-position = -: { $line }. lerroa: posizio bakarra espero zen
too-long = -: posizio bat espero zen, gehienez 64 KiB-tan
wrong-system = --readings swiss-1985 sistemarekin bakarrik, eta --games knockout edo knockout-usual sistemekin bakarrik
not-listed = { $name }: zerrendan ez dauden jokalariak: { $all }(e)tik { $count } (lehena, { $first }); txapelketak dioena hartzen da
one-event = --event: txapelketa bakarra espero zen
no-player = ez dago { $number } zenbakiko jokalaririk
no-teams = { $name }: ez da talderik aurkitu; 310 edo 013 erregistroak espero ziren
odd = { $name }: { $round }. jardunaldia: { $home } - { $visitors }: taula bateko puntuek ez dute partida bat osatzen; berdinketatzat hartzen da
more = { $first } (eta beste { $more })
other-system = { $name }: fitxategiaren sistema, { $code }, ez da ezagutzen; dutch erabiltzen da
empty = { $name }: 1. lerroa, 1. zutabea: ez da jokalaririk aurkitu; 001 erregistroak espero ziren, edo name zutabea duen CSV bat
unwritable = { $name }: ezin da idatzi: { $error }
