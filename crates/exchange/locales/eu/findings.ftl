### What is wrong with a file, and where.

sentence = { $line }. lerroa, { $column }. zutabea: { $found } aurkitu da; { $expected } espero zen
earlier = { " " }({ $line }. lerroan dago lehendik)
left-out = ; baztertu egin da
line-left-out = ; lerroa baztertu egin da
column-left-out = ; zutabea ez da irakurri
taken-as = ; { $taken } gisa hartu da
nothing = hutsunea
