### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

games = un match y una serie de desempate deben tener de 1 a 12 partidas, y un match, 20 series de desempate como máximo
pending = el jugador { $white } (blancas) no tiene resultado en la ronda { $round }
over = el torneo ha terminado: el jugador { $number } ha ganado la final
over-nobody = el torneo ha terminado: la final no tiene ganador
final = Final
semi-final = Semifinal
quarter-final = Cuartos de final
last = { $count ->
    [16] Octavos de final
    [32] Dieciseisavos de final
   *[other] Ronda con { $count } jugadores
}
from-seeds = { $stage }, match { $at }: { $white } (blancas) - { $black }. Según el cuadro juegan los cabezas de serie { $first } y { $second } (Sistemas de emparejamiento 3.1).
from-winners = { $stage }, match { $at }: { $white } (blancas) - { $black }. Según el cuadro juega { $first } contra { $second } (Sistemas de emparejamiento 3.1).
winner-of = el ganador del match { $at }
seed = el cabeza de serie { $seed } (exento hasta ahora)
regular = { "  " }partida { $game } de { $games }
tie-break = { "  " }el match está empatado: partida { $game } de { $games } de la serie de desempate { $set }
deciding = { "  " }el match sigue empatado: partida decisiva, en la que a las negras les bastan las tablas (Desempates 2.52)
through = { $player } pasa sin jugar, por exención o por ausencia del adversario
