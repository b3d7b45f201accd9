### Files and tournaments that commands read.

no-event = { $place }: no tournament { $id }; available: { $known }
unreadable = { $place }: cannot read tournament { $id }
input-unreadable = { $name }: cannot be read: { $error }
no-file = file not found
not-allowed = permission denied
folder = it is a folder
cut-off = the file is incomplete
damaged = the data are damaged or incomplete
system = system error: { $error }
line = line { $line }
one-position = -: line { $line }: more than one position; expected only one
too-long = -: input too long; expected one position, at most 64 KiB
wrong-system = --readings needs --system swiss-1985, and --games needs --system knockout or knockout-usual

not-listed = { $count ->
    [1] { $name }: 1 player of { $all } is not on the list ({ $first }); data from the tournament are used instead
   *[other] { $name }: { $count } players of { $all } are not on the list (first: { $first }); data from the tournament are used instead
    }

one-event = --event: several tournaments given; expected one
no-player = no player has number { $number }
no-teams = { $name }: no teams found; expected TRF records 310 or 013
odd = { $name }: round { $round }, { $home } - { $visitors }: the two results at a board contradict each other; counted as a draw
more = { $first } (and { $more } more)
other-system = { $name }: unknown pairing system { $code }; using dutch
empty = { $name }: line 1, column 1: no players found; expected TRF records 001, or CSV with a column called name
unwritable = { $name }: cannot be written: { $error }
