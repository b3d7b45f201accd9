### `adoube lineup`.

about = Comprobar la alineación de un equipo con el orden de fuerza del club
file = Archivo (FILE) con las líneas list, foreign, teams, team, round, used, line-up y copa; - lee la entrada estándar
legal = equipo { $team }: alineación correcta
