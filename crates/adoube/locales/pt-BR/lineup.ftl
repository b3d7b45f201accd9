### `adoube lineup`.

about = Conferir a escalação de uma equipe com a ordem de força do clube
file = Arquivo (FILE) com as linhas list, foreign, teams, team, round, used, line-up e copa; - lê a entrada padrão
legal = equipe { $team }: escalação correta
