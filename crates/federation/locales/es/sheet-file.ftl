### What is wrong with the file of a line-up.

place = línea { $line }, columna { $column }: se encontró { $found }; se esperaba { $expected }
missing = línea { $line }, columna { $column }: se esperaba { $expected }
word = una palabra: list, foreign, teams, team, round, used, line-up o copa
number = un número de lista como 4, 4 bis o 1-30
category = first-division, second-division, first, second, third, promotion o el número de tableros
team = uno de los equipos, como A, o A-1 en la Copa
round = una ronda del 1 al 999
line = una línea «{ $word }»
once = cada palabra una sola vez
size = un archivo de 64 KiB como máximo
length = una lista de 999 números como máximo
