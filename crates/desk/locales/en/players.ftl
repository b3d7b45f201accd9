
## Entering players

player-add = Enter a player
player-enter = Enter
player-name = Name
player-more = More data
player-name-hint = Surname, first name
player-rating = FIDE rating
player-national = National rating
player-title = Title
player-club = Club
player-fide-id = FIDE id
player-sex = Sex
sex-none = –
sex-man = man
sex-woman = woman
player-groups = Prize groups
player-born = Date of birth
player-licence = Licence
player-initials = Initials for the public
initials-by-age = by age
initials-always = always
initials-never = never (with consent)
player-phone = Telephone
player-email = E-mail
done-entered = { $name } has entered.

## The list

players-none = There are no players yet.
players-filter = Search the list
players-choose = Choose
players-arrange = Give starting numbers
players-not-arranged = Starting numbers are given by rating, title and name (C.04.2) when the first round is paired.
players-check-in = They are here
players-check-out = They are not
players-check-in-all = All are here
players-keep-apart = Keep apart
players-apart = Prohibited pairings
players-let-meet = Let them meet
player-number = No.
player-expelled = expelled
player-withdrawn = withdrawn
player-here = here
player-not-here = not checked in
player-byes = byes: { $count }
player-table = table { $table }
player-since = entered after round { $round }
done-checked-in = Checked in.
done-checked-out = Checked out.
done-arranged = Starting numbers are given.
done-kept-apart = They will not be paired with one another.
done-let-meet = They may be paired.
warn-nobody-chosen = Nobody was chosen.

## One player

player-edit = The player's data
player-card = Card of games
player-no-rounds = No rounds yet.
byes-asked = Byes asked for
bye-kind = Bye
bye-allocated = pairing-allocated bye
bye-full = full-point bye
bye-half = half-point bye
bye-zero = absent, zero points
bye-ask = Note the bye
bye-cancel = Take back
player-table-title = Fixed table
player-table-label = Number of the table; empty for none
player-table-bad = The number of a table from 1 was expected.
player-leaving = Withdrawal
player-withdraw = Withdraws
player-expel = Is expelled
player-return = Comes back
player-remove = Strike out the entry
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
player-twice = { $name } has entered already, with number { $number }.
player-namesake = This is another player of the same name.
