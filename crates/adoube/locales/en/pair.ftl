### `adoube pair`.

about = Pair the next round of a tournament
explain = Explain each pairing: score groups, colours, rejected alternatives
round = Round N, paired from the results of the rounds before it [default: next round]
no-result = { $name }: games without a result count as draws in this pairing (players { $players })
too-far = --round: round { $round } cannot be paired yet; expected a number from 1 to { $most }
teams = Pair teams (TRF records 310 or 013) instead of players: by FIDE’s Swiss system for teams (C.04.6), or by the round-robin tables with --system roundrobin or roundrobin-double
other = --teams: system { $system } pairs players only; expected roundrobin, roundrobin-double, or no --system for the team Swiss
no-pairing = { $name }: the teams cannot be paired without repeating a match
no-round = { $name }: the table for { $teams } teams has no round { $round }
consolation = Instead of pairing, write the TRF file of the consolation knockout of a CATEGORY (P, 1, 2 or 3), for its players knocked out by a higher category (3.11); needs --list
list = Federation LIST with the categories (text, CSV or XML)
not-a-knockout = --consolation: { $name } is not a knockout; expected --system knockout, or a knockout file
too-few = { $name }: fewer than two players of category { $category } have been knocked out by a higher category (3.11)
