### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = Taula Berger per a { $players } jugadors, ronda { $round }
second-cycle = Segona volta: els colors de la primera, invertits
game = Tauler { $board }: { $white } (blanques) - { $black }; { $rule }
odd-sum = la suma dels números és senar i, per tant, a la primera volta el més baix té les blanques
even-sum = la suma dels números és parella i, per tant, a la primera volta el més alt té les blanques
last-number = contra el número { $last }, els números entre 1 i { $half } tenen les blanques a la primera volta
rests = { $player } té el bye: el número { $last } de la taula és vacant
