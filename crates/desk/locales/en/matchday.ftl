## The match

back = Back to the match
board = Board { $board }
board-short = Bd.
boards = Boards
result = Result
white = White
black = Black
secret = handed in, secret
not-begun = line-ups are secret until both are in
signed-both = record signed by both delegates
actions = What can be done
papers = Papers
public = Public page
save = Save
back-of-record = Back of the record
done-match = Done.
done-match-received = The paper is noted as received.
done-match-case = Done. Case { $case } lies before the body that decides.

## States of a side

state-line-up = line-up
state-line-up-secret = line-up handed in (secret)
state-no-line-up = no line-up
state-envelope = closed envelope
state-envelope-opened = envelope opened
state-reported = reported
state-signed = signed

## What comes next

next-line-up = hand in the line-up. Nobody sees it until both are in.
next-wait = the line-up is in; the other team's is missing.
next-read = read the other side's version and sign that you have read it.
next-results = enter results as games end.
next-report = report the result to the federation.
next-sign = sign the record.
next-done = everything is done. The record has to reach the federation.
next-complete = everything is done, and the record has arrived.

## Line-ups

line-up = Line-up
hand-in = Hand in the line-up
line-up-hint = { $boards } boards, in the order of the list; at most { $foreigners } foreigners.
line-up-in = One is in already; it can be changed until the other team's is in.
line-ups-open = Both line-ups are open: they cannot be changed any more, only players substituted.
line-up-gap = No board in between can be empty.
line-up-number = Choose a player of the list.
own-titulars = Regulars of the team
lower-players = Of lower teams
may-not = May not play here
nobody = nobody
reserve = Reserve
after-play = The match has been played
after-play-hint = What is wrong is noted on the record and goes to the Committee.
done-match-line-up-secret = The line-up is in. It is secret until the other team's is in.
done-match-line-ups-open = Both line-ups are in and can be seen.

## Envelopes of 15.5

envelope = Line-up in a closed envelope (15.5)
envelope-hint = If a clash of calendars affects some boards, their line-up is handed in beforehand in a closed envelope. The record keeps a mark that gives nothing away.
envelope-board = Board ({ $line })
envelope-player = Player ({ $line })
envelope-line = Give the board and the player.
envelope-seal = Close the envelope
envelope-closed = There is a closed envelope with the line-up of boards { $boards }.
envelope-not-yet = The envelope is opened when the match begins, not before.
envelope-open = Open the envelope
envelope-opened = The envelope is open:

## Substitutes and delays

substitute = Substitution
substitute-window = Between { $from } and { $until }. Left: { $left }.
replaced = Who has not come
incoming = Who comes in
incoming-hint = A player of a lower team, with a larger number.
substitute-at = Time of the substitution
substitute-do = Substitute
late = Late player
late-board = Board
late-at = Time of arrival
late-hint = Until { $limit } he plays with the lost time on his clock. A visitor from another town, with proof that public transport failed, until { $wait } with the time divided 60/40.
late-do = Note the arrival
cause = Reason
cause-none = none that counts
cause-transport = public transport failed, with proof
cause-hint = The proof goes to the Competition Committee, which admits it or not.
hour-bad = Give a time such as 17:05, not before the official start ({ $start }).
choose-board = Choose a board.
number-bad = Give a possible number.
done-match-late = Plays, with { $minutes } minutes less.
done-match-divided = Plays with the time divided: { $visitor } on the visitor's clock, { $local } on the home player's. The proof goes to the Committee.
warn-match-lost = Too late: lost by absence.
team = Incomplete team, leaving, resumptions
team-presence = Who was there at the official start
team-hint = With fewer than { $half } players of { $boards } nobody begins and all clocks run.
present = Players present
half-at = When half of them were there
half-hint = Empty if half never arrived, or was there already.
leave = A home player leaves
leave-hint = If the clubs are of different towns, not before { $wait }.
leave-at = Time of leaving
resumption = Late at a resumption
resumption-hint = More than an hour loses.
resumption-minutes = Minutes late
presence-clocks-ran = fewer than half at the official start: all clocks ran { $minutes } min
presence-divided = time divided: { $visitor } to the visitors, { $local } to the home players
presence-lost = match lost by absence

## Results, unfinished games, remarks

results = Results
results-hint = What both teams accept at the table. What was written wrongly can be corrected until both have signed.
unfinished = Unfinished games
open-decides = The pending games can still decide the match (10.1).
open-not = The pending games cannot decide the match any more (10.1).
step = What happens to the game
step-hint = Sending it for analysis or finishing with 15 minutes only if the game does not decide.
choose-step = Choose what happens to the game.
step-seal = the move is sealed
step-resume = the second session begins
step-send = it is sent to the federation for analysis
step-quick = it is finished with 15 minutes each
sealed-move = If it is sealed: the envelope
sealed-hint = The pieces left on each side, written in words by both players.
home-pieces = Home player's pieces
visitors-pieces = Visitor's pieces
sealed-minutes = Minutes for sealing
sealed-stopped = The sealing player has stopped the clocks
sealed-signed = The envelope is closed and signed on the back
remarks = Remarks and checks
prepare = Before play
prepared-laid = Clocks, boards and score sheets laid out and checked
prepared-materials = Regulations, circulars, forms and envelopes at hand
prepared-list = Stamped list shown
prepared-credentials = Credentials or identity cards shown
prepared-kept = Record and envelopes kept between sessions
missing = Missing document
missing-whose = Whose
marks = Marks of column x
mark = Mark
mark-x = X: absent
mark-c = C: goes on
mark-o = O: remarks on the back
words-title = Remark on the back
words = Words
words-missing = Write what has happened.

## Disputes

sub-condicione = Sub condicione
sub-condicione-hint = Play goes on, and the result follows the Committee's reading of the rule. Both possibilities are written down.
sub-condicione-do = Write it down and play on
point = The disputed point and the situation
clock-home = Home player's clock
clock-visitors = Visitor's clock
clock-hint = Time used, hours and minutes: 1:45
clock-bad = Give hours and minutes such as 1:45.
if-upheld = Result if upheld
if-rejected = Result if rejected
results-same = Two different results are needed.
incident = Incident
incident-hint = If the delegates cannot settle an incident, the game is stopped with a sealed move and each side writes its version, which the other signs as read.
version = Your version
incident-do = Write the version on the record
version-of = Version of { $team }, board { $board }
countersign = I have read it
own-version = Write your version
case-open = pending
case-decided = decided

## Reports and signatures

report = Report the result
report-hint = Each club reports every result of its teams; when both reports are in, they are compared.
report-to-federation = Results go to the federation.
report-to-delegation = Results go to the delegation of { $province }.
due = Due:
report-do = Report
comparison = Reports of both clubs
differs = they differ
warn-match-differ = The reports differ on boards { $boards }.
warn-match-report-late = The report is in, but late: results are due by 13:00 on the first working day (Delegates 5.71).
sign = Sign the record
sign-hint = By signing you accept the record, front and back. The record on paper also takes the number of the identity card.
sign-who = Delegate
sign-do = Sign
sign-nobody = The club has no delegate: the office has to enter one.
due-papers = What has to arrive
received = received
overdue = overdue
receive = It has arrived

## The record

acta-title = Record of the match
acta-print = Record to print
acta-number = no. { $number }
acta-name = Name
acta-strength = Elo or cat.
acta-result = Res.
acta-list = List
acta-x = x
acta-delegate = delegate, name and signature
acta-identity = Delegates sign with full name and identity card number.
remark-substitution = { $team }, board { $board }: { $incoming } for { $replaced }, { $minutes } min after the official start
remark-missing = { $team }: the document of { $player } is missing
remark-late = { $team }, board { $board }: { $player } came { $minutes } min late
remark-late-divided = { $team }, board { $board }: { $player } came { $minutes } min late because transport failed; time divided: { $visitor } to the visitor, { $local } to the home player
remark-late-lost = { $team }, board { $board }: { $player } came { $minutes } min late and has lost by absence
remark-left-early = Board { $board }: the home player left after { $minutes } min, too early
remark-sub-condicione = Board { $board }, sub condicione at { $at }; clocks: home { $home }, visitors { $visitors }.
remark-version = { $team }, board { $board }, version:
remark-read = read and signed by the other side
remark-unread = not yet signed by the other side
remark-corrected = Board { $board }: corrected from { $from } to { $to }
remark-envelope = Board { $board }: envelope of the sealed move; pieces: home { $home }, visitors { $visitors }
result-meanwhile = Somebody else has written { $result } here in the meantime. Look at it, and save again if yours is right.
result-meanwhile-open = nothing
done-match-nothing = Nothing was changed.
board-waits = This board waits for the Competition Committee: its result is not written here.
all-signed = Both sides have signed the record: nothing in it can be changed any more. What is disputed goes to the Competition Committee.
contradicts = the record contradicts both reports
cause-same-town = Within the same town a failure of transport is no reason: choose “none that counts”.
may-not-short = may not come in
acta-venue = Venue
acta-id-number = Identity document
more-pieces = The envelope before said { $most }: there cannot be more.
moved = moved
moved-from = before:
telephone = Player's telephone
telephones-hint = After the second session the game goes to the Committee with both players' telephone numbers (10.2 a). Only who decides sees them.
telephone-needed = A telephone number is needed.
move-title = Another day or venue
move-to = New day and hour
move-venue = Another venue, with its address
move-venue-hint = Empty: it is played where it was planned.
move-who-agrees = Who agrees
move-asks = asks for it
move-why = Reason
move-ask = Ask the Sports Commission
move-agree = Agree:
move-nobody-agrees = no club has agreed
