### Calculation of a handbook rating, one step per line. The sources of an opponent’s value are parts of a line.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Opponents’ average Rc = { $sum } / { $games } = { $average }
difference = Difference { $own } − { $average } = { $difference }; Table 2, row { $row }, column { $column }: { $percent }%
expected = Expected score We = { $percent }% × { $games } = { $expected }
change = Change K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = At most 5 points per game, 5 × { $games }: { $limited } (Rating 3 d)
new = New rating: { $own } + changes = { $exact }; rounded to a multiple of 5, halves up, never below 2000: { $published }
absence = forfeit
first-second-or-third-category = first, second or third category
catalan = Catalan rating
spanish = Spanish rating
international = international rating
imputed = unrated, value from the tournament points
too-few-games = Does not count: fewer than six games played in the Team Championship (Rating 3 c)
too-few-preferents = Does not count: fewer than half of the games were against Preferents (Rating 5 c)
wide-without-rise = Does not count: at least 300 points above the opponents’ average, and no gain (Rating 5 a)
same = No tournament counts: the rating stays { $own }
not = No rating: only Preferents and titled players are on the list (Rating 2)
kept = No rating yet: { $games } of the 16 games needed; the results are carried over (Rating 2 b)
percent = Percentage: { $points } / { $games } = { $percent }%, rounded to a whole number, halves up; Table 1, row { $percent }%: { $cell }; DP used, at most 150: { $used }
rating = Rp = Rc + DP = { $exact }; rounded to a multiple of 5, halves up, never below 2000: { $published }
