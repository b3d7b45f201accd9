### `adoube norms`.

about = Find norms for FIDE titles: requirements met, requirements missing, and the effect of the last round
player = Full report on player N (starting number)
title = Only this TITLE: GM, IM, WGM or WIM
exempt = Do not require opponents from several federations (1.4.3a-c)
games = Games required: 9, or 7 or 8 in the tournaments of 1.4.1b [default: 9]
none = No norms
too-fast = No norms: the time control is not standard
norm = norm
no-norm = no norm
held = { $number } { $name }: already has the { $title } title or a higher one
last = With { $points } in the last round: performance { $performance }, { $verdict }
