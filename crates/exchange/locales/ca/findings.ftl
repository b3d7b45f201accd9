### Faults in a file, with their place: one line, without a full stop. The remedies are joined to the sentence.

sentence = línia { $line }, columna { $column }: s’ha trobat { $found }; s’esperava: { $expected }
nothing-found = línia { $line }, columna { $column }: no s’hi ha trobat res; s’esperava: { $expected }
earlier = { " " }(ja és a la línia { $line })
left-out = ; s’ha omès el valor
line-left-out = ; s’ha omès la línia
column-left-out = ; s’ha omès la columna
taken-as = ; s’ha llegit com a { $taken }
