## The match

back = Back to the match
board = Board { $board }
board-short = Bd.
boards = Boards
result = Result
white = White
black = Black
secret = Submitted (secret)
not-begun = Line-ups are secret until both teams have submitted theirs.
signed-both = Record signed by both delegates
actions = Actions
papers = Documents
public = Public page
save = Save
back-of-record = Back of the record
done-match = Changes saved.
done-match-received = Document marked as received.
done-match-case = Case { $case } opened. The committee will decide.

## Status of a team

state-line-up = Line-up submitted
state-line-up-secret = Line-up submitted (secret)
state-no-line-up = No line-up
state-envelope = Closed envelope
state-envelope-opened = Envelope opened
state-reported = Results reported
state-signed = Record signed

## Next step of a team, after its name and a colon

next-line-up = submit the line-up. It stays secret until both are in.
next-wait = line-up submitted. The other team’s is still missing.
next-read = read the other team’s version and sign that you have read it.
next-results = enter the results as the games end.
next-report = report the results to the federation.
next-sign = sign the match record.
next-done = reported and signed. The match record must still reach the federation.
next-complete = complete. The federation has received the match record.

## Line-ups

line-up = Line-up
hand-in = Submit line-up
line-up-hint = { $boards } boards, in the order of the strength list. { $foreigners ->
    [one] At most one foreign player.
   *[other] At most { $foreigners } foreign players.
}
line-up-in = A line-up has been submitted. You can change it until the other team submits theirs.
line-ups-open = Both line-ups are open and can no longer be changed. You can still substitute absent players.
line-up-gap = Fill this board: only the last boards may stay empty.
line-up-number = Choose a player from the list.
own-titulars = Regulars of this team
lower-players = Players of lower teams
may-not = Not eligible for this team
may-not-short = not eligible
nobody = No player
reserve = Reserve
after-play = The match has already been played
after-play-hint = Irregularities are noted on the record and go to the Competition Committee.
done-match-line-up-secret = Line-up submitted. It stays secret until the other team submits theirs.
done-match-line-ups-open = Line-up submitted. Both line-ups are now open.

## Line-up in a closed envelope (15.5)

envelope = Line-up in a closed envelope (15.5)
envelope-use = Use closed envelope
envelope-hint = If a calendar clash affects some boards, submit their line-up beforehand in a closed envelope. The log keeps only a fingerprint, which reveals nothing.
envelope-board = Board (line { $line })
envelope-player = Player (line { $line })
envelope-line = Enter both the board and the player.
envelope-seal = Close envelope
envelope-closed = A closed envelope holds the line-up. Boards: { $boards }.
envelope-not-yet = Cannot open the envelope before the match begins (15.5).
envelope-open = Open envelope
envelope-opened = Players in the opened envelope:

## Substitutes, late arrivals, attendance

substitute = Substitution
substitute-window = Between { $from } and { $until }. Substitutions left: { $left }.
replaced = Absent player
incoming = Substitute
incoming-hint = A player of a lower team with a higher list number.
substitute-at = Time of substitution
substitute-do = Substitute player
late = Late arrival
late-board = Board
late-at = Arrival time
late-hint = Until { $limit } the player may start, with the lost time deducted. With proof that public transport failed, an away player from another town may start until { $wait }. Then { $visitor }% of the lost time is charged to the away player and { $local }% to the home player.
late-do = Record late arrival
cause = Reason
cause-none = No valid reason
cause-transport = Public transport failure, with proof
cause-hint = The Competition Committee decides whether to accept the proof.
cause-same-town = A transport failure counts only for away players from another town. Choose “No valid reason”.
hour-bad = Enter a time, for example 17:05, not before the official start ({ $start }).
choose-board = Choose a board.
number-bad = Enter a whole number from { $least } to { $most }.
done-match-late = Arrival recorded. { $minutes ->
    [one] The player starts with one minute less.
   *[other] The player starts with { $minutes } minutes less.
}
done-match-divided = Arrival recorded. Lost time: { $visitor } charged to the away side, { $local } to the home side. The Competition Committee will examine the proof.
warn-match-lost = Arrived too late: the game is lost by forfeit.
team = Attendance, departures and resumptions
team-record = Record attendance
team-presence = Attendance at the official start
team-hint = With fewer than { $half } of { $boards } players present, nobody may start and all the team’s clocks run (12.3).
present = Players present
half-at = Time when half the team was present
half-hint = Leave empty if half the team was present at the official start, or never arrived.
leave = Departure of a home player
leave-hint = If the clubs are from different towns, home players may not leave before { $wait } (12.1).
leave-at = Departure time
resumption = Late for a resumption
resumption-hint = A player more than { $minutes } minutes late loses (12.4).
resumption-minutes = Minutes late
presence-clocks-ran = fewer than half the players at the official start; all clocks ran { $minutes } min
presence-divided = lost time split: away { $visitor }, home { $local }
presence-lost = match lost by forfeit

## Results, unfinished games, remarks

results = Results
results-enter = Enter results
results-hint = Enter the results both teams agree on. Mistakes can be corrected until both have signed.
unfinished = Unfinished games
unfinished-record = Adjourn or resume game
open-decides = The unfinished games can still decide the match (10.1).
open-not = The unfinished games can no longer decide the match (10.1).
step = Next step
step-hint = Analysis and the { $minutes }-minute finish are only for games that cannot decide the match.
choose-step = Choose the next step.
step-seal = Sealed move
step-resume = Start of the second session
step-send = Analysis by the federation
step-quick = Finish with { $minutes } minutes each
sealed-move = Sealed-move envelope
sealed-hint = Enter the number of pieces left to each player. Both players write it on the envelope in words (11.1).
home-pieces = Home player’s pieces
visitors-pieces = Away player’s pieces
sealed-minutes = Time taken to seal (minutes)
sealed-stopped = The player who sealed has stopped the clocks
sealed-signed = Envelope closed and signed on the back
more-pieces = Enter at most { $most }, the number in the previous envelope.
remarks = Remarks and checks
remarks-add = Add remarks
prepare = Before play
prepare-session = Before session { $session }
prepared-laid = Clocks, boards and scoresheets set out and checked
prepared-materials = Regulations, circulars, forms and envelopes available
prepared-list = Stamped list shown
prepared-credentials = Federation cards or identity cards shown
prepared-kept = Match record and envelopes kept between sessions
check-withdraw = Withdraw
missing = Missing document
missing-whose = Player
marks = Marks in column x
mark = Mark
mark-x = X: did not appear
mark-c = C: continues
mark-o = O: remarks on the back
mark-take-off = Take off
words-title = Remark on the back
words = Text
words-missing = Write what happened.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Play continues while the Competition Committee decides the disputed point, and the result follows its decision. Both possible results are recorded.
sub-condicione-do = Play on sub condicione
point = Disputed point and situation
clock-home = Home player’s clock
clock-visitors = Away player’s clock
clock-hint = Time used in hours and minutes, for example 1:45.
clock-bad = Enter hours and minutes, for example 1:45.
if-upheld = Result if upheld
if-rejected = Result if rejected
results-same = Choose two different results.
incident = Incident
incident-record = Record incident
incident-hint = If the delegates cannot settle an incident, the game is adjourned with a sealed move. Each team writes its version, and the other signs that it has read it (5.93).
version = Your version
incident-do = Add version to record
version-of = { $team }’s version, board { $board }
countersign = Sign as read
own-version = Write your version
case-open = Pending
case-decided = Decided

## Reports and signatures

report = Report of results
report-hint = Each club reports all the results of its teams. Once both reports are in, adoube compares them.
report-to-federation = The results go to the federation.
report-to-delegation = The results go to the { $province } delegation.
due = Due:
report-do = Report results
comparison = Reports from both clubs
differs = Reports differ
contradicts = Record contradicts both reports
warn-match-differ = The reports differ on these boards: { $boards }.
warn-match-report-late = Report saved, but late (Delegates 5.71).
sign = Match record signature
sign-hint = By signing you accept the record, front and back. On paper, delegates also write their identity card number.
sign-who = Delegate
sign-do = Sign match record
sign-nobody = The club has no delegate. Ask the federation office to register one.
due-papers = Documents due
received = Received
overdue = Overdue
receive = Mark as received

## The match record

acta-title = Match record
acta-print = Print match record
acta-number = No. { $number }
acta-name = Name
acta-strength = Rating or cat.
acta-result = Res.
acta-list = List
acta-x = x
acta-venue = Venue
acta-delegate = Delegate: name and signature
acta-id-number = Identity card
acta-identity = Delegates sign with their full name and identity card number (5.94).
remark-substitution = { $team }, board { $board }: { $incoming } for { $replaced }, { $minutes } min after the official start
remark-missing = { $team }: document missing for { $player }
remark-late = { $team }, board { $board }: { $player } arrived { $minutes } min late
remark-late-divided = { $team }, board { $board }: { $player } arrived { $minutes } min late because public transport failed; lost time: away { $visitor }, home { $local }
remark-late-lost = { $team }, board { $board }: { $player } arrived { $minutes } min late and lost by forfeit
remark-left-early = Board { $board }: the home player left too early, after { $minutes } min (12.1)
remark-session = Board { $board }: the Committee orders the game to continue on { $day } at { $hour }
remark-sub-condicione = Board { $board }, sub condicione at { $at }. Clocks: home { $home }, away { $visitors }. “{ $point }”
remark-version = { $team }’s version, board { $board }: “{ $words }”
remark-read = (read and signed by the other team)
remark-unread = (not yet signed by the other team)
rulings = Rulings
remark-ruling = Case { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-ruling-board = Board { $board }, case { $case } ({ $matter }): { $body }, { $day }: { $ruling }
remark-corrected = Board { $board }: corrected from { $from } to { $to }
remark-envelope = Board { $board }: sealed-move envelope. Pieces: home { $home }, away { $visitors }
result-meanwhile = Someone else has just entered { $result } here. Save again to replace it.
result-meanwhile-open = Someone else has just removed this result. Save again to enter yours.
done-match-nothing = No changes to save.
board-waits = The Competition Committee decides this board’s result, so it cannot be entered here.
all-signed = Both teams have signed, so the match record is closed. Take disputes to the Competition Committee.

## Phone numbers for the Committee

telephone = Player’s phone number
telephones-hint = After the second session the game goes to the Competition Committee with both players’ phone numbers (10.2). Only the people who decide the case see them.
telephone-needed = Enter a phone number of 6 to 20 digits.

## Another date or venue

moved = Changed
moved-from = Originally:
move-title = Change of date or venue
move-request = Change date or venue
move-to = New date and time
move-venue = New venue, with address
move-venue-hint = Leave empty to keep the planned venue.
move-who-agrees = Teams that agree
move-asks = requests the change
move-why = Reason
move-ask = Send to the Sports Commission
move-agree = Agreed by:
move-nobody-agrees = No team has agreed yet

## Lines of the log

log-line-up = Line-up submitted
log-envelope = Line-up submitted in a closed envelope
log-envelope-opened = Line-up envelope opened
log-prepared = Check before play recorded
log-unprepared = Check withdrawn
log-missing = Missing document recorded
log-attendance = Attendance recorded
log-substituted = Player substituted
log-late = Late arrival recorded
log-left = Departure recorded
log-resumption = Late arrival at a resumption recorded
log-result = Result entered
log-corrected = Result corrected
log-mark = Mark in column x recorded
log-unmarked = Mark in column x taken off
log-step = Unfinished game: next step recorded
log-sub-condicione = Game continued sub condicione
log-incident = Incident recorded
log-read = Version signed as read
log-reported = Results reported
log-signed = Match record signed
log-remark = Remark added
sealed-by = Sealed by
sealed-move-number = Number of the sealed move
sealed-move-number-bad = Enter the number of the move, for example 41.
sealed-position = Position before the sealed move
sealed-position-hint = The squares of all pieces, or a FEN.
sealed-position-bad = Enter the position in at most 200 characters.
home-pieces-words = Home player’s pieces, in words
visitors-pieces-words = Away player’s pieces, in words
pieces-words-bad = Enter the number in words, as both players wrote it (11.1).
home-used = Time used by the home player (h:mm)
visitors-used = Time used by the away player (h:mm)
used-bad = Enter hours and minutes, for example 2:35.
sealed-home-delegate = Signed by the home delegate
sealed-visitors-delegate = Signed by the away delegate
sealed-delegate-needed = After the second session both delegates must sign (10.2).
resumed = Resumption
resumed-hint = Without a titled arbiter the envelope is opened only if both players are present. The clock of an absent player may be started (11.4).
resumption-home = Home player present
resumption-visitors = Away player present
resumption-arbiter = Titled arbiter in charge
remark-envelope-contents = Sealed by { $player }, move { $move }. In words: home { $home-words }, away { $visitors-words }. Time used: home { $home }, away { $visitors }. Position: { $position }
remark-resumed = Board { $board }: game resumed on { $day } at { $hour }. Present: { $present }
remark-arbiter = titled arbiter
remark-closed = The envelope stayed closed (11.4)
