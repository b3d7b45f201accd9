### `adoube pair`.

consolation = Instead of pairing, write the file (TRF) of the consolation knockout of this category (P, 1, 2 or 3), among those knocked out by somebody of a higher one (3.11); needs --list
list = The federation's list with the categories (text, CSV or XML)
not-a-knockout = --consolation: { $name } is no knockout; expected --system knockout, or a file that says so
too-few = { $name }: there are not yet two players of category { $category } knocked out by somebody of a higher one (3.11)
about = Pair the next round of a tournament
explain = Say afterwards why: brackets, colours, and who was passed over on which criterion
round = Which round; those before are taken as they stand [default: the next]
no-result = { $name }: there are games without a result, of the players { $players }; for the pairing they count as draws
too-far = --round: found { $round }; expected a number from 1 to { $most }, since the round before is not paired yet
teams = Pair the teams (records 310 or 013), not the players: by FIDE's Swiss for teams (C.04.6), or with --system roundrobin or roundrobin-double by the tables
other = --teams: found the system { $system }; expected roundrobin, roundrobin-double or none, for the Swiss for teams
no-pairing = { $name }: no pairing of the teams without a rematch exists
no-round = { $name }: the table of { $teams } teams has no round { $round }
