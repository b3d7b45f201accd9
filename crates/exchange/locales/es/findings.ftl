### What is wrong with a file, and where.

sentence = línea { $line }, columna { $column }: se encontró { $found }; se esperaba { $expected }
earlier = { " " }(ya está en la línea { $line })
left-out = ; se ha omitido
line-left-out = ; la línea se ha omitido
column-left-out = ; la columna no se ha leído
taken-as = ; se ha tomado como { $taken }
nothing = un vacío
