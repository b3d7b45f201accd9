### Norms, titles and promotions, and what they lack.

third-to-second = third to second
second-to-first = second to first
first-to-preferent = first to Preferent
yes = earned
no = not earned
by-average = { $step }: { $rounds } rounds, average { $average }, { $needed } points needed, { $points } made: { $verdict }
by-seconds = { $step }: { $rounds } rounds, { $seconds } opponents of second category or above, { $needed } points needed, { $points } made: { $verdict }
no-table = { $step }: the handbook has no table for { $rounds } rounds; the Sports Commission decides
needed = Mestre Català, norm 3: average { $average }; 50 + 0.1 × (2375 − average) = { $needed } % must be exceeded, that is { $points } of { $games }
impossible = Mestre Català, norm 3: average { $average }; 50 + 0.1 × (2375 − average) = { $needed } % must be exceeded: not possible
scored = { $points } of { $games } = { $scored } %: { $verdict }
protected = The norm is granted: a worse result in the last round would have made it too
games = games
foreign-federations = federations other than one's own
own-federation = opponents of one's own federation
one-federation = opponents of one federation
title-holders = opponents with a title
norm-titles = opponents with the norm's title or above
average = average of the opponents
score = percentage of points
performance = performance
least = { $mark } { $article } { $what }: { $found }, needed { $needed }
most = { $mark } { $article } { $what }: { $found }, at most { $needed }
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } of { $games } = { $percent } %)
raised = Opponent { $number } ({ $rating }) counts with the adjusted floor (1.4.6)
left-out = Rounds left out: { $rounds } (1.4.1e-f)
counts = The norm counts for { $games } games
enough = Against these opponents { $points } points are needed
needs = With { $points } in the last round, which is not paired yet: a norm against an opponent of { $rating } or more, if titled and of another federation
never = With { $points } in the last round, which is not paired yet: no opponent gives the norm
