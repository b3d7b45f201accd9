### Errors in a line-up file: after the name of the file, one line, without a full stop

place = line { $line }, column { $column }: found { $found }; expected { $expected }
missing = line { $line }, column { $column }: expected { $expected }
word = a keyword: list, foreign, teams, team, round, used, line-up or copa
number = a list number, for example 4, 4 bis or 1-30
category = first-division, second-division, first, second, third, promotion or a number of boards
team = one of the teams, for example A, or A-1 in the Copa
round = a round number from 1 to 999
line = a line that begins with “{ $word }”
once = each keyword only once
size = a file of at most 64 KiB
length = a list of at most 999 numbers
