## The match

match-back = Back to the match
match-board = Board { $board }
match-board-short = Bd.
match-boards = Boards
match-result = Result
match-white = White
match-black = Black
match-secret = handed in, secret
match-not-begun = line-ups are secret until both are in
match-signed-both = record signed by both delegates
match-actions = What can be done
match-papers = Papers
match-public = Public page
match-save = Save
match-back-of-record = Back of the record
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

match-next-line-up = hand in the line-up. Nobody sees it until both are in.
match-next-wait = the line-up is in; the other team's is missing.
match-next-read = read the other side's version and sign that you have read it.
match-next-results = enter results as games end.
match-next-report = report the result to the federation.
match-next-sign = sign the record.
match-next-done = everything is done. The record has to reach the federation.
match-next-complete = everything is done, and the record has arrived.

## Line-ups

match-line-up = Line-up
match-hand-in = Hand in the line-up
match-line-up-hint = { $boards } boards, in the order of the list; at most { $foreigners } foreigners.
match-line-up-in = One is in already; it can be changed until the other team's is in.
match-line-ups-open = Both line-ups are open: they cannot be changed any more, only players substituted.
match-line-up-gap = No board in between can be empty.
match-line-up-number = Choose a player of the list.
match-own-titulars = Regulars of the team
match-lower-players = Of lower teams
match-may-not = May not play here
match-nobody = nobody
match-reserve = Reserve
match-after-play = The match has been played
match-after-play-hint = What is wrong is noted on the record and goes to the Committee.
done-match-line-up-secret = The line-up is in. It is secret until the other team's is in.
done-match-line-ups-open = Both line-ups are in and can be seen.

## Envelopes of 15.5

match-envelope = Line-up in a closed envelope (15.5)
match-envelope-hint = If a clash of calendars affects some boards, their line-up is handed in beforehand in a closed envelope. The record keeps a mark that gives nothing away.
match-envelope-board = Board ({ $line })
match-envelope-player = Player ({ $line })
match-envelope-line = Give the board and the player.
match-envelope-seal = Close the envelope
match-envelope-closed = There is a closed envelope with the line-up of boards { $boards }.
match-envelope-not-yet = The envelope is opened when the match begins, not before.
match-envelope-open = Open the envelope
match-envelope-opened = The envelope is open:

## Substitutes and delays

match-substitute = Substitution
match-substitute-window = Between { $from } and { $until }. Left: { $left }.
match-replaced = Who has not come
match-incoming = Who comes in
match-incoming-hint = A player of a lower team, with a larger number.
match-substitute-at = Time of the substitution
match-substitute-do = Substitute
match-late = Late player
match-late-board = Board
match-late-at = Time of arrival
match-late-hint = Until { $limit } he plays with the lost time on his clock. A visitor from another town, with proof that public transport failed, until { $wait } with the time divided 60/40.
match-late-do = Note the arrival
match-cause = Reason
match-cause-none = none that counts
match-cause-transport = public transport failed, with proof
match-cause-hint = The proof goes to the Competition Committee, which admits it or not.
match-hour-bad = Give a time such as 17:05, not before the official start ({ $start }).
match-choose-board = Choose a board.
match-number-bad = Give a possible number.
done-match-late = Plays, with { $minutes } minutes less.
done-match-divided = Plays with the time divided: { $visitor } on the visitor's clock, { $local } on the home player's. The proof goes to the Committee.
warn-match-lost = Too late: lost by absence.
match-team = Incomplete team, leaving, resumptions
match-team-presence = Who was there at the official start
match-team-hint = With fewer than { $half } players of { $boards } nobody begins and all clocks run.
match-present = Players present
match-half-at = When half of them were there
match-half-hint = Empty if half never arrived, or was there already.
match-leave = A home player leaves
match-leave-hint = If the clubs are of different towns, not before { $wait }.
match-leave-at = Time of leaving
match-resumption = Late at a resumption
match-resumption-hint = More than an hour loses.
match-resumption-minutes = Minutes late
presence-clocks-ran = fewer than half at the official start: all clocks ran { $minutes } min
presence-divided = time divided: { $visitor } to the visitors, { $local } to the home players
presence-lost = match lost by absence

## Results, unfinished games, remarks

match-results = Results
match-results-hint = What both teams accept at the table. What was written wrongly can be corrected until both have signed.
match-unfinished = Unfinished games
match-open-decides = The pending games can still decide the match (10.1).
match-open-not = The pending games cannot decide the match any more (10.1).
match-step = What happens to the game
match-step-hint = Sending it for analysis or finishing with 15 minutes only if the game does not decide.
match-choose-step = Choose what happens to the game.
step-seal = the move is sealed
step-resume = the second session begins
step-send = it is sent to the federation for analysis
step-quick = it is finished with 15 minutes each
match-sealed-move = If it is sealed: the envelope
match-sealed-hint = The pieces left on each side, written in words by both players.
match-home-pieces = Home player's pieces
match-visitors-pieces = Visitor's pieces
match-sealed-minutes = Minutes for sealing
match-sealed-stopped = The sealing player has stopped the clocks
match-sealed-signed = The envelope is closed and signed on the back
match-remarks = Remarks and checks
match-prepare = Before play
prepared-laid = Clocks, boards and score sheets laid out and checked
prepared-materials = Regulations, circulars, forms and envelopes at hand
prepared-list = Stamped list shown
prepared-credentials = Credentials or identity cards shown
prepared-kept = Record and envelopes kept between sessions
match-missing = Missing document
match-missing-whose = Whose
match-marks = Marks of column x
match-mark = Mark
mark-x = X: absent
mark-c = C: goes on
mark-o = O: remarks on the back
match-words-title = Remark on the back
match-words = Words
match-words-missing = Write what has happened.

## Disputes

match-sub-condicione = Sub condicione
match-sub-condicione-hint = Play goes on, and the result follows the Committee's reading of the rule. Both possibilities are written down.
match-sub-condicione-do = Write it down and play on
match-point = The disputed point and the situation
match-clock-home = Home player's clock
match-clock-visitors = Visitor's clock
match-clock-hint = Time used, hours and minutes: 1:45
match-clock-bad = Give hours and minutes such as 1:45.
match-if-upheld = Result if upheld
match-if-rejected = Result if rejected
match-results-same = Two different results are needed.
match-incident = Incident
match-incident-hint = If the delegates cannot settle an incident, the game is stopped with a sealed move and each side writes its version, which the other signs as read.
match-version = Your version
match-incident-do = Write the version on the record
match-version-of = Version of { $team }, board { $board }
match-countersign = I have read it
match-own-version = Write your version
match-case-open = pending
match-case-decided = decided

## Reports and signatures

match-report = Report the result
match-report-hint = Each club reports every result of its teams; when both reports are in, they are compared.
match-report-to-federation = Results go to the federation.
match-report-to-delegation = Results go to the delegation of { $province }.
match-due = Due:
match-report-do = Report
match-comparison = Reports of both clubs
match-differs = they differ
warn-match-differ = The reports differ on boards { $boards }.
warn-match-report-late = The report is in, but late: results are due by 13:00 on the first working day (Delegates 5.71).
match-sign = Sign the record
match-sign-hint = By signing you accept the record, front and back. The record on paper also takes the number of the identity card.
match-sign-who = Delegate
match-sign-do = Sign
match-sign-nobody = The club has no delegate: the office has to enter one.
match-due-papers = What has to arrive
match-received = received
match-overdue = overdue
match-receive = It has arrived

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
match-result-meanwhile = Somebody else has written { $result } here in the meantime. Look at it, and save again if yours is right.
match-result-meanwhile-open = nothing
done-match-nothing = Nothing was changed.
match-board-waits = This board waits for the Competition Committee: its result is not written here.
match-all-signed = Both sides have signed the record: nothing in it can be changed any more. What is disputed goes to the Competition Committee.
match-contradicts = the record contradicts both reports
match-cause-same-town = Within the same town a failure of transport is no reason: choose “none that counts”.
match-may-not-short = may not come in
acta-venue = Venue
acta-id-number = Identity document
match-more-pieces = The envelope before said { $most }: there cannot be more.
match-moved = moved
match-moved-from = before:
match-telephone = Player's telephone
match-telephones-hint = After the second session the game goes to the Committee with both players' telephone numbers (10.2 a). Only who decides sees them.
match-telephone-needed = A telephone number is needed.
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
