### Why a round robin pairs as it does.

table = Ronda { $round } de la tabla Berger para { $players } jugadores
second-cycle = Segunda vuelta: los colores de la primera, cambiados
game = Tablero { $board }: { $white } (Blanco) - { $black }: { $rule }
odd-sum = los dos números suman impar: en la primera vuelta lleva blancas el menor
even-sum = los dos números suman par: en la primera vuelta lleva blancas el mayor
last-number = contra el número { $last }, los números 1 a { $half } llevan blancas en la primera vuelta
rests = { $player } descansa: en la tabla le toca el número { $last }, que no existe
