### Why an action is refused where section 31 has no code

## Things that an action names

club = club
player = player
team = team
event = competition
match = match
case = case
open = open tournament
board = board
round = round
venue = venue
sanction = sanction
list = strength list
application = licence application
unknown = No { $thing } has the number { $id }.
twice = Another { $thing } already has the number { $id }.
twice-named = { $name } is already included.

## Reasons

no-season = The season is not open yet.
season-open = The season is already open.
papers-missing = Documents missing for the licence: { $papers }.
no-line-up = { $side ->
    [home] The home team’s line-up is missing.
   *[other] The away team’s line-up is missing.
}
board-settled = Board { $board } already has a result.
board-not-open = Cannot substitute on board { $board }: only an absent player can be replaced, on a board without a result.
wrong-ruling = This case does not allow that resolution. Choose one of its options.
vote-needed = The Sports Commission decides by vote. Enter the votes.
not-carried = The votes do not support this resolution. Check the votes or the resolution.
commission-incomplete = The Sports Commission must have { $fewest } to { $most } members, one of them in charge; { $members } were entered.
not-unanimous = Removal by the other members requires a unanimous vote.
not-convened = Two members of the Sports Commission and one of the Competition Committee must call the meeting for a revocation.
decided = The case has already been decided.
not-decided = The case has not been decided yet.
matches-open = Enter the missing results first. Matches: { $matches }.
no-more-rounds = The competition has no more rounds.
round-open = The previous round is still open. Close it first.
no-table = No pairing table exists for { $teams } teams.
suspended = { $player } is suspended.
entries-closed = Entries are closed.
other-club = { $player } does not belong to this club.
not-delegate = { $player } is not a delegate of this club.
envelope = The sealed-move envelope is incomplete. It needs the position, who sealed which move, the time used, the number of pieces in words, stopped clocks and a signature; after the second session, also the signatures of both delegates, both players’ phone numbers, and no more time for sealing than allowed.
no-team-for = Cannot add this team: another team of the club is already paired and would have to change its letter.
letters-stay = Cannot correct the category: { $team } is already paired in { $competition }, and the letters of the club’s teams would change. Undo the pairing in the log, or set the category when the next season is carried over.
teams-only = Only teams can enter this competition.
players-only = Only individual players can enter this competition.
list-too-long = A strength list may have at most { $most } players.
regulations = Cannot adopt these regulations: { $error }.
signed = Both delegates have signed, so the match record can no longer be changed.
too-early = Cannot record an event that has not happened yet. Record it after { $at }.
below-half = Name at least { $players } players, half the team. With fewer, the match is lost by forfeit when the default time is over.
play-begun = Games of this match have begun or been played, so at least half the team was present.
arrived = The arrival of the player on board { $board } is already recorded.
report-incomplete = Enter the results missing from the report. Boards: { $boards }.
vote-totals = Check the votes: there can be at most { $members }, and the president’s vote is one of them.
round-closed = Round { $round } is closed and cannot be moved.
which-team = Points are deducted from a team. Choose the team.
distance-needed = The dates clash with { $event }. Enter the distance between the two venues.
outside-season = An open tournament must be played within the season.
too-many-places = A group of { $teams } teams is too small for so many promotions and relegations.
not-level = Lots are drawn among all the teams level in the final standings, after the last round is closed.
not-member = { $player } is not a member of the deciding body.
sat-before = { $player } decided this case in an earlier instance and cannot decide the appeal.
who-sat = Enter the members who took part in the decision.
not-party = The resolution does not concern this party.
hall-too-small = The venue has room for { $boards } boards, but the round needs { $needed }.
match-begun = The match has begun or its time has passed, so its date and venue cannot be changed.
not-ahead = Choose a date and time in the future.
busy = One of the teams already has another match on that day: { $match }.
other-category = { $team } must enter in the category it held when the season began.
case-withdrawn = The case was withdrawn because the action that opened it was undone.
more-pieces = Board { $board }: there cannot be more pieces than in the previous envelope.
nobody-there = Board { $board }: a line-up has no player there, so no game was played.
working-day = { $date } is a working day. Affected games are played on Saturdays and holidays.
which-matches = Choose the matches that are affected. The others are played on the planned date.
not-round-robin = This competition is not played as a round robin.
not-a-norm = This is not a norm: the figures are not sufficient.
not-homologated = This is not a norm: the tournament is not homologated.
norms-missing = The player does not hold the Mestre Català norms that the title needs.
other-title = These grounds give only the title of Mestre Català.
rewarded = This norm or these final standings have already been recorded this season.
wrong-mark = Use X only for a player who did not come, and C only in individual competitions.
below-minimum = This competition requires an Elo of { $elo } or more.
bad-sum = Enter an amount other than 0 and a description of at most 255 characters.
not-together = Cannot do these actions together. Do them one at a time.
not-earlier = Choose an earlier season to carry over.
nothing-to-invoice = Cannot invoice this club: it has nothing left to invoice.

## Sides of a match

home = Home team
visitors = Away team
cup-boards = Enter { $boards } boards: in the cup, each half of a team plays separately.
other-province = { $club } is not from the province of this competition.
home-duty = Only the home club’s delegate may do this.
wrong-paper = Cannot record this document here: it is about something else. Choose the match, club or competition that it concerns.
clash-refused = Cannot change the date: the Sports Commission does not treat the other event as official.
not-countersigned = { $side ->
    [home] The away club has not countersigned the home club’s version.
   *[other] The home club has not countersigned the away club’s version.
}
not-begun = Cannot request annulment: the event has not begun yet.
age-needed = Enter the player’s age: this competition is for juniors or children.
no-title-event = This competition gives neither titles nor norms. Choose another competition.
not-over = Cannot record the final order yet: the competition is not over. Close its rounds first.
