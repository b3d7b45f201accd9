### What is wrong with the file of a line-up.

place = line { $line }, column { $column }: found { $found }; expected { $expected }
missing = line { $line }, column { $column }: expected { $expected }
word = a word: list, foreign, teams, team, round, used, line-up or copa
number = a list number such as 4, 4 bis or 1-30
category = first-division, second-division, first, second, third, promotion or the number of boards
team = one of the teams, such as A, or A-1 in the Copa
round = a round from 1 to 999
line = a line «{ $word }»
once = each word only once
size = a file of at most 64 KiB
length = a list of at most 999 numbers
