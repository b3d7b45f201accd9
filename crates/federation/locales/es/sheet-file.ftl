### Errors in a line-up file: after the name of the file, one line, without a full stop

place = línea { $line }, columna { $column }: se ha encontrado { $found }; se esperaba: { $expected }
missing = línea { $line }, columna { $column }: se esperaba: { $expected }
word = una palabra clave: list, foreign, teams, team, round, used, line-up o copa
number = un número de lista, por ejemplo 4, 4 bis o 1-30
category = first-division, second-division, first, second, third, promotion o un número de tableros
team = uno de los equipos, por ejemplo A, o A-1 en la Copa
round = un número de ronda entre 1 y 999
line = una línea que empiece por «{ $word }»
once = cada palabra clave una sola vez
size = un archivo de 64 KiB como máximo
length = una lista de 999 números como máximo
