## Tournament pages

tab-overview = Overview
tab-players = Players
tab-rounds = Rounds
tab-results = Results
tab-standings = Standings
tab-crosstable = Crosstable
tab-log = Log
tab-settings = Settings
tab-files = Files
mark-closed = Closed
mark-draft = Round { $round }: draft
mark-playing = Round { $round } in play
mark-fide = FIDE mode
mark-not-fide = FIDE mode off
state-entries = Entries open
state-draft = Round { $round } of { $rounds }: draft
state-playing = Round { $round } of { $rounds }: in play
state-between = Round { $round } of { $rounds }: finished
players = Players

## List of tournaments, new tournaments

new = New tournament
make = Create tournament
from-file = Import tournament (TRF)
state = Status
demo-title = Demo tournament
demo-intro = 24 sample players, five rounds, round 4 in play. Nothing you do here affects a real tournament.
demo-make = Create demo tournament
demo-make-season = Create demo season
done-demo = Demo tournament created. Try entering the missing results.
done-event-made = Tournament created. Add the players next.

## Overview

overview-facts = Tournament
overview-public = Public page
overview-latest = Recent activity
overview-log = Full log
overview-withdrawn = { $count } withdrawn
next-players = Add the players. Type them in, or import a CSV or TRF file.
next-players-button = Add players
next-pair = Round { $round } is ready to pair. Players checked in: { $count }.
next-pair-button = Pair round
next-draft = Round { $round }: the pairings are a draft. Review them, then publish.
next-draft-button = Review draft
next-results = Round { $round } in play. { $missing }.
next-results-button = Enter results
next-close-round = Round { $round }: all results are in. Close the round.
next-close-round-button = Close round
next-over = All rounds have been played. Check the standings, then close the tournament.
next-closed = The tournament is closed. The report is ready to download.
close = Close tournament
reopen = Reopen tournament
done-event-closed = Tournament closed.
done-reopened = Tournament reopened.
slips-title = Results sent by players
slip-approve = Approve
slip-reject = Reject
done-approved = Result approved.
done-rejected = Result rejected.

## Settings

settings-what = Tournament details
settings-how = System and time control
settings-points = Points and tie-breaks
settings-players = Players and public pages
settings-announced = Public information
name = Name
place = Location
federation = Federation
arbiter = Chief arbiter
deputies = Deputy arbiters
hint-deputies = One name per line.
starts = Start date
ends = End date
system = Pairing system
system-dutch-2026 = Swiss, Dutch system (FIDE 2026)
system-dutch-2017 = Swiss, Dutch system (FIDE 2017)
system-swiss-1985 = Swiss, rules of 1985
system-round-robin = Round robin
system-round-robin-double = Double round robin
system-round-robin-swapped = Double round robin, last two rounds of the first cycle swapped
system-knockout = Knockout
system-knockout-handbook = Knockout, handbook bracket
games = Games per match (knockout)
rounds = Rounds
hint-rounds = From 1 to 200. In a knockout, 0 lets the bracket decide.
rate = Time control
hint-rate = Minutes + seconds per move, for example 90+30; with two periods, 40/90+30, 30+30.
play = Type of play
play-by-rate = Set by the time control
play-standard = Standard
play-rapid = Rapid
play-blitz = Blitz
edition = Edition of the Laws
default-time = Default time (minutes)
colour = Top seed’s colour in round 1
colour-white = White
colour-black = Black
colour-none = Draw lots when round 1 is paired
baku = Baku acceleration
tie-breaks = Tie-breaks
tie-breaks-fide-swiss = FIDE, Swiss
tie-breaks-fide-round-robin = FIDE, round robin
tie-breaks-fide-rated = FIDE, Swiss with average rating
tie-breaks-fce-swiss = Catalan federation, Swiss
tie-breaks-fce-roundrobin = Catalan federation, round robin
tie-breaks-own = Custom (enter the codes)
codes = Tie-break codes
hint-codes = FIDE codes in order, for example BH-C1 BH SB DE (C.07).
points-win = Points for a win
points-draw = Points for a draw
points-loss = Points for a loss
points-bye = Points for a pairing-allocated bye
rating-method = Rating used
rating-fide-then-national = FIDE; if none, national
rating-fide = FIDE only
rating-national = National only
rating-national-then-fide = National; if none, FIDE
rating-higher = The higher of the two
rating-list = Rating list
half-byes = Half-point byes per player
byes-not-last = Number of last rounds without byes
initials-below = Initials only for players under (years)
delay = Broadcast delay (seconds)
check-in = Pair only players who have checked in
annulled = Annul the games of players who withdraw before half the rounds are played (14.31)
schedule = Schedule
hint-schedule = One round per line, for example 2026-11-16 17:00.
zone = Time zone
hint-zone = For example Europe/Madrid. Leave empty to use the server’s time zone.
regulations = Regulations
event-fide-mode = FIDE mode
hint-fide-mode = Blocks anything FIDE does not accept. You can turn it off later, but not on again.
fide-mode = FIDE mode
fide-mode-on = FIDE mode is on.
fide-mode-off = FIDE mode is off and cannot be turned on again.
fide-mode-reason = Reason (for the report)
fide-mode-leave = Turn off FIDE mode
done-left-fide = FIDE mode turned off.
done-settings = Settings saved.
done-nothing = No changes to save.
done-saved = Changes saved.
settings-board = Rules at the board
draw-offers = Draw offers
draw-offers-allowed = Allowed
draw-offers-after = Allowed after a number of moves
draw-offers-forbidden = Only with the arbiter’s consent
draw-moves = Moves of each player before a draw offer
quickplay = Last period without increment (Guidelines III)
quickplay-off = Guidelines not announced
quickplay-increment = A player may ask for an increment (III.4)
quickplay-claim = A player may claim a draw from the arbiter (III.5)
quickplay-referred = A claim is judged later, without an arbiter at the board (III.6)
devices = Electronic devices
devices-forbidden = Not in the playing venue
devices-bag = Allowed in a bag, switched off
device-penalty = Device found on a player
device-penalty-loss = Loss of the game
device-penalty-milder = A milder penalty
leaving = Leaving the playing area while the opponent has the move
leaving-free = Without reporting
leaving-reported = Reported to the arbiter
counting = Illegal moves under the 2017 edition
counting-separate = Counted separately by kind
counting-pooled = Counted together
supervised-blitz = Illegal move in supervised blitz under the 2023 edition
supervised-blitz-two = Two minutes for the opponent
supervised-blitz-one = One minute for the opponent

## Fields

field-needed = This field is required.
field-choice = Choose a value from the list.
field-date = Enter a date, for example 2026-11-16.
field-rate = Enter a time control, for example 90+30.
field-number = Enter a number from { $least } to { $most }.
field-rating = Enter a rating from 0 to 4000.
field-games = Enter a number from 1 to 12.
field-points = Enter points, for example 1, ½ or 3.
field-digits = Enter digits only, 12 at most.
field-long = Enter at most { $most } characters.
field-names = Enter at most { $most } names, each up to { $long } characters.
field-tie-break = Unknown tie-break “{ $code }”.
field-tie-breaks = Enter at most { $most } tie-breaks, none of them for teams.
field-tie-break-twice = Tie-break “{ $code }” is listed twice.
field-schedule = No date in “{ $found }”. Enter one round per line, for example 2026-11-16 17:00.
field-zone = Unknown time zone “{ $found }”. Enter its IANA name, for example Europe/Madrid.
field-result = Type 1, 0, =, +, - or --.

## Confirmations and refusals

confirm-title = Please confirm
confirm-not-title = Not possible in FIDE mode
confirm-follows = Consequences:
confirm-ask = Continue? The log will show who confirmed.
confirm-first = Some consequences cannot be undone. You will be asked once more.
confirm-go-on = Continue
confirm-yes = Confirm
confirm-leave = Turn off FIDE mode first.
confirm-leave-link = Open FIDE mode settings
warn-refused = { $why }
warn-consequences = Changes saved. Consequences: { $what }
failure-past = An earlier state cannot be changed. Go back to the present first.

## Log

log-intro = Every action, who did it and when. Undoing adds a line; nothing is deleted.
log-number = No.
log-when = Date and time
log-who = By
log-by-desk = adoube
log-by-game = Board { $board }, round { $round }
log-what = Action
log-acts = Options
log-look = View state
log-undo = Undo
log-undone = Undone
log-of = (no. { $number })
log-more = Show earlier actions
done-undone = Action { $number } undone.

## Files

file-trf26 = FIDE report (TRF26)
file-trf16 = FIDE report (TRF16)
file-pgn = Results (PGN)
file-csv = Players (CSV)
file-consolation = Consolation knockout, category { $category } (TRF26): import it as a new tournament (3.11)
file-get = Download
files-personal = The reports contain dates of birth, which FIDE requires.
