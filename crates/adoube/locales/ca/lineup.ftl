### `adoube lineup`.

about = Comprova l’alineació d’un equip amb l’ordre de forces del club
file = Fitxer (FILE) amb les línies list, foreign, teams, team, round, used, line-up i copa; - llegeix l’entrada estàndard
legal = equip { $team }: alineació correcta
