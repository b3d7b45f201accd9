## Adding players

add = Add player
enter = Add
name = Name
more = More details
name-hint = Surname, first name
rating = FIDE rating
national = National rating
title = Title
club = Club
fide-id = FIDE ID
sex = Sex
sex-none = –
sex-man = Man
sex-woman = Woman
groups = Prize groups (separated by commas)
born = Date of birth
licence = Licence
initials = Initials on public pages
initials-by-age = By age
initials-always = Always
initials-never = Never (with consent)
phone = Phone
email = Email
done-entered = { $name } added.

## List of players

none = No players yet. Add one, or import a file.
none-yet = No players yet.
filter = Search players
choose = Select
arrange = Assign starting numbers
not-arranged = Starting numbers will be assigned by rating, title and name when round 1 is paired (C.04.2).
check-in = Check in
check-out = Mark absent
check-in-all = Check in all
keep-apart = Forbid pairing
apart = Forbidden pairings
let-meet = Allow pairing
number = No.
expelled = Expelled
withdrawn = Withdrawn
here = Present
not-here = Not checked in
byes = Byes: { $count }
table = Fixed board { $table }
since = Added after round { $round }
done-checked-in = Check-in recorded.
done-checked-out = Absence recorded.
done-arranged = Starting numbers assigned.
done-kept-apart = Pairing forbidden.
done-let-meet = Pairing allowed.
warn-nobody-chosen = No status changed. Select players who do not have this status yet.

## One player

edit = Player details
card = Games
no-rounds = No rounds yet.
byes-asked = Requested byes
bye-kind = Type of bye
bye-allocated = pairing-allocated bye
bye-full = full-point bye
bye-half = half-point bye
bye-zero = zero-point bye
bye-ask = Add bye
bye-cancel = Remove
table-title = Fixed board
table-label = Board number (empty for none)
table-bad = Enter a board number, 1 or higher.
leaving = Withdrawal
withdraw = Withdraw
withdraw-entry = Withdraw
expel = Expel
return = Reinstate
remove = Delete player
done-player = { $name }: details saved.
done-removed = Player deleted.

## Importing players

import-title = Import players
import-intro = A CSV file with a header line (name, rating, title, federation, fide_id, born, sex), or a TRF file.
import-intro-new = A TRF16 or TRF26 file with players, rounds and results. Each round is compared with the computed pairings.
import-file = File
import-text = Or paste the text
import-send = Import
import-go-on = Import with these adjustments
import-adjusted = { $count ->
    [one] One adjustment
   *[other] { $count } adjustments
}
import-anyway = Nothing imported yet. Check the adjustments, then import.
import-nothing = No players found. Choose a CSV or TRF file.
import-separator = field separator: { $found }
import-cut = line { $line }, column { $column }: “{ $found }” is too long; shortened to “{ $taken }”
import-no-rating = line { $line }, column { $column }: “{ $found }” is not a rating from 0 to 4000; left out
import-not-born = { $name }: the date of birth { $found } is in the future; left out
import-rating = { $name }: the rating { $found } is above 4000; left out
import-title-long = { $name }: “{ $found }” is too long for title and federation; shortened
import-twice = { $name } is already registered; not added again
done-imported = { $count ->
    [one] One player imported.
   *[other] { $count } players imported.
}

## Personal data

person-title = Personal data
person-held = Stored data
person-erased = This person’s data have been erased. Only a number is left.
person-download = Download all data (JSON)
person-erase = Erase personal data
person-erase-hint = This erases the name, date of birth, contact details and identifiers in every tournament and season. Results stay, under a number. The erasure cannot be undone, and earlier backups still contain the data.
person-erase-sure = I have been asked to erase this person’s data
person-erase-unsure = Tick the box to confirm.
done-erased = Personal data erased.

## Fields

field-federation = Enter three letters, for example CAT.
field-email = Enter an email address, for example name@example.org.
field-born = Enter a date from 1900 to today, for example 1998-05-21.
twice = { $name } is already registered, with number { $number }.
namesake = Add anyway: a different player with the same name
