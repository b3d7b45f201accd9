### `adoube lineup`.

about = Verifica a constituição de uma equipa com a ordem de força do clube
file = O ficheiro com as linhas list, foreign, teams, team, round, used, line-up e copa; - lê a entrada
legal = constituição correta da equipa { $team }
