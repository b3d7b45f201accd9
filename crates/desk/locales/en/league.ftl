## What the pages of a season share

nav-league = Leagues
within = Office and delegates
none = There is no season yet.
counts = { $clubs } clubs, { $teams } teams
demo-title = Demonstration season
demo-intro = Six invented clubs with two teams each, two rounds played and the third under way today: line-ups, records, committees; everything can be tried without fear.
done-league-demo = The demonstration season is ready. Open one of today's matches.

## Tabs

tab-overview = Overview
tab-season = Season

## Words of the handbook

foreigner-short = foreign
category-third = third
category-second = second
category-first = first
category-preferent = Preferent
team-first-division = First Division
team-second-division = Second Division
team-first = First Category
team-second = Second Category
team-third = Third Category
team-promotion = Promotion to Third
result-home-absent = home player absent
result-visitors-absent = visitor absent
result-both-absent = neither came
session-sealed-once = sealed
session-second = second session
session-sealed-twice = sealed twice: to the Committee
session-third = third session
session-sent = to the Committee
session-quick = quick finish

## Public pages

tab-calendar = Calendar
no-events = No competition has been announced yet.
teams = { $count } teams
players = { $count } players
entries-until = entries until { $date }
state-round = round { $round } of { $rounds }
next = next:
rounds = Rounds
today = today
not-paired = This round has not been paired yet.
by-the-table = Not paired yet. By the table of the group these teams meet:
bulletin = Bulletin to print
bulletin-title = Bulletin of round { $round }
back = Back
home = Home
visitors = Visitors
rests = Resting:
group = Group { $group }
after = after round { $round }
rank = Rank
team = Team
points = Points
played = P
won = W
drawn = D
lost = L
boards = Boards
goes = Goes up or down
promoted = up
relegated = down
draw-needed = public draw needed
gone = withdrawn
eliminated = eliminated after two absences (Withdrawals 14.1)
open-matches = Without a final result:
entered = Teams entered
consolation = Consolation (3.11): may play on
tie-direct = Direct
tie-sonneborn = S-B
tie-kashdan = Kashdan
tie-dutch = Dutch
tie-boards = Σ boards
tie-worked = worked out
tie-worked-title = { $team }: tie-breaks worked out
tie-worked-round = round { $round }
tie-worked-board = board { $board }
tie-worked-matches = match points
tie-worked-games = game points
tie-worked-divided = the Buchholz, divided by
reading-title = How what is disputed is read
reading-hint = There are games played sub condicione: until the Committee decides, tables have two readings.
reading-settled = Only what is settled
reading-upheld = If upheld
reading-rejected = If rejected

## Overview

unbound = This account is of no club: the administrator has to give it the scope SEASON/CLUB.
behind = Not complete yet
line-ups = line-ups: { $count } of 2
playing = being played or pending
unsigned = a signature is missing
no-record = the record has not arrived
complete = complete
during = during round { $round }
to-begin = not begun yet
score-open = * results are still missing
by-lot = by lot
