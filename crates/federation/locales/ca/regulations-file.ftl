### Errors in a file of regulations: one line, without a full stop

place = línia { $line }, columna { $column }: s’ha trobat { $found }; s’esperava: { $expected }
missing = línia { $line }, columna { $column }: s’esperava: { $expected }
size = un fitxer de 256 KiB com a màxim
toml = TOML ({ $message })
one-of = un d’aquests: { $all }
field = un camp «{ $name }»
kind = un valor del tipus «{ $kind }»
between = un nombre entre { $from } i { $to }
some = almenys una línia
once = cada codi una sola vegada
defined = un codi definit a { $list }
count = exactament { $count } valors
