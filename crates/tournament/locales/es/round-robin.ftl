### Explanations of pairings by the Berger tables, one per line. The rules are parts of a line.

table = Tabla Berger para { $players } jugadores, ronda { $round }
second-cycle = Segunda vuelta: los colores de la primera, invertidos
game = Tablero { $board }: { $white } (blancas) - { $black }; { $rule }
odd-sum = la suma de los números es impar y, por tanto, en la primera vuelta el menor lleva las blancas
even-sum = la suma de los números es par y, por tanto, en la primera vuelta el mayor lleva las blancas
last-number = contra el número { $last }, los números del 1 al { $half } llevan las blancas en la primera vuelta
rests = { $player } tiene el bye: el número { $last } de la tabla está vacante
