### What is wrong with a file, and where.

sentence = line { $line }, column { $column }: found { $found }; expected { $expected }
earlier = { " " }(it stands on line { $line } already)
left-out = ; it was left out
line-left-out = ; the line was left out
column-left-out = ; the column was not read
taken-as = ; it was taken as { $taken }
nothing = nothing
