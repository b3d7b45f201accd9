### Imports, numbers of persons, and acts on many players at once

## Import

title = Import from a file
intro = Import clubs, players, licences, ratings or strength lists from a spreadsheet. Nothing is entered before you have checked the preview.
kind = Content of the file
kind-licences = Players and licences
kind-ratings = Ratings
kind-lists = Strength lists
file-hint = CSV or XLSX with a header line, at most 8 MB and 20,000 rows.
preview = Show preview
preview-title = Preview
columns = Columns
columns-hint = The header line names the columns, in any order and in any language of adoube. Columns in bold are required.
confirm-hint = Nothing has been entered yet. All rows are entered together and can be undone together in the log. Undoing keeps personal details: numbers and dates of birth, for example.
enter = Import rows
fate-new = New
fate-changed = Changed
fate-same = Already known
fate-left = Left out
line = Line
matched = Matched by
notes = Remarks
by-birth = Name and date of birth
by-person = Person
more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
sheet = Only the sheet “{ $sheet }” is read.
unread = Columns not read: { $columns }
header-lacks = The header line lacks: { $columns }. Add the columns, or choose another content.
nothing = The file contains nothing to enter. Check the remarks below.
done = File imported. New: { $new }. Changed: { $changed }.
done-without = File imported. New: { $new }. Changed: { $changed }. Left out: { $left }.
log-bulk = Entered together

## Files that are not read

file-empty = The file is empty. Choose a file with a header line.
file-rows = The file has more than { $most } rows. Split it and import the parts.
file-columns = Line { $line } has more than { $most } columns. Remove the columns that are not needed.
file-size = The file is larger than { $most } MB unpacked. Split it and import the parts.
file-damaged = The spreadsheet is damaged or encrypted. Open it, save it again as XLSX, and try again.
file-old-excel = This is an old or encrypted Excel file. Save it as XLSX or CSV.
file-ods = This is an OpenDocument spreadsheet (ODS). Save it as XLSX or CSV.
file-document = This is a text document. Save the table as XLSX or CSV.
file-archive = This is a compressed archive. Unpack it and choose the XLSX or CSV file in it.
file-pdf = This is a PDF. Choose an XLSX or CSV file.
file-picture = This is a picture. Choose an XLSX or CSV file.
file-markup = This is a web page or XML. Choose an XLSX or CSV file.
file-binary = This is neither a spreadsheet nor text. Choose an XLSX or CSV file.

## Faults of a row, and what was expected

fault = Line { $line }, column { $column }: found “{ $found }”; expected { $expected }
fault-nothing = Line { $line }, column { $column }: nothing found; expected { $expected }
expect-name = a name of at most 90 characters
expect-town = a town
expect-address = an address of at most 120 characters
expect-club = a registered club, by name or number
expect-born = a date of birth in the past, for example 1990-05-05
expect-rating = a rating from 1 to 3500
expect-number = a number of at most 40 letters and digits
expect-fide-id = a FIDE ID
expect-category = a category: P, 1, 2 or 3
expect-title = a title, for example MC, FM or GM
expect-nationality = National, Andorran or Foreign
expect-province = Barcelona, Girona, Lleida or Tarragona
expect-reason = the type of application: new licence, renewal or change of club
expect-papers = names of documents separated by semicolons, or “all”
expect-yes = yes or no
expect-place = a whole number from 1
expect-contact = at most 120 characters
expect-one-person = a name that only one person has
all-papers = all
column-surname = Surname
column-granted = Licence granted
column-place = Place in the list

## Rows left out, and values that are not taken

why-several = Line { $line }: several people are called { $name }. Add a number or a date of birth.
why-other = Line { $line }: a number of { $name } belongs to { $other }. Correct the number or the name.
why-unknown = Line { $line }: { $name } is not in this season. Import the player first.
why-twice = Line { $line }: { $name } is already on line { $earlier }.
why-other-club = Line { $line }: { $name } belongs to { $club }. Record the change of club on the player’s page.
why-club-twice = Line { $line }: { $club } occurs twice in the file.
why-list-refused = The list of { $club } is not stamped: { $why }
why-list-fault = The list of { $club } is not stamped, because one of its lines has a fault.
note-kept = Line { $line }, column { $column }: found “{ $found }”; the known value “{ $had }” is kept
note-licensed = Line { $line }: the player already has a licence.
note-club-known = Line { $line }: { $club } is already registered and stays as it is.
note-not-granted = { $name }: the application is kept, the licence is not granted. { $why }

## Numbers of persons

national-number = National number
national-number-hint = The number at the national federation (5.24).
licence-number = Licence number
number-bad = Enter at most 40 letters and digits.
fide-id-bad = Enter a FIDE ID: digits only, at most 12.
number-taken = { $name } already has this number. Correct the number here or there.

## Ratings from a list

doubtful = Doubtful matches
doubtful-hint = The numbers of these players lead to another name, or to two entries of the list. They get no rating. Check the numbers.
unlisted = Not on the list
unlisted-hint = No entry of the list has a number of these players. Enter the missing numbers on their pages.

## Licences of many players at once

licences-title = Licences
licences-none = No players match. Choose another selection.
show = Players
show-applied = With an application
show-complete = With a complete application
show-incomplete = With missing documents
show-to-renew = To renew
show-all = All
order = Order
order-date = Date of application, oldest first
order-newest = Date of application, newest first
applied-on = Date of application
rows = { $from } to { $to } of { $count }
earlier = Previous
later = Next
tick = Select
tick-all = Select all players of this list, on every page ({ $count })
grant = Grant licences
renew = Renew licences
renew-hint = Tick the documents that all selected players have submitted. Each player gets an application, and a licence if nothing is missing.
charge = Charge clubs
charge-hint = Enter the amount for each selected player. Each club gets one charge with the sum.
tick-one = Select at least one player.
done-granted = { $count ->
    [one] One licence granted.
   *[other] { $count } licences granted.
}
done-granted-but = { $count ->
    [one] One licence granted. The others are refused ({ $refused }). { $names }
   *[other] { $count } licences granted. The others are refused ({ $refused }). { $names }
}
done-renewed = { $count ->
    [one] One licence renewed.
   *[other] { $count } licences renewed.
}
done-renewed-but = { $count ->
    [one] One licence renewed. The others have no licence yet ({ $refused }). { $names }
   *[other] { $count } licences renewed. The others have no licence yet ({ $refused }). { $names }
}
done-charged = { $count ->
    [one] One player charged to the club.
   *[other] { $count } players charged to their clubs.
}
done-charged-but = { $count ->
    [one] One player charged to the club. The others are not charged ({ $refused }). { $names }
   *[other] { $count } players charged to their clubs. The others are not charged ({ $refused }). { $names }
}
done-print = { $count ->
    [one] One licence to print.
   *[other] { $count } licences to print.
}
print-none = None of these players has a licence. Grant the licences first.
print-without = { $count ->
    [one] One player without a licence
   *[other] { $count } players without a licence
}
no-birth = the date of birth is not known
