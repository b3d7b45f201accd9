### Explanations of pairings by the Swiss system of 1985, one per line. The reasons and the rules are parts of a line.

from-the-top = Round { $round }: the score groups are paired from the top down.
from-both-ends = Round { $round }: the score groups are paired from the top and from the bottom; the middle one ({ $score }) comes last (4.1).
rests = { $player } has the bye: last with the lowest score ({ $score }) among those who have not had one (1.3)
not-resting = { "  " }not { $other }: { $reason }
has-rested = has already had a bye (1.3)
rest-fails = the other players could not be paired equally well (3.1, 3.3)
taken = that opponent goes to { $partner }, who comes first (3.2)
met = they have already played each other (1.2)
same-colour = both must have the same colour (5.4)
pair = { $white } (White) - { $black }: { $rule }. Colours: { $colours }
not-meeting = { "  " }{ $player } is not paired with { $other }: { $reason }
halves = number { $place } of each half of score group { $score } (2.3, 2.4)
replaced = number { $place } of the upper half of score group { $score } with the next possible player of the lower half (3.2)
upper = both from the upper half of score group { $score }: no opponent was possible in the lower half (3.2)
lower = the players left in the lower half of score group { $score } (3.2)
drops = { $player } drops from score group { $from } to { $to } and meets its highest-ranked possible player (1.5)
drops-alone = { $player } has no opponent in score group { $from } and drops to { $to } (3.4)
rises = { $player } rises from score group { $from } to { $to } and meets its lowest-ranked possible player (1.5, 4.1)
rises-alone = { $player } has no opponent in score group { $from } and rises to { $to } (3.4, 4.1)
rises-2-5 = { $player } has no opponent in score group { $from } or in the one below and rises to { $to } (2.5)
first-round = first round, by the colour drawn for number 1 (5.2)
running = the same colour too many times in a row (5.4)
alternation = { $back ->
    [one] alternation: their colours differed in the last game (5.3)
   *[other] alternation: their colours last differed { $back } games ago (5.3)
}
higher-ranked = identical colour histories: the higher-ranked player’s colours are balanced (5.4)
no-reading = unknown interpretation { $found }; expected D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a or D-96b
