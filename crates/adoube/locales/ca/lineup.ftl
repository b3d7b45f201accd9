### `adoube lineup`.

about = Comprova una alineació amb la llista d'ordre de força del club
file = El fitxer amb les línies list, foreign, teams, team, round, used, line-up i copa; - llegeix l'entrada
legal = alineació correcta de l'equip { $team }
