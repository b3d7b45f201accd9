### Calculation of a FIDE rating, one step per line.

reached2400 = ha llegado a 2400
junior = hasta el año en que cumple 18, por debajo de 2300
new = menos de 30 partidas
usual = por debajo de 2400
given = según la lista
kept = Resultados acumulados ({ $year }-{ $month }): partidas { $games }, puntos { $points }, suma de los Elo de los adversarios { $sum }
game = { $name } { $opponent }: diferencia { $own } − { $opponent } = { $difference }{ $counted }; tabla { $table }, fila { $row }, columna { $column }: { $percent } %; puntos { $points } − { $expected } = { $delta }
counted = , que cuenta como { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }), reducida a { $used } para que K × { $games } no pase de 700
sum = K × suma = { $k } × { $sum } = { $exact }; redondeado al entero más próximo (a igual distancia, alejándose de cero): { $rounded } ({ $article }); { $own } pasa a { $new }
no-games = Ninguna partida contra jugadores con Elo: el Elo sigue en { $own }
below-floor = Por debajo de 1400: sin Elo en la lista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = El primer torneo no cuenta, porque no dio ningún punto ({ $article }); partidas: { $games }
few = Todavía sin Elo inicial: { $games } de las { $needed } partidas necesarias contra jugadores con Elo; los resultados se acumulan ({ $article })
none = Sin Elo inicial: ninguna partida contra jugadores con Elo ({ $article })
average = Media con dos adversarios ficticios de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Con dos partidas en tablas más: ({ $points } + 1) / ({ $games } + 2) = { $percent } %, redondeado al entero más próximo (a igual distancia, hacia arriba); tabla { $table }, fila { $percent } %: dp = { $difference }
rating = Elo inicial: Ru = Ra + dp = { $exact }; redondeado al entero más próximo (a igual distancia, hacia arriba), 2200 como máximo: { $rating } ({ $article })
