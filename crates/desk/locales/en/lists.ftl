## Rating lists in which players are looked up

title = Rating lists
none = No lists yet.
name = List
name-hint = A list with the same name is replaced.
when = Imported
drop = Delete
add = Import list
intro = FIDE’s list (TXT or XML, zipped or not) or your federation’s list (text, CSV or XLSX), up to { $most } MB. On the command line: adoube list import.
send = Import
packed = This compression format is not supported. Unpack the file first.
too-large = The file is too large. The limit is { $most } MB.
broken = The file is incomplete or damaged. Send it again.
nothing = No players found. Choose a rating list from FIDE or your federation.
wrong = Nothing was imported: the list contains errors. Correct them and import it again.
search = Search the lists
query = Name or number
query-hint = The beginning of the surname, first name or FIDE ID.
player-year = Year of birth
field-year = Enter a four-digit year, for example 2012.
done-list-dropped = List deleted.
found = { $count ->
    [0] No players found
    [one] One player found
   *[other] { $count } players found
}
done-list-imported = { $count ->
    [one] { $name } imported: one player.
   *[other] { $name } imported: { $count } players.
}
