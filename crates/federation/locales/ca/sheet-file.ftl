### Errors in a line-up file: after the name of the file, one line, without a full stop

place = línia { $line }, columna { $column }: s’ha trobat { $found }; s’esperava: { $expected }
missing = línia { $line }, columna { $column }: s’esperava: { $expected }
word = una paraula clau: list, foreign, teams, team, round, used, line-up o copa
number = un número de llista, per exemple 4, 4 bis o 1-30
category = first-division, second-division, first, second, third, promotion o un nombre de taulers
team = un dels equips, per exemple A, o A-1 a la Copa
round = un número de ronda entre 1 i 999
line = una línia que comenci amb «{ $word }»
once = cada paraula clau una sola vegada
size = un fitxer de 64 KiB com a màxim
length = una llista de 999 números com a màxim
