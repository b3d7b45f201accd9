### `adoube lineup`.

about = Check a team’s line-up against the club’s strength list
file = FILE with the lines list, foreign, teams, team, round, used, line-up and copa; - reads standard input
legal = team { $team }: legal line-up
