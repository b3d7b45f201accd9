### How a FIDE rating is calculated.

reached2400 = 2400 was reached
junior = until the year of the 18th birthday, below 2300
new = fewer than 30 games
usual = below 2400
given = of the list
kept = Kept from { $year }-{ $month }: { $games } games, { $points } points, sum { $sum }
game = { $name } { $opponent }: difference { $own } − { $opponent } = { $difference }{ $counted }; table { $table }, row { $row }, column { $column }: { $percent } %; points { $points } − { $expected } = { $delta }
counted = , counted as { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }); used { $used }, so that K × { $games } does not exceed 700
sum = K × sum = { $k } × { $sum } = { $exact }; nearest whole number, halves away from zero: { $rounded } ({ $article }); { $own } becomes { $new }
no-games = No game against a rated player: { $own } does not change
below-floor = Below 1400: unrated on the list ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = The first event, without a point, does not count ({ $article }): { $games } games
few = No first rating yet: games against rated players: { $games } of the { $needed } needed; they are kept ({ $article })
none = No first rating: no game against a rated player ({ $article })
average = Average with two supposed opponents of 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = With two draws: ({ $points } + 1) of ({ $games } + 2) = { $percent } %, whole, halves up; table { $table }, row { $percent } %: dp = { $difference }
rating = First rating: Ru = Ra + dp = { $exact }; nearest whole number, halves up, at most 2200: { $rating } ({ $article })
