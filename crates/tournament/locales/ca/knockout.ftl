### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

games = un matx i una sèrie de desempat han de tenir entre 1 i 12 partides, i un matx, 20 sèries de desempat com a màxim
pending = el jugador { $white } (blanques) no té resultat a la ronda { $round }
over = el torneig s’ha acabat: el jugador { $number } ha guanyat la final
over-nobody = el torneig s’ha acabat: la final no té guanyador
final = Final
semi-final = Semifinal
quarter-final = Quarts de final
last = { $count ->
    [16] Vuitens de final
    [32] Setzens de final
   *[other] Ronda amb { $count } jugadors
}
from-seeds = { $stage }, matx { $at }: { $white } (blanques) - { $black }. Segons el quadre juguen els caps de sèrie { $first } i { $second } (Sistemes d’aparellament 3.1).
from-winners = { $stage }, matx { $at }: { $white } (blanques) - { $black }. Segons el quadre juga { $first } contra { $second } (Sistemes d’aparellament 3.1).
winner-of = el guanyador del matx { $at }
seed = el cap de sèrie { $seed } (exempt fins ara)
regular = { "  " }partida { $game }/{ $games }
tie-break = { "  " }el matx està empatat: partida { $game }/{ $games } de la sèrie de desempat { $set }
deciding = { "  " }el matx continua empatat: partida decisiva, en què les negres en tenen prou amb les taules (Desempats 2.52)
through = { $player } passa sense jugar, per exempció o per absència de l’adversari
