### Why a round robin pairs as it does.

table = Ronda { $round } de la taula Berger per a { $players } jugadors
second-cycle = Segona volta: els colors de la primera, canviats
game = Tauler { $board }: { $white } (blanques) - { $black }: { $rule }
odd-sum = els dos números sumen senar: a la primera volta porta blanques el més petit
even-sum = els dos números sumen parell: a la primera volta porta blanques el més gran
last-number = contra el número { $last }, els números 1 a { $half } porten blanques a la primera volta
rests = { $player } descansa: a la taula li toca el número { $last }, que no existeix
