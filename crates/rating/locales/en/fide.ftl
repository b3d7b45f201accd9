### Calculation of a FIDE rating, one step per line.

reached2400 = has reached 2400
junior = up to the year of the 18th birthday, below 2300
new = fewer than 30 games
usual = below 2400
given = from the list
kept = Carried over from { $year }-{ $month }: games { $games }, points { $points }, sum of opponents’ ratings { $sum }
game = { $name } { $opponent }: difference { $own } − { $opponent } = { $difference }{ $counted }; table { $table }, row { $row }, column { $column }: { $percent }%; points { $points } − { $expected } = { $delta }
counted = , counted as { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }), reduced to { $used } so that K × { $games } does not exceed 700
sum = K × sum = { $k } × { $sum } = { $exact }; rounded to a whole number, halves away from zero: { $rounded } ({ $article }); { $own } becomes { $new }
no-games = No games against rated players: the rating stays { $own }
below-floor = Below 1400: unrated on the list ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = The first tournament does not count, as it gave no points ({ $article }); games: { $games }
few = No initial rating yet: { $games } of the { $needed } games needed against rated players; the results are carried over ({ $article })
none = No initial rating: no games against rated players ({ $article })
average = Average with two extra opponents of 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = With two extra draws: ({ $points } + 1) / ({ $games } + 2) = { $percent }%, rounded to a whole number, halves up; table { $table }, row { $percent }%: dp = { $difference }
rating = Initial rating: Ru = Ra + dp = { $exact }; rounded to a whole number, halves up, at most 2200: { $rating } ({ $article })
