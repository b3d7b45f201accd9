### Files and events that commands read.

no-event = { $place }: there is no event { $id }; there are: { $known }
unreadable = { $place }: the event { $id } cannot be read
input-unreadable = { $name }: cannot be read: { $error }
no-file = there is no such file
not-allowed = permission is denied
folder = it is a folder
cut-off = the file is cut off before its end
damaged = the data are damaged or cut off
system = system error: { $error }
line = line { $line }
one-position = -: line { $line }: expected one position only
too-long = -: expected one position, in at most 64 KiB
wrong-system = --readings goes with swiss-1985 only, and --games with knockout or knockout-usual only
not-listed = { $name }: players who are not on the list: { $count } of { $all } (the first, { $first }); of them is taken what the tournament says
one-event = --event: expected one event
no-player = there is no player with the number { $number }
no-teams = { $name }: found no team; expected records 310 or 013
odd = { $name }: round { $round }: { $home } - { $visitors }: the points of a board do not add up to a game; it counts as a draw
more = { $first } (and { $more } more)
other-system = { $name }: the file's system, { $code }, is not known; dutch is used
empty = { $name }: line 1, column 1: found no player; expected 001 records, or a CSV with the column name
unwritable = { $name }: cannot be written: { $error }
