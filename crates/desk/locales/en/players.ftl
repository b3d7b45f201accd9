## Entering players

add = Enter a player
enter = Enter
name = Name
more = More data
name-hint = Surname, first name
rating = FIDE rating
national = National rating
title = Title
club = Club
fide-id = FIDE id
sex = Sex
sex-none = –
sex-man = man
sex-woman = woman
groups = Prize groups
born = Date of birth
licence = Licence
initials = Initials for the public
initials-by-age = by age
initials-always = always
initials-never = never (with consent)
phone = Telephone
email = E-mail
done-entered = { $name } has entered.

## The list

none = There are no players yet.
filter = Search the list
choose = Choose
arrange = Give starting numbers
not-arranged = Starting numbers are given by rating, title and name (C.04.2) when the first round is paired.
check-in = They are here
check-out = They are not
check-in-all = All are here
keep-apart = Keep apart
apart = Prohibited pairings
let-meet = Let them meet
number = No.
expelled = expelled
withdrawn = withdrawn
here = here
not-here = not checked in
byes = byes: { $count }
table = table { $table }
since = entered after round { $round }
done-checked-in = Checked in.
done-checked-out = Checked out.
done-arranged = Starting numbers are given.
done-kept-apart = They will not be paired with one another.
done-let-meet = They may be paired.
warn-nobody-chosen = Nobody was chosen.

## One player

edit = The player's data
card = Card of games
no-rounds = No rounds yet.
byes-asked = Byes asked for
bye-kind = Bye
bye-allocated = pairing-allocated bye
bye-full = full-point bye
bye-half = half-point bye
bye-zero = absent, zero points
bye-ask = Note the bye
bye-cancel = Take back
table-title = Fixed table
table-label = Number of the table; empty for none
table-bad = The number of a table from 1 was expected.
leaving = Withdrawal
withdraw = Withdraws
expel = Is expelled
return = Comes back
remove = Strike out the entry
done-player = { $name }: saved.
done-removed = The entry was struck out.

## Files of players

import-title = Import players
import-intro = A CSV file with a header line (name, rating, title, federation, fide_id, born, sex) or a TRF.
import-intro-new = A TRF16 or TRF26 file: players, rounds and results. Each round is compared with the program's.
import-file = File
import-text = Or paste its text
import-send = Import
import-go-on = Import with these adjustments
import-adjusted = Adjustments: { $count }
import-anyway = Nothing has been imported yet. If you agree, send it again.
import-nothing = No player was found in it.
import-separator = fields are separated by { $found }
import-cut = line { $line }, column { $column }: “{ $found }” is too long; it was taken as “{ $taken }”
import-no-rating = line { $line }, column { $column }: “{ $found }” is no rating up to 4000; it was left out
import-not-born = { $name }: the date of birth { $found } is still to come; it was left out
import-rating = { $name }: the rating { $found } is above 4000; it was left out
import-title-long = { $name }: “{ $found }” is too long for a title and a federation; it was cut
import-twice = { $name } is there already and is not entered again
done-imported = Players imported: { $count }.

## What the desk holds of a person

person-title = Personal data
person-held = What the desk holds
person-erased = Nothing but the number: this person was erased.
person-download = Everything as a file (JSON)
person-erase = Erase this person
person-erase-hint = Name, date of birth, contacts and identifiers are erased on this desk, in every event. Results stay, under a number. It cannot be undone, and backups made before still hold the data.
person-erase-sure = I have been asked to erase this person.
person-erase-unsure = Tick the box if you are sure.
done-erased = The person's data have been erased.

## Fields

field-federation = Three letters, such as CAT.
field-email = An e-mail address was expected.
twice = { $name } has entered already, with number { $number }.
namesake = This is another player of the same name.
