### Norms, titles and promotions: requirements and results, one per line.

third-to-second = Third to second category
second-to-first = Second to first category
first-to-preferent = First category to Preferent
yes = earned
no = not earned
by-average = { $step }: { $rounds } rounds, opponents’ average { $average }, { $needed } points needed, { $points } scored: { $verdict }
by-seconds = { $step }: { $rounds } rounds, opponents of second category or higher: { $seconds }, { $needed } points needed, { $points } scored: { $verdict }
no-table = { $step }: the handbook has no table for this number of rounds ({ $rounds }); the Sports Commission decides
needed = Mestre Català, norm 3: opponents’ average { $average }; the score must exceed 50 + (2375 − average) / 10 = { $needed }%, that is, at least { $points } points in { $games } games
impossible = Mestre Català, norm 3: opponents’ average { $average }; the score must exceed 50 + (2375 − average) / 10 = { $needed }%, which is impossible
scored = { $points } / { $games } = { $scored }%: { $verdict }
protected = Norm granted: a worse result in the last round would have earned it
games = Games
foreign-federations = Federations other than the player’s own
own-federation = Opponents from the player’s own federation
one-federation = Opponents from a single federation
title-holders = Opponents with a title
norm-titles = Opponents with the title of the norm or a higher one
average = Opponents’ average rating
score = Percentage of points
performance = Performance
least = { $mark } { $what }: { $found }; minimum { $needed } ({ $article })
most = { $mark } { $what }: { $found }; maximum { $needed } ({ $article })
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = { $percent }%)
raised = Opponent { $number } ({ $rating }) is counted at the adjusted rating floor (1.4.6)
left-out = Rounds not counted: { $rounds } (1.4.1e-f)
counts = The norm counts as { $games } games
enough = { $points } points are needed against these opponents
needs = With { $points } in the last round, not paired yet: norm if the opponent has a title, is rated { $rating } or more and is from another federation
never = With { $points } in the last round, not paired yet: no norm is possible against any opponent
