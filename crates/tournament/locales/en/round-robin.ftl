### Why a round robin pairs as it does.

table = Round { $round } of the Berger table for { $players } players
second-cycle = Second cycle: the colours of the first, reversed
game = Board { $board }: { $white } (White) - { $black }: { $rule }
odd-sum = the two numbers add up to an odd one: in the first cycle the smaller has White
even-sum = the two numbers add up to an even one: in the first cycle the larger has White
last-number = against number { $last }, numbers 1 to { $half } have White in the first cycle
rests = { $player } rests: the table has number { $last } as opponent, who does not exist
