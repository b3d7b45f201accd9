## Pages of an event

tab-overview = Overview
tab-players = Players
tab-rounds = Rounds
tab-results = Results
tab-standings = Standings
tab-crosstable = Crosstable
tab-log = Log
tab-settings = Settings
tab-files = Files
mark-closed = closed
mark-draft = round { $round }: draft
mark-playing = round { $round } in play
mark-fide = FIDE mode
mark-not-fide = not in FIDE mode
state-entries = entries open
state-draft = round { $round } of { $rounds }: draft
state-playing = round { $round } of { $rounds }: in play
state-between = round { $round } of { $rounds }: finished
players = Players

## List and new events

new = New tournament
make = Make the tournament
from-file = Tournament from a TRF file
state = State
demo-title = Demonstration tournament
demo-intro = 24 invented players, five rounds, the fourth half played: try everything without fear.
demo-make = Make the demonstration
done-demo = The demonstration is ready. Try entering the results that are missing.
done-event-made = The tournament is made. Now the players.

## Overview

overview-facts = The tournament
overview-public = Public page
overview-latest = Latest acts
overview-log = The whole log
overview-withdrawn = withdrawn: { $count }
next-players = Enter the players: by typing, from a CSV file or from a TRF.
next-players-button = Enter players
next-pair = Round { $round } can be paired (entries: { $count }).
next-pair-button = Pair the round
next-draft = The pairing of round { $round } is a draft: look it over and publish it.
next-draft-button = See the draft
next-results = Round { $round } is being played. Results missing: { $count }.
next-results-button = Enter results
next-close-round = All results of round { $round } are in: it can be closed.
next-close-round-button = Close the round
next-over = All rounds have been played. Check the standings and close the tournament.
next-closed = The tournament is closed. The report is ready.
close = Close the tournament
reopen = Open the tournament again
done-event-closed = The tournament is closed.
done-reopened = The tournament is open again.
slips-title = Results handed in by players
slip-approve = Approve
slip-reject = Refuse
done-approved = Result approved.
done-rejected = Result refused.

## Settings

settings-what = What and where
settings-how = How it is played
settings-points = Points and tie-breaks
settings-players = Players and public
settings-announced = What is announced
name = Name
place = Place
federation = Federation
arbiter = Chief arbiter
deputies = Other arbiters
hint-deputies = A line each
starts = Begins
ends = Ends
system = System
system-dutch-2026 = Dutch Swiss (FIDE 2026)
system-dutch-2017 = Dutch Swiss (FIDE 2017)
system-swiss-1985 = Swiss of 1985
system-round-robin = Round robin
system-round-robin-double = Double round robin
system-round-robin-swapped = Double round robin, last rounds swapped
system-knockout = Knockout
system-knockout-handbook = Knockout, the handbook's bracket
games = Games a match (knockout)
rounds = Rounds
hint-rounds = From 1 to 200; in a knockout, 0 leaves them to the bracket
rate = Rate of play
hint-rate = Minutes + seconds a move: 90+30; with time controls: 40/90+30, 30+30
play = Kind of play
play-by-rate = by the rate
play-standard = standard
play-rapid = rapid
play-blitz = blitz
edition = Edition of the Laws
default-time = Default time (minutes)
colour = Initial colour by lot
colour-white = white
colour-black = black
colour-none = not drawn yet: the lot is drawn when the first round is paired
baku = Baku acceleration
tie-breaks = Tie-breaks
tie-breaks-fide-swiss = FIDE, Swiss
tie-breaks-fide-round-robin = FIDE, round robin
tie-breaks-fide-rated = FIDE, Swiss with average rating
tie-breaks-fce-swiss = Catalan federation, Swiss
tie-breaks-fce-roundrobin = Catalan federation, round robin
tie-breaks-own = by the codes beside
codes = Codes of the tie-breaks
hint-codes = FIDE's codes (C.07): BH/C1 BH SB DE WIN…
points-win = Points: win
points-draw = Points: draw
points-loss = Points: loss
points-bye = Points: pairing-allocated bye
rating-method = Which rating counts
rating-fide-then-national = FIDE, else national
rating-fide = FIDE
rating-national = national
rating-national-then-fide = national, else FIDE
rating-higher = the higher
rating-list = Rating list used
half-byes = Half-point byes a player
byes-not-last = No byes in the last rounds
initials-below = Initials below this age
delay = Delay of the broadcast (seconds)
check-in = Players must check in before they are paired
annulled = Who withdraws before half is annulled (14.31)
schedule = Schedule
hint-schedule = A line a round: 2026-11-16 17:00
regulations = Regulations
event-fide-mode = FIDE mode
hint-fide-mode = Warns of what FIDE does not accept. It can be left, never entered again.
fide-mode = FIDE mode
fide-mode-on = The tournament is in FIDE mode.
fide-mode-off = The tournament has left FIDE mode; there is no way back.
fide-mode-reason = Reason, for the report
fide-mode-leave = Leave FIDE mode
done-left-fide = The tournament has left FIDE mode.
done-settings = Settings saved.
done-nothing = There is nothing to change.
done-saved = Saved.

## Fields

field-needed = This has to be filled in.
field-choice = Choose a value of the list.
field-date = A date such as 2026-11-16 was expected.
field-rate = That is no rate of play; 90+30 for example was expected.
field-number = A number from { $least } to { $most } was expected.
field-rating = A rating from 0 to 4000 was expected.
field-games = A number from 1 to 12 was expected.
field-points = Points such as 1, 0.5 or 3 were expected.
field-digits = Digits only, at most 12.
field-long = At most { $most } characters.
field-names = At most { $most } names, each of at most { $long } characters.
field-tie-break = “{ $code }” is no tie-break that is known.
field-tie-breaks = At most { $most } tie-breaks were expected, and none of those for teams.
field-tie-break-twice = The tie-break “{ $code }” is there twice.
field-schedule = “{ $found }” says no day; a line such as 2026-11-16 17:00 was expected.
field-result = 1, 0, =, +, - or -- was expected.

## Confirming and refusals

confirm-title = This has to be confirmed
confirm-not-title = This cannot be done in FIDE mode
confirm-follows = What follows from it:
confirm-ask = Do you want to do it anyway? The log will say who confirmed it.
confirm-first = This has consequences that cannot be undone. If you go on you will be asked once more.
confirm-go-on = Go on
confirm-yes = Yes, do it
confirm-leave = To do it, FIDE mode has to be left first.
confirm-leave-link = How to leave FIDE mode
warn-refused = Not done: { $why }
warn-consequences = Done. Consequences: { $what }
failure-past = The past cannot be changed: go back to the present.

## Log

log-intro = All that was done, by whom and when. Nothing is erased: undoing is a new act.
log-number = No.
log-when = When
log-who = Who
log-by-desk = the program
log-by-game = Board { $board }, round { $round }
log-what = What
log-acts = Actions
log-look = see it then
log-undo = undo
log-undone = undone
log-of = of act { $number }
log-more = Earlier
done-undone = Act { $number } was undone.

## Files

file-trf26 = TRF26 report
file-trf16 = TRF16 report
file-pgn = Results as PGN
file-csv = Players as CSV
file-consolation = Consolation knockout of category { $category } (TRF26): import it into a new tournament (3.11)
file-get = Download
files-personal = The report has birth dates in it, because FIDE asks for them.
