## Rating lists, in which players are looked up

title = Rating lists
none = There is no list yet.
name = List
name-hint = A list with the same name takes the place of the old one.
when = Imported
drop = Remove
add = Import a list
intro = FIDE’s list (TXT or XML, as FIDE publishes it or unpacked) or the federation’s (text or CSV), up to { $most } MB. adoube list import does the same without a browser.
send = Import
packed = The file is packed in a way that is not read: unpack it first.
too-large = The file is larger than { $most } MB.
broken = The file ends too early or is damaged: send it again.
nothing = No player was found in it: expected a list of FIDE or of the federation.
wrong = Nothing was imported: the list has faults. Mend them and send it again.
search = Search the lists
query = Name or number
query-hint = The beginning of the surname, the first name or the FIDE id.
player-year = Year of birth
field-year = A year of four digits, such as 2012.
done-list-dropped = The list was removed.
found = { $count ->
    [0] No player
    [1] One player
   *[other] { $count } players
}
done-list-imported = { $name }: imported. Players: { $count }.
