### Errors in a rating list: one line, without a full stop. The reasons follow the place.

sentence = line { $line }, column { $column }: found { $found }; { $reason }
sentence-empty = line { $line }, column { $column }: { $reason }
missing-column = the column { $name } is missing
repeated-column = this column appears twice
too-many-columns = expected at most 250 columns
field-count = number of fields { $count }; expected { $expected }
open-quote = expected a closing quote on the same line
after-quote = expected the end of the field after the quote
line-too-long = expected a line of at most 16 KiB
too-large = expected a file of at most 1 GiB
not-an-id = expected a player number from 1 to 4294967295
duplicate-id = this number is already on line { $first }
not-a-rating = expected a rating from 0 to 4000, or an empty field
not-a-number = expected a whole number, 0 or more, within the limits of the column
not-a-category = expected a category (3, 2, 1, P or M) or an empty field
not-kept = expected carried-over results as year-month:games:points:sum, separated by spaces
unknown-player = this player is not on the list
alone = players cannot play themselves
not-a-result = expected a result: 1-0, 1/2, 0-1, +-, -+ or --
not-a-kind = expected open, team, barcelona, closed, closed-fide, individual, private, or an empty field
not-a-date = expected a date: YYYY-MM-DD
other-event = an earlier line has different details of this tournament
no-event = expected the tournament’s name
too-many = expected at most a million tournaments and a hundred million games
