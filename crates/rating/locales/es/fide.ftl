### How a FIDE rating is calculated.

reached2400 = ha llegado a 2400
junior = hasta el año de los 18, por debajo de 2300
new = menos de 30 partidas
usual = por debajo de 2400
given = de la lista
kept = Guardado de { $year }-{ $month }: { $games } partidas, { $points } puntos, suma { $sum }
game = { $name } { $opponent }: diferencia { $own } − { $opponent } = { $difference }{ $counted }; tabla { $table }, fila { $row }, columna { $column }: { $percent } %; puntos { $points } − { $expected } = { $delta }
counted = , contada { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }); usado { $used }, para que K × { $games } no pase de 700
sum = K × suma = { $k } × { $sum } = { $exact }; entero más cercano, las mitades alejándose de cero: { $rounded } ({ $article }); { $own } pasa a { $new }
no-games = Ninguna partida contra jugadores con puntuación: { $own } no cambia
below-floor = Por debajo de 1400: sin puntuación en la lista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = El primer torneo, sin ningún punto, no cuenta ({ $article }): { $games } partidas
few = Todavía sin primera puntuación: partidas contra jugadores con puntuación: { $games } de las { $needed } necesarias; se guardan ({ $article })
none = Sin primera puntuación: ninguna partida contra jugadores con puntuación ({ $article })
average = Media con dos contrincantes supuestos de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Con dos tablas: ({ $points } + 1) de ({ $games } + 2) = { $percent } %, entero, las mitades hacia arriba; tabla { $table }, fila { $percent } %: dp = { $difference }
rating = Primera puntuación: Ru = Ra + dp = { $exact }; entero más cercano, las mitades hacia arriba, como máximo 2200: { $rating } ({ $article })
