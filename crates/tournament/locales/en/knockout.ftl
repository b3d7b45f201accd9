### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

games = a match and a tie-break set must each have 1 to 12 games, and a match at most 20 tie-break sets
pending = player { $white } (White) has no result in round { $round }
over = the tournament is over: player { $number } has won the final
over-nobody = the tournament is over: the final has no winner
final = Final
semi-final = Semi-final
quarter-final = Quarter-final
last = Round of { $count }
from-seeds = { $stage }, match { $at }: { $white } (White) - { $black }. The bracket pairs seeds { $first } and { $second } (Pairing systems 3.1).
from-winners = { $stage }, match { $at }: { $white } (White) - { $black }. The bracket pairs { $first } with { $second } (Pairing systems 3.1).
winner-of = the winner of match { $at }
seed = seed { $seed } (exempt until now)
regular = { "  " }game { $game } of { $games }
tie-break = { "  " }the match is level: game { $game } of { $games } in tie-break set { $set }
deciding = { "  " }the match is still level: deciding game, in which a draw is enough for Black (Tie-breaks 2.52)
through = { $player } goes through without playing (exempt, or opponent absent)
