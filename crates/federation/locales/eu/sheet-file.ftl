### Errors in a line-up file: after the name of the file, one line, without a full stop

place = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; espero zena: { $expected }
missing = { $line }. lerroa, { $column }. zutabea: hau espero zen: { $expected }
word = gako-hitz bat: list, foreign, teams, team, round, used, line-up edo copa
number = zerrendako zenbaki bat, adibidez 4, 4 bis edo 1-30
category = first-division, second-division, first, second, third, promotion edo taula kopuru bat
team = taldeetako bat, adibidez A, edo A-1 Copan
round = txanda-zenbaki bat (1 – 999)
line = “{ $word }” hitzarekin hasten den lerro bat
once = gako-hitz bakoitza behin bakarrik
size = gehienez 64 KiB-ko fitxategi bat
length = gehienez 999 zenbakiko zerrenda bat
