## Printed documents

title = Print
intro = Each document opens as a page. Print it, or save it as a PDF.
print = Print
by-board = Pairings by board
by-name = Pairings by name
standings = Standings
crosstable = Crosstable
players = Starting list
check-in = Check-in list
slips = Result slips with QR code
place-cards = Place cards
badges = Badges
scoresheets = Scoresheets
signature = Signature
round-board = Round { $round } · board { $board }
scan = Scan to send the result
date = Date
move = Move
result-line = Result
checkpoint = { $size ->
    [one] Log checkpoint: one action
   *[other] Log checkpoint: { $size } actions
}
present = Present
no-round = No rounds yet. Pair the first one.
whole-names = Show full names of minors
initials = Show only initials of minors
