### `adoube standings`.

about = Show the standings with the value of each tie-break
tie-breaks = LIST of tie-breaks in order, for example BH-C1,BH,DE; for teams MPvGP,EMGSB-C1,EDE, with PTS:GP first if game points decide [default: those in the file, otherwise BH-C1,BH,DE; in a round robin SB,DE,WIN; for teams MPvGP,EMGSB-C1,EDEBT]
preset = Tie-break order of the federation’s handbook: fce-swiss or fce-roundrobin; for teams fce-teams, fce-copa or fce-team-finals
round = Standings after round N [default: last paired round]
worked = Explain each value of PLAYER (starting number), or of a team (its number)
teams = Show team standings (automatic for team tournaments and team tie-breaks)
players = Show player standings, even for a team tournament
table = Table to show: standing, cross (crosstable) or progress (points after each round) [default: standing]
card = Show the results of PLAYER (starting number), round by round
prizes = LIST of prizes in order, for example 600,300,150; players with equal points share them (1.61)
wide = Also show title, rating, federation and date of birth
list = Federation LIST (text, CSV or XML); adds the category, and the title if the file has none

for-teams = --tiebreaks: { $code } is for teams; expected a tie-break for players, or --teams

no-round = { $rounds ->
    [1] --round: round { $round } is not paired; the file has 1 paired round
   *[other] --round: round { $round } is not paired; the file has { $rounds } paired rounds
    }

no-player = --worked: no player has starting number { $number }
no-team = --worked: no team has number { $number }
no-card = --card: no player has starting number { $number }
no-prize = --prizes: cannot read { $found }; expected amounts, for example 600 or 49.50
not-here = { $code } is not allowed in a round robin (C.07.8)
unrated = { $code }: unrated players are left out; the regulations must announce this (C.07.10)
for-people = { $code } is for players; teams have no rating (C.07.10)

rank = rank
number = no.
name = name
team = team
points = points
title = title
category = cat.
rating = rating
federation = fed.
born = born
prize = prize
tables-round = round
opponent = opponent
result = result
total = total
match-points = match points
game-points = game points
won = won
drawn = drawn
lost = lost
board-points = boards

part = { "  " }round { $round }, opponent { $opponent }: { $value }
# A part of a value that has no opponent.
part-alone = { "  " }round { $round }: { $value }
team-codes-part = { "  " }round { $round }, team { $opponent }: { $value }
board = { "  " }board { $board }: { $value }
divided = { "  " }Buchholz divided by { $value }
cut = cut
dummy = virtual opponent
