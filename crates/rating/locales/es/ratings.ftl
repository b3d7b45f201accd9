### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Media de los adversarios Rc = { $sum } / { $games } = { $average }
difference = Diferencia { $own } − { $average } = { $difference }; tabla 2, fila { $row }, columna { $column }: { $percent } %
expected = Puntuación esperada We = { $percent } % × { $games } = { $expected }
change = Variación K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = Como máximo 5 puntos por partida, 5 × { $games }: { $limited } (Evaluación 3 d)
new = Elo nuevo: { $own } + variaciones = { $exact }; redondeado al múltiplo de 5 más próximo (a igual distancia, hacia arriba), nunca por debajo de 2000: { $published }
absence = incomparecencia
first-second-or-third-category = primera, segunda o tercera categoría
catalan = Elo catalán
spanish = Elo español
international = Elo internacional
imputed = sin Elo, valor según los puntos del torneo
too-few-games = No cuenta: menos de seis partidas jugadas en el Campeonato por equipos (Evaluación 3 c)
too-few-preferents = No cuenta: menos de la mitad de las partidas contra preferentes (Evaluación 5 c)
wide-without-rise = No cuenta: 300 puntos o más por encima de la media de los adversarios, y sin ganancia (Evaluación 5 a)
same = No cuenta ningún torneo: el Elo sigue en { $own }
not = Sin Elo: en la lista solo están los preferentes y los jugadores con título (Evaluación 2)
kept = Todavía sin Elo: { $games } de las 16 partidas necesarias; los resultados se acumulan (Evaluación 2 b)
percent = Porcentaje: { $points } / { $games } = { $percent } %, redondeado al entero más próximo (a igual distancia, hacia arriba); tabla 1, fila { $percent } %: { $cell }; DP usada, 150 como máximo: { $used }
rating = Rp = Rc + DP = { $exact }; redondeado al múltiplo de 5 más próximo (a igual distancia, hacia arriba), nunca por debajo de 2000: { $published }
