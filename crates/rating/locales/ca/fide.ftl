### Calculation of a FIDE rating, one step per line.

reached2400 = ha arribat a 2400
junior = fins a l’any en què fa 18 anys, per sota de 2300
new = menys de 30 partides
usual = per sota de 2400
given = segons la llista
kept = Resultats acumulats ({ $year }-{ $month }): partides { $games }, punts { $points }, suma dels Elo dels adversaris { $sum }
game = { $name } { $opponent }: diferència { $own } − { $opponent } = { $difference }{ $counted }; taula { $table }, fila { $row }, columna { $column }: { $percent } %; punts { $points } − { $expected } = { $delta }
counted = , que compta com a { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }), reduïda a { $used } perquè K × { $games } no passi de 700
sum = K × suma = { $k } × { $sum } = { $exact }; arrodonit a l’enter més pròxim (a la mateixa distància, allunyant-se de zero): { $rounded } ({ $article }); { $own } passa a { $new }
no-games = Cap partida contra jugadors amb Elo: l’Elo continua en { $own }
below-floor = Per sota de 1400: sense Elo a la llista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = El primer torneig no compta, perquè no va donar cap punt ({ $article }); partides: { $games }
few = Encara sense Elo inicial: partides contra jugadors amb Elo, { $games }; en calen { $needed }; els resultats s’acumulen ({ $article })
none = Sense Elo inicial: cap partida contra jugadors amb Elo ({ $article })
average = Mitjana amb dos adversaris ficticis de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Amb dues partides en taules més: ({ $points } + 1) / ({ $games } + 2) = { $percent } %, arrodonit a l’enter més pròxim (a la mateixa distància, cap amunt); taula { $table }, fila { $percent } %: dp = { $difference }
rating = Elo inicial: Ru = Ra + dp = { $exact }; arrodonit a l’enter més pròxim (a la mateixa distància, cap amunt), 2200 com a màxim: { $rating } ({ $article })
