### `adoube lineup`.

about = Comprueba una alineación con la lista de orden de fuerza del club
file = El archivo con las líneas list, foreign, teams, team, round, used, line-up y copa; - lee la entrada
legal = alineación correcta del equipo { $team }
