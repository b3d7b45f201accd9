### `adoube norms`.

about = The norms for FIDE titles in a tournament: what is met, what is missing, what the last round would change
player = The whole report on this player, by number in the tournament
title = Only this title: GM, IM, WGM or WIM
exempt = The event is exempt from the mix of federations (1.4.3a-c)
games = The games needed: 9, or 7 or 8 in the events of 1.4.1b [default: 9]
none = No norm
too-fast = No norm: the tournament's rate of play is not standard
norm = norm
no-norm = no norm
held = { $number } { $name }: has the title { $title } or a higher one already
last = With { $points } in the last round: performance { $performance }, { $verdict }
