### Why a knockout pairs as it does.

games = una eliminatòria admet de 1 a 12 partides per matx i per desempat, i com a màxim 20 sèries de desempat
pending = falta el resultat de { $white } (blanques) a la ronda { $round }
over = el torneig s'ha acabat: la final l'ha guanyada el jugador { $number }
over-nobody = el torneig s'ha acabat: ningú no ha guanyat la final
final = final
semi-final = semifinal
quarter-final = quarts de final
last = ronda dels { $count } últims
from-seeds = { $stage }, matx { $at }: { $white } (blanques) - { $black }. Segons el quadre es troben els caps de sèrie { $first } i { $second } (Sistemes 3.1).
from-winners = { $stage }, matx { $at }: { $white } (blanques) - { $black }. Es troben { $first } i { $second } (Sistemes 3.1).
winner-of = el guanyador del matx { $at }
seed = el cap de sèrie { $seed }, exempt fins ara
regular = { "  " }partida { $game } de { $games }
tie-break = { "  " }el matx està empatat: partida de desempat { $game } de { $games }, sèrie { $set }
deciding = { "  " }el matx continua empatat: partida decisiva; amb taules passen les negres (Desempats 2.52)
through = { $player } passa sense jugar: exempt, o el contrincant és absent
