### What is wrong with a file, and where.

sentence = linha { $line }, coluna { $column }: encontrou-se { $found }; esperava-se { $expected }
earlier = { " " }(já está na linha { $line })
left-out = ; foi omitido
line-left-out = ; a linha foi omitida
column-left-out = ; a coluna não foi lida
taken-as = ; foi tomado como { $taken }
nothing = um vazio
