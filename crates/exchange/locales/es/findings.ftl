### Faults in a file, with their place: one line, without a full stop. The remedies are joined to the sentence.

sentence = línea { $line }, columna { $column }: se ha encontrado { $found }; se esperaba: { $expected }
nothing-found = línea { $line }, columna { $column }: no se ha encontrado nada; se esperaba: { $expected }
earlier = { " " }(ya está en la línea { $line })
left-out = ; se ha omitido el valor
line-left-out = ; se ha omitido la línea
column-left-out = ; se ha omitido la columna
taken-as = ; se ha leído como { $taken }
