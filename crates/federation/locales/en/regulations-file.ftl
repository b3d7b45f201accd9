### Errors in a file of regulations: one line, without a full stop

place = line { $line }, column { $column }: found { $found }; expected { $expected }
missing = line { $line }, column { $column }: expected { $expected }
size = a file of at most 256 KiB
toml = TOML ({ $message })
one-of = one of: { $all }
field = a field “{ $name }”
kind = a value of type “{ $kind }”
between = a number from { $from } to { $to }
some = at least one line
once = each code only once
defined = a code defined in { $list }
count = exactly { $count } values
