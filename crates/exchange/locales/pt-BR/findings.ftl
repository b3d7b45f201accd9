### Faults in a file, with their place: one line, without a full stop. The remedies are joined to the sentence.

sentence = linha { $line }, coluna { $column }: encontrado: { $found }; esperado: { $expected }
nothing-found = linha { $line }, coluna { $column }: nada encontrado; esperado: { $expected }
earlier = { " " }(já está na linha { $line })
left-out = ; o valor foi ignorado
line-left-out = ; a linha foi ignorada
column-left-out = ; a coluna foi ignorada
taken-as = ; lido como { $taken }
