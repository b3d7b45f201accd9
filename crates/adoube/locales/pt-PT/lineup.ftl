### `adoube lineup`.

about = Verificar a constituição de uma equipa segundo a ordem de força do clube
file = Ficheiro (FILE) com as linhas list, foreign, teams, team, round, used, line-up e copa; - lê a entrada padrão
legal = equipa { $team }: constituição correta
