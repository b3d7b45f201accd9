### Errors in a line-up file: after the name of the file, one line, without a full stop

place = linha { $line }, coluna { $column }: encontrado: { $found }; esperado: { $expected }
missing = linha { $line }, coluna { $column }: esperado: { $expected }
word = uma palavra-chave: list, foreign, teams, team, round, used, line-up ou copa
number = um número de lista, por exemplo 4, 4 bis ou 1-30
category = first-division, second-division, first, second, third, promotion ou um número de tabuleiros
team = uma das equipes, por exemplo A, ou A-1 na Copa
round = um número de rodada de 1 a 999
line = uma linha que comece com “{ $word }”
once = cada palavra-chave uma só vez
size = um arquivo de no máximo 64 KiB
length = uma lista de no máximo 999 números
