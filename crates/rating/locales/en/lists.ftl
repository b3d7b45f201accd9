### What is wrong with a rating list.

sentence = line { $line }, column { $column }: found { $found }; { $reason }
nothing = nothing
missing-column = the column { $name } is missing
repeated-column = the column is there already
too-many-columns = expected at most 250 columns
field-count = fields of the line: { $count }; expected { $expected }
open-quote = expected a closing quote on the same line
after-quote = expected the end of the field after the quote
line-too-long = expected a line of at most 16 KiB
too-large = expected a file of at most 1 GiB
not-an-id = expected a player's number from 1 to 4294967295
duplicate-id = this number stands on line { $first } already
not-a-rating = expected a rating from 0 to 4000, or nothing
not-a-number = expected a whole number that may stand there, not negative
not-a-category = expected a category: 3, 2, 1, P, M or nothing
not-kept = expected kept results: year-month:games:points:sum, separated by spaces
unknown-player = this player is not on the list
alone = nobody plays against themselves
not-a-result = expected a result: 1-0, 1/2, 0-1, +-, -+ or --
not-a-kind = expected open, team, barcelona, closed, closed-fide, individual, private or nothing
not-a-date = expected a day: YYYY-MM-DD
other-event = an earlier line says otherwise of this event
no-event = expected the event's name
too-many = expected at most a million events and a hundred million games
