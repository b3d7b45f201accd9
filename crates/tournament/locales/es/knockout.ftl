### Why a knockout pairs as it does.

games = un torneo eliminatorio admite de 1 a 12 partidas por encuentro y por desempate, y como máximo 20 series de desempate
pending = falta el resultado de { $white } (blancas) en la ronda { $round }
over = el torneo ha terminado: la final la ganó el jugador { $number }
over-nobody = el torneo ha terminado: nadie ganó la final
final = final
semi-final = semifinal
quarter-final = cuartos de final
last = ronda de los { $count } últimos
from-seeds = { $stage }, encuentro { $at }: { $white } (blancas) - { $black }. Según el cuadro se encuentran los cabezas de serie { $first } y { $second } (Sistemas 3.1).
from-winners = { $stage }, encuentro { $at }: { $white } (blancas) - { $black }. Se encuentran { $first } y { $second } (Sistemas 3.1).
winner-of = el vencedor del encuentro { $at }
seed = el cabeza de serie { $seed }, exento hasta ahora
regular = { "  " }partida { $game } de { $games }
tie-break = { "  " }el encuentro está empatado: partida de desempate { $game } de { $games }, serie { $set }
deciding = { "  " }el encuentro sigue empatado: partida decisiva; con tablas pasa el Negro (Desempates 2.52)
through = { $player } pasa sin jugar: exento, o el contrincante está ausente
