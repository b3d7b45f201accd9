### What is wrong with the file of a line-up.

place = línia { $line }, columna { $column }: s'ha trobat { $found }; s'esperava { $expected }
missing = línia { $line }, columna { $column }: s'esperava { $expected }
word = una paraula: list, foreign, teams, team, round, used, line-up o copa
number = un número de llista com ara 4, 4 bis o 1-30
category = first-division, second-division, first, second, third, promotion o el nombre de taulers
team = un dels equips, com ara A, o A-1 a la Copa
round = una ronda de l'1 al 999
line = una línia «{ $word }»
once = cada paraula una sola vegada
size = un fitxer de 64 KiB com a màxim
length = una llista de 999 números com a màxim
