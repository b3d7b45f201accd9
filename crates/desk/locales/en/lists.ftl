## Rating lists, in which players are looked up

lists-title = Rating lists
lists-none = There is no list yet.
lists-name = List
lists-name-hint = A list with the same name takes the place of the old one.
lists-when = Imported
lists-drop = Remove
lists-add = Import a list
lists-intro = FIDE’s list (TXT or XML, as FIDE publishes it or unpacked) or the federation’s (text or CSV), up to { $most } MB. adoube list import does the same without a browser.
lists-send = Import
lists-packed = The file is packed in a way that is not read: unpack it first.
lists-too-large = The file is larger than { $most } MB.
lists-broken = The file ends too early or is damaged: send it again.
lists-nothing = No player was found in it: expected a list of FIDE or of the federation.
lists-wrong = Nothing was imported: the list has faults. Mend them and send it again.
lists-search = Search the lists
lists-query = Name or number
lists-query-hint = The beginning of the surname, the first name or the FIDE id.
player-year = Year of birth
field-year = A year of four digits, such as 2012.
done-list-dropped = The list was removed.
lists-found = { $count ->
    [0] No player
    [1] One player
   *[other] { $count } players
}
done-list-imported = { $name }: imported. Players: { $count }.
