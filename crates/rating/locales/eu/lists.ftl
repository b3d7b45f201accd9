### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; { $reason }
sentence-empty = { $line }. lerroa, { $column }. zutabea: { $reason }
missing-column = { $name } zutabea falta da
repeated-column = zutabe hau bi aldiz agertzen da
too-many-columns = gehienez 250 zutabe espero ziren
field-count = eremu kopurua, { $count }; { $expected } espero ziren
open-quote = ixteko komatxoak espero ziren lerro berean
after-quote = eremuaren amaiera espero zen komatxoen ondoren
line-too-long = gehienez 16 KiB-ko lerroa espero zen
too-large = gehienez 1 GiB-ko fitxategia espero zen
not-an-id = jokalari-zenbaki bat espero zen, 1 eta 4294967295 artekoa
duplicate-id = zenbaki hau { $first }. lerroan dago jada
not-a-rating = 0 eta 4000 arteko Eloa espero zen, edo eremua hutsik
not-a-number = zenbaki oso bat espero zen, 0 edo handiagoa, zutabearen mugen barruan
not-a-category = kategoria bat espero zen (3, 2, 1, P edo M), edo eremua hutsik
not-kept = metatutako emaitzak espero ziren, urtea-hilabetea:partidak:puntuak:batura moduan, zuriunez bereizita
unknown-player = jokalari hau ez dago zerrendan
alone = jokalari batek ezin du bere buruaren aurka jokatu
not-a-result = emaitza bat espero zen: 1-0, 1/2, 0-1, +-, -+ edo --
not-a-kind = open, team, barcelona, closed, closed-fide, individual edo private espero zen, edo eremua hutsik
not-a-date = data bat espero zen: UUUU-HH-EE
other-event = aurreko lerro batek txapelketa honen beste datu batzuk ditu
no-event = txapelketaren izena espero zen
too-many = gehienez milioi bat txapelketa eta ehun milioi partida espero ziren
