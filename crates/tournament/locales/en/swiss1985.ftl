### Why the Swiss system of the handbook pairs as it does.

from-the-top = Round { $round }: the groups are paired from the top down.
from-both-ends = Round { $round }: from the top and from the bottom to the middle group, that of { $score } points, which comes last (4.1).
rests = { $player } rests: the lowest of the lowest score, { $score }, who has not rested (1.3)
not-resting = { "  " }not { $other }: { $reason }
has-rested = has rested before (1.3)
rest-fails = the others could not be paired as well (3.1, 3.3)
taken = is the opponent of { $partner }, who comes first (3.2)
met = they have met (1.2)
same-colour = both must have the same colour (5.4)
pair = { $white } (White) - { $black }: { $rule }. Colours: { $colours }
not-meeting = { "  " }{ $player } does not meet { $other }: { $reason }
halves = number { $place } of each half of the group with { $score } points (2.3, 2.4)
replaced = number { $place } of the upper half of the group with { $score } points, with the next possible of the lower (3.2)
upper = both of the upper half of the group with { $score } points: the lower offered nobody (3.2)
lower = what was left of the lower half of the group with { $score } points (3.2)
drops = { $player } drops from the group with { $from } to that with { $to } and meets its highest possible player (1.5)
drops-alone = { $player } has no opponent in the group with { $from } and drops to that with { $to } (3.4)
rises = { $player } rises from the group with { $from } to that with { $to } and meets its lowest possible player (1.5, 4.1)
rises-alone = { $player } has no opponent in the group with { $from } and rises to that with { $to } (3.4, 4.1)
rises-2-5 = { $player } has no opponent in the group with { $from } nor in the next and rises to that with { $to } (2.5)
first-round = first round, by the lot of number 1 (5.2)
running = too many equal colours running (5.4)
alternation = alternation; they differ { $back } game(s) back (5.3)
higher-ranked = identical histories: the higher-ranked levels his own (5.4)
no-reading = { $found } is not a reading; expected D-82a, D-82b, D-82c, D-84a, D-84b, D-85a, D-85b, D-88a, D-88b, D-88c, D-90a, D-90b, D-93a, D-93b, D-96a or D-96b
