### What is wrong with a file, and where.

sentence = línia { $line }, columna { $column }: s'ha trobat { $found }; s'esperava { $expected }
earlier = { " " }(ja és a la línia { $line })
left-out = ; s'ha omès
line-left-out = ; la línia s'ha omès
column-left-out = ; la columna no s'ha llegit
taken-as = ; s'ha pres com a { $taken }
nothing = un buit
