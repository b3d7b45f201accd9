### How a rating of the handbook is calculated.

opponent = { $name }: { $value } ({ $source }), { $points }
average = Average of the opponents Rc = { $sum } / { $games } = { $average }
difference = Difference { $own } − { $average } = { $difference }; Table 2, row { $row }, column { $column }: { $percent } %
expected = Expected score We = { $percent } % × { $games } = { $expected }
change = Change K(W − We) = { $k } × ({ $points } − { $expected }) = { $raw }
limited = At most 5 points a game, 5 × { $games }: { $limited } (Rating 3 d)
new = New rating: { $own } + changes = { $exact }; nearest multiple of 5, halves up, never below 2000: { $published }
absence = absence
first-second-or-third-category = first, second or third category
catalan = Catalan rating
spanish = Spanish rating
international = international rating
imputed = no rating, by the points in the event
too-few-games = Does not count: fewer than six games played in the Team Championship (Rating 3 c)
too-few-preferents = Does not count: less than half of the games against Preferents (Rating 5 c)
wide-without-rise = Does not count: 300 points or more above the opponents, and no rise (Rating 5 a)
same = No event counts: the rating stays { $own }
not = No rating: only Preferents and titled players enter the list (Rating 2)
kept = No rating yet: { $games } games of the 16 needed; they are kept (Rating 2 b)
percent = Percentage: { $points } of { $games } = { $percent } %, whole, halves up; Table 1, row { $percent } %: { $cell }; DP used, at most 150: { $used }
rating = Rp = Rc + DP = { $exact }; nearest multiple of 5, halves up, never below 2000: { $published }
