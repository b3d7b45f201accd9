### Why a knockout pairs as it does.

games = a knockout has 1 to 12 games a match and a set of tie-break games, and at most 20 such sets
pending = the result of { $white } (White) in round { $round } is missing
over = the tournament is over: player { $number } has won the final
over-nobody = the tournament is over: nobody has won the final
final = final
semi-final = semi-final
quarter-final = quarter-final
last = round of the last { $count }
from-seeds = { $stage }, match { $at }: { $white } (White) - { $black }. By the bracket seeds { $first } and { $second } meet (Pairing systems 3.1).
from-winners = { $stage }, match { $at }: { $white } (White) - { $black }. This is { $first } against { $second } (Pairing systems 3.1).
winner-of = the winner of match { $at }
seed = seed { $seed }, exempt so far
regular = { "  " }game { $game } of { $games }
tie-break = { "  " }the match is level: tie-break game { $game } of { $games }, set { $set }
deciding = { "  " }the match is still level: the deciding game; a draw is enough for Black (Tie-breaks 2.52)
through = { $player } goes through without play: exempt, or the opponent is absent
