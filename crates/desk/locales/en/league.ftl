## What the pages of a season share

nav-league = Leagues
league-within = Office and delegates
league-none = There is no season yet.
league-counts = { $clubs } clubs, { $teams } teams
league-demo-title = Demonstration season
league-demo-intro = Six invented clubs with two teams each, two rounds played and the third under way today: line-ups, records, committees; everything can be tried without fear.
done-league-demo = The demonstration season is ready. Open one of today's matches.

## Tabs

league-tab-overview = Overview
league-tab-season = Season

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

league-tab-calendar = Calendar
league-no-events = No competition has been announced yet.
league-teams = { $count } teams
league-players = { $count } players
league-entries-until = entries until { $date }
state-round = round { $round } of { $rounds }
league-next = next:
league-rounds = Rounds
league-today = today
league-not-paired = This round has not been paired yet.
league-by-the-table = Not paired yet. By the table of the group these teams meet:
league-bulletin = Bulletin to print
bulletin-title = Bulletin of round { $round }
league-back = Back
league-home = Home
league-visitors = Visitors
league-rests = Resting:
league-group = Group { $group }
league-after = after round { $round }
league-rank = Rank
league-team = Team
league-points = Points
league-played = P
league-won = W
league-drawn = D
league-lost = L
league-boards = Boards
league-goes = Goes up or down
league-promoted = up
league-relegated = down
league-draw-needed = public draw needed
league-gone = withdrawn
league-eliminated = eliminated after two absences (Withdrawals 14.1)
league-open-matches = Without a final result:
league-entered = Teams entered
league-consolation = Consolation (3.11): may play on
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

league-unbound = This account is of no club: the administrator has to give it the scope SEASON/CLUB.
league-behind = Not complete yet
league-line-ups = line-ups: { $count } of 2
league-playing = being played or pending
league-unsigned = a signature is missing
league-no-record = the record has not arrived
league-complete = complete
league-during = during round { $round }
league-to-begin = not begun yet
score-open = * results are still missing
league-by-lot = by lot
