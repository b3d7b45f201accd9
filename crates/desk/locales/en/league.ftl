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
session-sent = sent to the Committee
session-quick = quick finish
