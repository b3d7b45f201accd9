### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = Berger table for { $players } players, round { $round }
second-cycle = Second cycle: the colours of the first, reversed
game = Board { $board }: { $white } (White) - { $black }; { $rule }
odd-sum = the sum of the numbers is odd, so the lower number has White in the first cycle
even-sum = the sum of the numbers is even, so the higher number has White in the first cycle
last-number = against number { $last }, numbers 1 to { $half } have White in the first cycle
rests = { $player } has the bye: number { $last } of the table is vacant
