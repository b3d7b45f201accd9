### `adoube list`.

about = Manage the rating lists used to look up players
import = Import a list from FIDE (TXT or XML, zipped or not) or from the federation (text or CSV)
file = Rating list FILE; - reads standard input
called = NAME of the list; replaces a list with the same name [default: FIDE]
show = Show the imported lists
search = Find players by the beginning of a name or number
query = Beginning of a surname, first name or FIDE ID
remove = Remove a list
list = NAME of the list

imported = { $players ->
    [1] { $name }: 1 player imported
   *[other] { $name }: { $players } players imported
    }

line = { $players ->
    [1] { $name }: 1 player
   *[other] { $name }: { $players } players
    }

unchanged = { $name }: nothing imported
none = No rating lists yet. Import one with adoube list import.
no-such = { $name }: unknown list; see adoube list show
removed = { $name }: removed
nobody = No players found.
nothing = { $name }: no players found; expected a rating list from FIDE or the federation
packed = { $name }: unknown compression; decompress the file first
