### Errors in a file of regulations: one line, without a full stop

place = linha { $line }, coluna { $column }: encontrado: { $found }; esperado: { $expected }
missing = linha { $line }, coluna { $column }: esperado: { $expected }
size = um arquivo de no máximo 256 KiB
toml = TOML ({ $message })
one-of = um destes: { $all }
field = um campo “{ $name }”
kind = um valor do tipo “{ $kind }”
between = um número de { $from } a { $to }
some = pelo menos uma linha
once = cada código uma única vez
defined = um código definido em { $list }
count = exatamente { $count } valores
