### `adoube lineup`.

about = Verifica uma escalação com a lista de ordem de força do clube
file = O arquivo com as linhas list, foreign, teams, team, round, used, line-up e copa; - lê a entrada
legal = escalação correta da equipe { $team }
