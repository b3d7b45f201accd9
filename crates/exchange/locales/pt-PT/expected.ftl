### What a file should have had instead of what it has.

closing-quote = aspas de fecho
code-and-points = um código e os seus pontos, como W=3.0
header-with-rating = um cabeçalho com um Elo: SRtng, RRtng, BRtng ou um mês como OCT26
line-up-to-rating = uma linha que chegue até ao Elo
short-name = um nome de no máximo 90 caracteres numa só linha
number-of-rounds = um número de rondas de 1 a 200
player-of-one-team = um jogador de nenhuma outra equipa
rating = um Elo
rating-in-columns = um Elo nas colunas 49-52
rating-list-size = uma lista de Elos de no máximo 256 MiB
round = uma ronda
round-from-1-to-200 = uma ronda de 1 a 200 nas colunas 7-9
round-in-columns-20-22 = uma ronda nas colunas 20-22
round-in-columns-5-7 = uma ronda nas colunas 5-7
round-in-columns-9-11 = uma ronda nas colunas 9-11
team-number = o número de uma equipa nas colunas 5-7
closed-element = um elemento fechado com a sua própria etiqueta
element-with-a-rating = um elemento com um Elo
at-most-200-rounds = no máximo 200 rondas
no-opponent-for-a-bye = nenhum adversário numa folga
acceleration = pontos, primeira e última ronda, primeiro e último número inicial
number-of-a-team = o número de uma equipa do ficheiro
same-game-in-the-opponents = a mesma partida no registo do adversário
starting-rank-of-a-player = o número inicial de um jogador do ficheiro
