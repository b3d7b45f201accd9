## Shared by the pages of the office

title = Office
needed = This field is required.
too-long = Enter at most 120 characters, on one line.
no-day = Enter a date, for example 2026-11-21.
no-days = Enter one date per line, for example 2026-12-25. The limit is 366 dates.
no-moment = Enter a date and time, for example 2026-11-21T16:30.
no-number = Enter a number from { $least } to { $most }.
choose = Choose a value from the list.
nobody = Unknown name or number. Choose one of the suggestions.
search-hint = Type a few letters, then choose from the list.
no-match = Unknown match. Choose one of the suggestions.
show = Show
show-all = Show all { $count }
hand-in = Submit to the office
# Before the name of a province
delegation = Delegation:
done-handed-in = Submitted. The office will accept or reject it.

## Documents that are missing or late

waiting = Submitted by clubs, awaiting approval
accept = Accept
decline = Reject
late = Overdue
soon = Due soon
later = Not due yet
paper = Document
about = Subject
due = Due
received = Received
owed = Outstanding documents
unsettled = Started matches without a final result
no-report = No report
differ = Differing reports
licences = Licence applications
clubs = Clubs
nothing = Nothing pending.
hand-in-paper = Record a received document
or-person = Or a person
warnings = Notices
done-accepted = Submission accepted and recorded.
done-declined = Submission rejected.
done-handed-in-paper = Document marked as received.

## Counts, after a number

count-waiting = awaiting approval
count-late = overdue
count-committee = with the Competition Committee
count-commission = with the Sports Commission
count-cases = pending in total

## The season

season-new = New season
season-make = Open season
season-name = Season name
season-year = Start year
season-since = Start date
season-year-hint = The year in which the season begins.
season-protected = Number of last rounds without additions
season-protected-hint = The strength lists close before these last rounds of the preliminary phase (5.321).
season-holidays = Public holidays
season-holidays-hint = One date per line, for example 2026-12-25. Deadlines in working days skip them.
season-towns = Town names
season-settings = Settings
done-season-made = Season opened. Register the clubs next.

## Clubs

club-title = Clubs
club-none = No clubs yet. Register the first one.
club-name = Club name
club-number = Number
club-town = Town
club-province = Province
club-by-delegation = documents through the delegation, in duplicate
club-directly = documents directly to the federation
club-address = Venue address
club-address-hint = If it is reported too late before a championship, the club itself must inform the clubs that will travel there (5.10).
club-new-address = Change of address
club-announce = Report new address
# Before a date
club-moved = Reported on
club-delegates = Delegates
club-delegate = First delegate
club-delegate-second = Second delegate
club-delegate-new = New delegate
club-delegates-needed = A club needs at least one delegate. Keep one or add a new one.
club-no-delegates = No delegates
club-teams = Teams
club-no-teams = No teams entered yet.
club-players = Players
club-new = New club
club-register = Register club
club-facts = Club details
club-accounts = Delegate accounts
club-accounts-hint = A delegate account can act only for this club, this season.
club-account-add = Create delegate account
done-club-made = Club registered.
warn-address-late = Address saved too late before a championship. Inform the clubs listed under “Notices” by registered post (5.10).

## Players and licences

licence-title = Licence
licence-in-force = In force
licence-suspended = Suspended
licence-ended = Ended on { $day }
licence-none = Not applied for
licence-complete = Complete, ready to grant
# Before the names of documents
licence-missing = Missing:
licence-lacks = Missing
licence-handed-in = Submitted
licence-minor = Minor: family record book required
licence-category = Category
licence-nationality = Nationality
licence-catalan = Catalan rating
licence-national = Spanish rating
licence-international = FIDE rating
licence-norms = Mestre Català norms
licence-norm-lost = norm from { $of } lost at the end of { $at }
licence-why = Type of application
licence-case-new = New licence
licence-case-renewal = Renewal
licence-case-change-of-club = Change of club
licence-has-number = Has a national number
licence-papers = Submitted documents
licence-hand-in = Submit missing documents
licence-apply = Apply for licence
licence-grant = Grant licence
licence-new-player = Add player
licence-not-born = Enter a date of birth in the past.
licence-born-needed = Enter the player’s date of birth first. The documents required depend on age.
licence-person = Personal details
licence-guardian = Guardian (minors)
licence-guardian-contact = Guardian’s phone or email
licence-consent = Guardian’s consent seen
licence-consent-seen = Consent seen
licence-consent-missing = Consent missing
licence-correct = Edit category, title and ratings
licence-move = Change of club
licence-move-hint = A player with a licence for this season cannot change club. Changes of first category players and Preferents must be on the list of changes of club (5.21).
licence-new-club = New club
licence-record-title = Record title
licence-ground = Grounds
done-licence-granted = Licence granted.
done-player-made = Player added and licence applied for.
title-mestre-catala = Mestre Català
title-national-master = National Master
title-fide-master = FIDE Master
title-international-master = International Master
title-grandmaster = Grandmaster
nationality-home = National
nationality-andorran = Andorran
nationality-foreign = Foreign
ground-absolute-championship = Champion or runner-up of the absolute championship (1)
ground-fide-title = FIDE Master or International Master norm (2)
ground-spanish-junior = Spanish junior champion (3)
ground-spanish-final = Top five in the Spanish final (4)
ground-three-norms = The norms that the title needs (5)
entry-halves-hint = A team that plays the cup in halves may enter twice, once for each half (7.26).
entry-places = Number of places, if limited (filled by Elo)
entry-minimum-elo = Minimum Elo
entry-last-year = Place last year (same competition and group)
entry-places-draw = Places to be drawn by lot in public among these players: { $count } (1.714).
licence-record-norm = Record a Mestre Català norm
licence-norm-hint = Enter the figures for this norm. A player’s third valid norm earns the title.
licence-norm-day = Date of the norm
licence-norm-rating = Rating on the list
licence-norm-games = Games
licence-norm-open = Homologated tournament
licence-norm-average = Opponents’ average rating
norm-barcelona-open = Place in group A of the Barcelona Open (2)
norm-rating-list = Rating list (1)
norm-percentage = Percentage in a homologated tournament (3)
norm-earlier = Norm from an earlier season

## Strength lists

strength-title = Strength list
strength-stamped = Stamped list
strength-not-stamped = List not stamped
strength-number = No.
# Before the letter of a team
strength-titular = Regular in team
strength-half = Copa Catalana
strength-added = Added
strength-additions = Additions (5.311, 5.321)
strength-open = Open
strength-closed = Closed: the last rounds have begun
# Before a date
strength-until = closes on
strength-add = Add player to list
strength-add-hint = For players who have applied for a new licence this season and do not have it yet. The new player is numbered bis, ter… after the last player at least as strong. Among players of equal strength, you can choose the place.
# Before a number
strength-after = Place after number
strength-order = List order
strength-order-hint = Preferents first, by rating, then first, second and third category. Among equals, the club decides. Players without a number are not on the list.
strength-stamp = Stamp list
strength-twice = This number is used twice.
strength-empty = Give at least one player a number.
strength-waits = A list or an addition is waiting for the office.
done-list = Stamped list saved.

## Competitions

entry-competitions = Competitions
entry-competition = Competition
entry-none = No competitions announced yet.
entry-announce = Announce competition
entry-name = Competition name
entry-kind = Format
entry-kind-league = League, single round robin
entry-kind-double = League, double round robin
entry-kind-double-swapped = League, double round robin, last two rounds of the first cycle swapped
entry-kind-swiss = Team Swiss
entry-kind-cup = Cup
entry-kind-individual = Individual
entry-boards = Boards per match
# Before a date, and the label of a field
entry-until = Entries open until
entry-closed = Closed
entry-first = First round
entry-count = Number of rounds
entry-every = Days between rounds
entry-dates = All dates (optional)
entry-dates-hint = One round per line, for example 2026-11-21 16:30. These dates replace the three fields above.
entry-dates-bad = Enter one date and time per line, in order, for example 2026-11-21 16:30.
entry-scoring = Scoring
entry-scoring-matches = Match points
entry-scoring-olympic = Game points (Olympic)
entry-scale = Points per match
entry-scale-one = 1, ½, 0
entry-scale-two = 2, 1, 0
entry-order = Tie-breaks
entry-order-championship = Direct encounter, Sonneborn-Berger, Kashdan, Dutch (1.11)
entry-order-dutch = Dutch (1.21, 1.51)
entry-order-boards = Game points, direct encounter, Sonneborn-Berger
entry-order-fide = FIDE codes (C.07) from the next field
entry-codes = FIDE codes for teams
entry-codes-hint = In order, for example MPvGP, EDE, EMGSB-C1, BC. Add :MP or :GP to choose the points that count. Used only with “FIDE codes”.
entry-codes-bad = Enter 1 to 8 team codes of C.07, for example MPvGP, EDE, EMGSB-C1. Codes based on ratings are not allowed.
entry-promoted = Promoted per group
entry-relegated = Relegated per group
entry-session = Session plan
entry-session-hint = Time on the clocks at the start, then each control with its moves, for example 2:59; 5:00 40; 6:00 60.
entry-session-bad = Enter the session plan, for example 2:59; 5:00 40; 6:00 60.
entry-session-start = Clocks start at { $at }
entry-session-control = { $moves ->
    [one] one move by { $at }
   *[other] { $moves } moves by { $at }
}
entry-province = Restricted to province
entry-standing = Appeals
entry-standing-appealable = To the federation
entry-standing-final = None: resolutions are final (2.2)
entry-counting = Rating
entry-counting-official = Official competition
entry-counting-closed-fide = Closed competition, valid for FIDE rating
entry-counting-if-accepted = Only if the federation agrees
entry-rules = Edition of the rating rules
entry-preliminary = Preliminary phase of the Team Championship (closes the strength lists)
entry-count-teams = { $count ->
    [one] one team
   *[other] { $count } teams
}
entry-count-players = { $count ->
    [one] one player
   *[other] { $count } players
}
entry-rounds-closed = Rounds closed: { $closed } of { $rounds }
entry-clashes = Calendar clashes
entry-clashes-hint = On these dates, players of an individual competition, or their clubs, also play in another competition (15).
entry-settings = Competition details
entry-rounds = Rounds and calendar
entry-round-closed = Closed
entry-round-open = In play
entry-ask-change = Request change
entry-pair = Pair next round
entry-close = Close round
entry-groups = Groups
entry-groups-first = Set up the groups first.
entry-group = Group
entry-number = Pairing number
entry-number-twice = Another team in this group already has this number.
entry-draw = Groups by lot
entry-draw-button = Draw lots
entry-draw-hint = Lots decide each team’s group and number. The log keeps the result.
entry-how-many-groups = Number of groups
entry-by-hand = Set groups and numbers manually
entry-group-names = Group names
entry-teams = Teams
entry-team = Team
entry-no-teams = No teams entered yet.
entry-new-team = The club’s next team
entry-category = Category when the season began
entry-enter = Add team
entry-enter-player = Add player
entry-entered = Entry
entry-delivery = Delivery
entry-delivery-by-hand = By hand
entry-delivery-registered-post = Registered post
entry-delivery-through-delegation = Through the delegation
entry-received = Received on, if not today
entry-gone = { $round ->
    [0] Withdrawn before round 1
   *[other] Withdrawn after round { $round }
}
entry-annulled = Points annulled
entry-public = Public page
entry-age = Age (junior competitions)
entry-circumstances = Special circumstances, with documents
entry-remarks = Remarks
entry-goes-on = Continues whatever the score (14.22)
entry-choose-other = Choose the other competition (15.81)
entry-chose-other = Plays the other competition
entry-absent = Record forfeit (14.1)
entry-withdraw-hint = A Preferent’s withdrawal takes effect only if the Competition Committee accepts it (14.21).
entry-hopeless = Withdraw player with no chance of promotion (14.22)
entry-hopeless-hint = The player is withdrawn only if promotion is out of reach and the player has not chosen to continue.
entry-points = Points scored
entry-seconds-met = Opponents of second category or higher
entry-game-date = Set date of an affected game (15.8)
entry-represents = Represented in the other competition
entry-represents-territory = The territory
entry-represents-other = Another federation, or none
entry-classification = Titles and norms from the final standings
entry-classification-hint = After tie-breaks, the champion and the runner-up receive the title or the norm.
entry-title-event = Title or norm
entry-title-event-absolute-championship = Absolute championship of Catalonia: title
entry-title-event-barcelona-open-a = Barcelona Open, group A: norm
entry-final-order = Final standings, champion first
done-competition = Competition announced.
done-entered-team = Team added.
done-groups = Groups saved.
done-league-paired = Round paired.
done-league-closed = Round closed.
done-withdrawn = Withdrawal recorded.

## Venues

venue-title = Venues
venue-one = Venue
venue-none = No venues requested yet.
venue-ask = Request venue authorisation
venue-clubs = Clubs
venue-joint = Associated club
venue-entered = Entered players
venue-travel = Minutes from central Barcelona by public transport
venue-boards = Room for boards
venue-alternatives = Alternative venues
venue-own-rounds = Rounds in which the club’s own venue has priority
venue-grouping = Geographic groups
venue-grouping-geographic = Yes
venue-grouping-none = No
venue-principal = Principal delegate
venue-auxiliary = Auxiliary delegate
venue-authorised = Authorised
venue-refused = Refused
venue-undecided = Pending
# Before a name
venue-replace-needed = Delegate to replace, no longer in the competition (5.422 g):
venue-replace = Replace delegate
venue-who-goes = Outgoing delegate
venue-who-comes = Incoming delegate
done-venue-asked = Venue requested. The federation will decide.

## Open tournaments

open-title = Open tournaments
open-open = Open tournament
open-none = No homologations requested yet.
open-ask = Request homologation
open-name = Tournament name
open-club = Organising club
open-club-hint = The homologation fee is charged to this club. Leave it empty if no club organises the tournament.
open-requested = Request date
open-first = Start date
open-last = End date
open-last-before-first = The end date is before the start date. Correct one of them.
open-rounds = Rounds
open-players = Players
open-categories-needed = Select at least one category for this group.
open-distances = Distance to other open tournaments, in km
open-km-bad = Enter kilometres, for example 29.9.
open-homologated = Homologated
open-refused = Rejected
open-undecided = Regulations awaiting approval
open-annulled = Annulled
open-annul = Request annulment for irregularities
open-report-due = Report missing
open-report-in = Report received
done-open-asked = Homologation requested. The federation will decide on the regulations.

## Cases

case-title = Cases
case-number = Case { $number }
case-none = No pending cases.
case-decided = Decided cases
case-since = since
case-raise = New case
case-raise-send = Open case
case-handbook = Handbook rule
case-decides = Deciding body:
case-what = Subject
case-scope = Scope
case-regional = Regional
case-national = National
case-make-national = Mark as national
case-national-hint = In a national case, FEDA is the last instance (2.1 b).
case-telephones = Players’ phone numbers
case-withdrawn = The action that opened this case was undone, so no decision is needed.
case-withdrawn-mark = Withdrawn
done-raised = Case opened. It now awaits a decision.

## Fields of a new case

case-board = Board
case-board-or-team = Board (0 for the whole team)
case-minutes = Minutes after the official start
case-side = Team
case-match = Match
case-matches = Match numbers
case-matches-hint = Leave empty for the whole round.
case-affected-hint = Only the matches affected. The others are played on the planned date.
case-round = Round
case-wanted = Requested date
case-ground = Reason
case-ground-clash = Calendar clash (15)
case-ground-ordinary = Other reason
case-other-venue = Another venue
case-hall-hint = Only if the whole round is played at another venue. It must have room for the boards of all the matches.
case-hall-address = Venue address
case-hall-boards = Capacity (boards)
case-hall-travel = Travel time from central Barcelona by public transport (minutes)
case-hall-room = { $boards ->
    [one] one board
   *[other] { $boards } boards
}
case-hall-minutes = { $minutes } min
league-hall = The whole round is played at
case-person = Person
case-people = People
case-people-hint = One per line: name or #number.
case-people-bad = Unknown person, or too few people. Enter one per line: name or #number.
case-teams-of-event = Select at least one team, and only teams of this competition.
case-which = Case number
case-offender-hint = Fill in one of these: a person, a team or a club.
case-offender-needed = Enter a person, a team or a club.
case-facts = Facts
case-facts-hint = What happened, where and when, in your own words.
words-long = Enter at most 4,000 characters.

## Resolutions

case-options = Possible resolutions
case-decide = Decide case
case-decision = Resolution
case-decided-on = Decision date
case-ruling = Resolution
case-result = Result
case-at = Date and time
case-sanction = Sanction
case-order = Order drawn by lot
case-order-hint = One person per line, in the order drawn.
case-no-circular = No circular on sanctions yet. Enter one first.
case-reasons = Reasons for the resolution
case-reasons-hint = Explain why. The parties will read this.
case-breach-yes = Breach established
case-breach-no = Breach not established
case-point = Disputed point
case-if-upheld = If upheld:
case-if-rejected = If rejected:
case-sat = Members who decided
case-sat-hint = Enter the people who took the decision. Nobody may decide the same case in two instances (2.1).
case-sat-person = Person
case-same-instance = This account decided the case in the first instance. Someone else must decide the appeal (Competition Committee 2.1).
case-vote = Votes
case-vote-hint = Enter totals only. At least { $needed } of the { $members } members must vote. The president breaks ties (7.1-7.3).
case-vote-for = For
case-vote-against = Against
case-vote-blank = Blank
case-blank = blank
case-president = President’s vote
case-ballot-for = For
case-ballot-against = Against
case-ballot-blank = Blank or not cast
case-revoked = Revoked
done-ruled = Resolution recorded and applied.

## Receipt of resolutions, appeals

case-received = Date of receipt
case-received-if = Date of receipt (leave empty if not received yet)
case-not-received = Not received yet
case-enter-received = Record receipt of the resolution
case-parties = Receipt
case-party = Recipient
case-party-all = All parties, on the same day
case-organiser = Organiser of { $name }
case-appeal = Appeal
case-appeal-now = Submit appeal
case-appeal-who = Appealing party
case-appeal-by = Appealed by
case-appeal-until = appeals until
case-appeal-days = within { $days } days of receipt
case-appealed = Appealed
case-no-instance = No further appeal possible
case-grounds = Grounds for appeal
case-grounds-hint = Explain why the resolution is wrong.
done-appealed = Appeal submitted to the next instance.

## Handbook rule for each kind of case

case-rule-venue = A club may request authorisation of its venue, and of others that count as its own. If there are alternatives, its own venue has priority in alternate rounds. The conditions of 5.422 i have already been checked.
case-rule-incident = If the delegates cannot settle an incident, the game is adjourned with a sealed move. Both versions are on the back of the match record, each signed as read by the other team. The Committee orders the game to continue, or gives the result.
case-rule-sub-condicione = Players who disagree about a rule may play on. The result follows the Committee’s decision on the disputed point.
case-rule-analysis = An unfinished game that can be assessed, and that cannot decide the match, is played to the last control of the session and then sent for analysis. The Committee gives the result.
case-rule-analysis-second = If the match is decided in the second session, unfinished games continue to the next control and are then sent for analysis. The Committee gives the result.
case-rule-third-session = After a second sealed move, the Committee orders a third session at the same venue or adjudicates the game.
case-rule-delay = The away team’s proof of a delay goes to the Committee, which accepts or rejects it. If it is rejected, every player who arrived after the default time loses by forfeit.
case-rule-force-majeure = In case of snow, severe cold or the like, the federation decides whether there is force majeure and whether to postpone the round, or part of it.
case-rule-withdrawal = A Preferent may withdraw only for a reason the Committee accepts.
case-rule-clash = If a match clashes with the FEDA or FIDE calendar, the federation looks for another date within the rules.
case-rule-other-event = If the other competition is not official, the Sports Commission decides whether to treat it as official. If it refuses, no game is moved.
case-rule-date = In a round robin, the Commission sets a Saturday or a public holiday for the games affected, before the round if possible.
case-rule-last-round = If a clash affects both the last round and the top of the standings, the last round is postponed.
case-rule-copa-pass = If a clash affects a round of the Copa Catalana, the Commission decides whether the team advances without playing.
case-rule-last-swiss = If a clash affects the last round of an individual Swiss, the Commission may postpone that round.
case-rule-change = Every change of date or venue needs the Sports Commission’s permission. A round moved because of a clash keeps its venue. The last rounds may not be brought forward or change venue.
case-rule-match-change = Every change of date or venue needs the Sports Commission’s permission. Request it in writing and in good time. A match moved because of a clash keeps its venue. In the last rounds no match may be brought forward or change venue.
case-rule-breach = The Committee judges breaches of the rules and unsporting conduct. If it establishes one, the sanction is decided in a new case.
case-rule-sanction = The latest circular sets the sanctions.
case-rule-appointment = The person in charge of the Commission chooses its members, with the Executive Council’s approval.
case-rule-removal = A member is removed by a unanimous vote of the others, or by the Executive Council. If the Council decides, leave the votes empty.
case-rule-vacancy = The person in charge of the Commission fills a vacancy after consulting the other members.
case-rule-revocation = The Board or the Executive Council may revoke a decision of the Sports Commission. Two members of the Commission and one of the Competition Committee must call the meeting.
case-rule-consolation = In the Copa Catalana, teams knocked out by a team of a higher category may play on against teams of their own category.
case-rule-lots = If players are level on every tie-break, lots are drawn in public and the order is recorded.
case-rule-open-rules = The organiser sends the regulations of an open tournament to the federation for approval.
case-rule-annulment = The Sports Commission may annul any competition with evident irregularities.
case-rule-rated = An unofficial competition counts for rating only if the organiser asked in time and the federation agreed.
case-rule-appeal = A resolution can be appealed within its term, which begins on receipt: first to the Board, then to FEDA (national cases) or to the Sports Discipline Committee (regional cases). The higher instance confirms the resolution or replaces it.

## Sanctions

case-sanctions = Sanctions
case-imposed = Imposed sanctions
case-none-imposed = No sanctions imposed.
case-lifted = Lifted
case-circular = Circular
case-table = Sanctions in the latest circular
case-offence = Offence
case-effect = Sanction
case-amount = Amount (money, points or days)
case-points-bad = Enter whole or half points, for example 1 or ½.
case-who = Sanctioned party
case-effect-warning = Warning
case-effect-fine = Fine
case-effect-points = Points deducted
case-effect-suspension = Suspension
case-effect-exclusion = Exclusion from the competition
case-effect-fine-of = Fine of { $sum }
case-effect-points-of = Points deducted: { $points }
case-effect-suspension-of = { $days ->
    [one] Suspended for one day
   *[other] Suspended for { $days } days
}

## Deciding bodies

body-title = Deciding bodies
body-committee = Competition Committee
body-commission = Sports Commission
body-board = Federation Board
body-council = Executive Council
body-not-elected = Not elected yet.
body-not-named = No members appointed yet.
body-elected = Elected by the assembly on
body-elect-again = Elected more than a year ago: a new election is due (1.1)
body-general-elections = Date of the general elections
body-term-ends = End of term
body-term-over = Term over: seats up for renewal
body-quorum = Votes required
body-meetings = Meetings
body-incomplete = Incomplete: { $fewest } to { $most } members, one of them in charge (1.1)
body-president-outside = The president of the Commission must belong to the Executive Council (4.1)
body-since = since
body-absent = absences:
body-cause = Grounds for removal (3.2)
body-remove = Propose removal
body-appoint = Appoint member
body-vacancy = Fill vacancy
body-revoke = Revoke decision
body-meeting = Sports Commission meeting
body-met-on = Meeting date
body-convened = Date of notice
body-who-absent = Absent members
body-elect-committee = Competition Committee election
body-name-commission = Sports Commission appointment
body-commission-hint = { $fewest } to { $most } members, one of them in charge, for { $years } years from the general elections. People not yet in the season are added to it.
body-member = Commission member
body-committee-member = Committee member
body-name-board = Board members
body-name-council = Executive Council members
body-council-since = Elected or appointed on
body-council-until = End of term (leave empty if the statutes set no date)
body-council-hint = The members decide appeals, revocations and appointments. People not yet in the season are added to it. A new list replaces the previous one, which stays in the log.
body-council-member = Member
body-twice = This person is entered twice. Remove one.
body-task = Task
body-task-president = President, in charge
body-task-secretary = Secretary
body-task-rating = Ratings
body-task-rules = Rules
body-task-tournaments = Tournaments
body-task-sanctions = Sanctions and case files
body-task-elite = Elite players
body-task-member = Member
body-accounts = Accounts of the deciding bodies
body-accounts-hint = Each account decides only the cases of its own body, and only in this season.
body-account-add = Create account
body-which = Deciding body

## Reports

report-title = Reports
report-intro = Pages without menus, to print or save as PDF.
report-season = Season
report-lists = Strength lists
report-bulletin = Round bulletins
report-standings = Standings
report-calendar = Calendar
report-sanctions = Sanctions in force
report-clubs = Clubs and delegates
report-records = Match records
report-provisional = Provisional: results missing
report-no-sanctions = No sanctions in force.
report-played = P
report-match-points = Points
report-board-points = Game points
report-moves = Promotion or relegation
report-home = Home
report-visitors = Away
report-when = Date and time
report-matches = Matches

## Checks in the forms of players, venues and competitions

player-known-already = The season already has a person with this name and date of birth. If this is someone else, tick “Different person” and send the form again.
player-known-sure = Different person
venue-same-delegate = The principal and the auxiliary delegate must be two different people.
entry-category-held = The team’s current category
entry-round-paired = Paired
contradict = Match records that contradict both reports
entry-close-contradict = Check before closing: the records of these matches contradict the reports of both clubs.
entry-leaves = Withdraw { $team }?
entry-leaves-hint = The team loses its remaining matches and, depending on the round, the matches already played are annulled (Withdrawals 14). You can undo this only from the log.
entry-leaves-do = Withdraw team
entry-leaves-not = Cancel

## Drawing of lots

lots-title = Public drawing of lots
lots-hint = These teams are level on every tie-break. Enter the rank that the lots gave each team (1.714).
lots-record = Record order
lots-each-once = Enter each rank once.
done-lots = Order drawn by lot recorded. The standings follow it.

## Results of an individual competition that is played as a tournament

carried-title = Tournament results
carried-played-as = Linked tournament:
carried-not-over = The tournament is not closed yet. Promotions are calculated at the end.
carried-strangers = Players not found in the season
carried-strangers-hint = They have not entered this competition, or two players have the same name.
carried-choose = Linked tournament
carried-hint = The rounds, absences and promotions of the linked tournament are transferred to the season. Its games are rated with the tournament.
carried-tournament = Tournament
carried-nothing = Nothing to transfer: the season is up to date.
carried-rounds = { $count ->
    [one] One played round to close
   *[other] { $count } played rounds to close
}
carried-promoted = Promoted to
carried-hopeless = Withdrawn: no chance of promotion (14.22)
carried-do = Transfer to season

## Undo an action

undo-title = Undo action { $number }
undo-falls = Consequences
undo-more = … and { $count } more.
undo-alone = No other action depends on this one.
undo-also = { $count ->
    [one] This also undoes one later action:
   *[other] This also undoes { $count } later actions:
}
undo-do = Undo action
undo-hint = Undoing adds a line to the log that says who did it. You can undo that line too.
undo-why = Reason
undo-of-body = Only the body that decided can undo its decision.

## Lines of the log

season-log-intro = Every action, who did it and when. Undoing adds a line; nothing is deleted. Secret line-ups are not shown.
log-proposed = Submitted by a club:
log-accepted = Submission accepted
log-declined = Submission rejected
log-undone-act = Action undone
log-named = Name corrected
log-person = Person added
log-opened = Season opened
log-holidays = Public holidays set
log-club = Club registered
log-club-changed = Club details changed
log-licence = Licence granted
log-application = Licence application recorded
log-player = Player details changed
log-list = Strength list stamped
log-paper = Document received
log-raised = Case opened
log-announced = Competition announced
log-entered = Entry recorded
log-entrant = Participation updated
log-paired = Round paired
log-round-closed = Round closed
log-record = Match record received
log-homologation = Homologation requested
log-venue = Venue authorisation requested
log-venue-delegate = Venue delegate replaced
log-decided = Case decided
log-received = Receipt of the resolution recorded
log-appealed = Appeal submitted
log-national = Case marked as national
log-circular = Circular on sanctions recorded
log-committee = Competition Committee elected
log-commission = Sports Commission appointed
log-meeting = Sports Commission meeting recorded
log-board = Board members recorded
log-council = Executive Council members recorded
log-facts = Facts of the case added
log-grounds = Grounds for appeal added
log-reasons = Reasons for the resolution added
log-addition = Player added to the strength list
log-groups = Groups set
log-lots = Order drawn by lot recorded
log-withdrawn = Withdrawal recorded
log-linked = Tournament linked

## The regulations of a season

log-regulations = Regulations adopted
regulations = Regulations
regulations-from = In force since
regulations-choice = Regulations to follow
regulations-own = The file below
regulations-unchosen = Choose “The file below” to follow this text, or clear the field.
regulations-handbook = Handbook of 1985
regulations-league = Present-day league (example)
regulations-file = File of regulations (TOML)
regulations-hint = Used only with “The file below”. docs/regulations.md explains every field. New regulations apply from today.
regulations-differ = { $count ->
    [one] { $count } difference from { $name }
   *[other] { $count } differences from { $name }
}
regulations-field = Field
regulations-here = This season
rated-title = Ratings from a list
rated-hint = Copies the ratings of the chosen list to this season’s players, matched by person, licence number, national number or FIDE ID.
rated-list = Rating list
choose-list = Show changes

## From one season to the next

carry-title = Carry over a season
carry-intro = Copies clubs, delegates, players with their ratings, valid norms, and teams in their new categories from an earlier season. Licences must be renewed.
carry-from = Earlier season
carry-none = No earlier season. Register the clubs instead.
carry-begun = Cannot carry over a season: this season already has clubs. Carry over before you register the first club.
carry-do = Carry over season
carry-what = Preview
carry-renew = Licences to renew
carry-norms = Valid norms
carry-moves = Promotion and relegation
carry-no-moves = No team changes category.
carry-old = Previous category
carry-new = New category
carry-unsettled = These groups are not settled, so their teams keep their category: a round or result is missing, or lots must be drawn. Complete them first, or correct the categories on the club pages later.
carry-category = Correct team category
carry-category-hint = Possible until the first of the club’s teams is paired. The team letters follow the categories (7.25).
done-carried = Season carried over. Renew the licences next.
log-carried = Earlier season carried over
log-several = Several actions
entry-system = System
entry-system-swiss = Swiss
entry-system-round-robin = Round robin
entry-system-knockout = Knockout
entry-age-group = Age group
entry-age-group-junior = Junior
entry-age-group-infantil = Children
entry-age-other = Enter { $age }, or leave this empty: that is the age by the date of birth.
case-boards = Boards affected
case-boards-hint = For one match, for example 2, 5. Leave empty for all its boards.
case-boards-bad = Enter board numbers, for example 2, 5.
case-after-next-round = The new date is not before the next round.
case-table-waits = One of the last rounds is postponed: the final standings will wait for it.
entry-delivery-e-mail = E-mail
log-classified = Final standings recorded
