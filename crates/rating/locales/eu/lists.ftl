### What is wrong with a rating list.

sentence = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; { $reason }
nothing = hutsunea
missing-column = { $name } zutabea falta da
repeated-column = zutabea badago lehendik
too-many-columns = gehienez 250 zutabe espero ziren
field-count = lerroaren eremuak: { $count }; { $expected } espero ziren
open-quote = itxierako komatxoak espero ziren lerro berean
after-quote = komatxoen ondoren eremuaren amaiera espero zen
line-too-long = gehienez 16 KiB-ko lerroa espero zen
too-large = gehienez 1 GiB-ko fitxategia espero zen
not-an-id = jokalari baten zenbakia espero zen, 1 eta 4294967295 artekoa
duplicate-id = zenbaki hau { $first }. lerroan dago lehendik
not-a-rating = 0 eta 4000 arteko puntuazioa espero zen, edo ezer ez
not-a-number = zenbaki oso ez-negatibo onargarria espero zen
not-a-category = kategoria bat espero zen: 3, 2, 1, P, M edo ezer ez
not-kept = gordetako emaitzak espero ziren: urtea-hilabetea:partidak:puntuak:batura, zuriunez bereizita
unknown-player = jokalari hau ez dago zerrendan
alone = jokalari batek ezin du bere buruaren aurka jokatu
not-a-result = emaitza bat espero zen: 1-0, 1/2, 0-1, +-, -+ edo --
not-a-kind = open, team, barcelona, closed, closed-fide, individual, private edo ezer ez espero zen
not-a-date = egun bat espero zen: UUUU-HH-EE
other-event = aurreko lerro batek beste zerbait dio txapelketa honetaz
no-event = txapelketaren izena espero zen
too-many = gehienez milioi bat txapelketa eta ehun milioi partida espero ziren
