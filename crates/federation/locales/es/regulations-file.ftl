### Errors in a file of regulations: one line, without a full stop

place = línea { $line }, columna { $column }: se ha encontrado { $found }; se esperaba: { $expected }
missing = línea { $line }, columna { $column }: se esperaba: { $expected }
size = un archivo de 256 KiB como máximo
toml = TOML ({ $message })
one-of = uno de estos: { $all }
field = un campo «{ $name }»
kind = un valor del tipo «{ $kind }»
between = un número de { $from } a { $to }
some = al menos una línea
once = cada código una sola vez
defined = un código definido en { $list }
count = exactamente { $count } valores
