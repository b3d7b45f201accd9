### What is wrong with the file of a line-up.

place = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; espero zena: { $expected }
missing = { $line }. lerroa, { $column }. zutabea: espero zena: { $expected }
word = hitz bat: list, foreign, teams, team, round, used, line-up edo copa
number = zerrendako zenbaki bat, hala nola 4, 4 bis edo 1-30
category = first-division, second-division, first, second, third, promotion edo taula kopurua
team = taldeetako bat, hala nola A, edo A-1 Kopan
round = 1etik 999rako txanda bat
line = «{ $word }» lerro bat
once = hitz bakoitza behin bakarrik
size = gehienez 64 KiB-ko fitxategi bat
length = gehienez 999 zenbakiko zerrenda bat
