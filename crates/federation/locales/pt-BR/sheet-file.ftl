### What is wrong with the file of a line-up.

place = linha { $line }, coluna { $column }: encontrou-se { $found }; esperava-se { $expected }
missing = linha { $line }, coluna { $column }: esperava-se { $expected }
word = uma palavra: list, foreign, teams, team, round, used, line-up ou copa
number = um número de lista como 4, 4 bis ou 1-30
category = first-division, second-division, first, second, third, promotion ou o número de tabuleiros
team = uma das equipes, como A, ou A-1 na Copa
round = uma rodada de 1 a 999
line = uma linha «{ $word }»
once = cada palavra uma só vez
size = um arquivo de no máximo 64 KiB
length = uma lista de no máximo 999 números
