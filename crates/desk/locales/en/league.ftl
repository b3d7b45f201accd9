## Shared by the pages of a season

nav-league = Leagues
within = Manage
none = No seasons yet.
counts = { $clubs ->
    [one] One club
   *[other] { $clubs } clubs
}, { $teams ->
    [one] one team
   *[other] { $teams } teams
}
demo-title = Demo season
demo-intro = Six sample clubs with two teams each: two rounds played, the third in play today, with line-ups, match records and cases. Nothing you do here affects a real season.
done-league-demo = Demo season created. Open one of today’s matches.

## Tabs

tab-overview = Overview
tab-season = Season

## Words of the handbook

foreigner-short = Foreign
category-third = Third
category-second = Second
category-first = First
category-preferent = Preferent
team-first-division = First Division
team-second-division = Second Division
team-first = First Category
team-second = Second Category
team-third = Third Category
team-promotion = Promotion to Third
result-home-absent = home player absent
result-visitors-absent = away player absent
result-both-absent = both players absent
session-sealed-once = Sealed move
session-second = Second session
session-sealed-twice = Second sealed move: with the Committee
session-third = Third session
session-sent = With the Committee
session-quick = Agreed finish

## Public pages

tab-calendar = Calendar
no-events = No competitions announced yet.
teams = { $count ->
    [one] One team
   *[other] { $count } teams
}
players = { $count ->
    [one] One player
   *[other] { $count } players
}
entries-until = Entries open until { $date }
state-round = Round { $round } of { $rounds }
next = Next:
rounds = Rounds
today = Today
not-paired = This round is not paired yet.
by-the-table = This round is not paired yet. According to the pairing table, these teams will meet:
bulletin = Print bulletin
bulletin-title = Round { $round } bulletin
back = Back
home = Home
visitors = Away
rests = Resting:
group = Group { $group }
after = after round { $round }
during = during round { $round }
rank = Rank
team = Team
points = Points
played = P
won = W
drawn = D
lost = L
boards = Game points
goes = Promotion or relegation
promoted = Promoted
relegated = Relegated
draw-needed = Lots to be drawn
gone = Withdrawn
eliminated = Eliminated: two forfeits (Withdrawals 14.1)
open-matches = No final result yet:
entered = Entered teams
consolation = Consolation: teams that may play on (3.11)
tie-direct = Direct
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Dutch
tie-boards = Game points
tie-worked = Calculation
tie-worked-title = { $team }: tie-break calculation
tie-worked-round = Round { $round }
tie-worked-board = board { $board }
tie-worked-matches = match points
tie-worked-games = game points
tie-worked-divided = Buchholz divided by
reading-title = Standings with disputed games
reading-hint = Some games were played sub condicione. Until the Competition Committee decides, the standings have two versions.
reading-settled = Settled games only
reading-upheld = If upheld
reading-rejected = If rejected
score-open = * Results missing
by-lot = by lot

## Overview

unbound = This account is not linked to a club. Ask the administrator to link it to SEASON/CLUB-NUMBER.
behind = Incomplete matches of earlier rounds
line-ups = Line-ups: { $count } of 2
playing = In play or pending
unsigned = Signature missing
no-record = Match record not received
complete = Complete
to-begin = Not started
subscribe = Subscribe to the calendar
club-no-teams = This club has not entered a team.
club-no-matches = No matches yet.

## A group, a club and a player for the public

grid = Results grid
progress = Rank after each round
group-page = Results grid and rank after each round
player-season = Season
player-no-games = No games yet.
player-points = points
player-opponents = opponents’ mean rating
opponent = Opponent
games = Games
