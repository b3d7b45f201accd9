### `adoube list`.

about = The rating lists in which the desk looks players up
import = Bring in a list of FIDE's (TXT or XML, packed or not) or of the federation's (text or CSV)
file = The list; - is standard input
called = What it is called; it takes the place of the one so called [default: FIDE]
show = Show the lists there are
search = Look players up by the beginning of name or number
query = The beginning of surname, first name or FIDE id
remove = Remove a list
list = The name of the list
imported = { $name }: brought in; players: { $players }
line = { $name }: players: { $players }
unchanged = { $name }: nothing was brought in
none = There is no list yet.
no-such = { $name }: there is no list of that name
removed = { $name }: removed
nobody = No player was found.
nothing = { $name }: no player was found in it; expected a list of FIDE's or the federation's
packed = { $name }: packed in a way that is not read; unpack it first
