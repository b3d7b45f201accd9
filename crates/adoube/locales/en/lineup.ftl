### `adoube lineup`.

about = Check a team line-up against the club's list
file = The file with lines list, foreign, teams, team, round, used, line-up and copa; - reads standard input
legal = legal line-up of team { $team }
