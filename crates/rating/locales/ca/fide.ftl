### How a FIDE rating is calculated.

reached2400 = ha arribat a 2400
junior = fins a l'any dels 18, per sota de 2300
new = menys de 30 partides
usual = per sota de 2400
given = de la llista
kept = Guardat de { $year }-{ $month }: { $games } partides, { $points } punts, suma { $sum }
game = { $name } { $opponent }: diferència { $own } − { $opponent } = { $difference }{ $counted }; taula { $table }, fila { $row }, columna { $column }: { $percent } %; punts { $points } − { $expected } = { $delta }
counted = , comptada { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }); usat { $used }, perquè K × { $games } no passi de 700
sum = K × suma = { $k } × { $sum } = { $exact }; enter més proper, les meitats allunyant-se de zero: { $rounded } ({ $article }); { $own } passa a { $new }
no-games = Cap partida contra jugadors amb puntuació: { $own } no canvia
below-floor = Per sota de 1400: sense puntuació a la llista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = El primer torneig, sense cap punt, no compta ({ $article }): { $games } partides
few = Encara sense primera puntuació: partides contra jugadors amb puntuació: { $games } de les { $needed } que calen; es guarden ({ $article })
none = Sense primera puntuació: cap partida contra jugadors amb puntuació ({ $article })
average = Mitjana amb dos contrincants suposats de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Amb dues taules: ({ $points } + 1) de ({ $games } + 2) = { $percent } %, sencer, les meitats cap amunt; taula { $table }, fila { $percent } %: dp = { $difference }
rating = Primera puntuació: Ru = Ra + dp = { $exact }; enter més proper, les meitats cap amunt, com a màxim 2200: { $rating } ({ $article })
