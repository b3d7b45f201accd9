### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

games = um match e uma série de desempate devem ter de 1 a 12 partidas cada, e um match, no máximo 20 séries de desempate
pending = o jogador { $white } (brancas) não tem resultado na rodada { $round }
over = o torneio terminou: o jogador { $number } venceu a final
over-nobody = o torneio terminou: a final não teve vencedor
final = Final
semi-final = Semifinal
quarter-final = Quartas de final
last = { $count ->
    [16] Oitavas de final
   *[other] Fase com { $count } jogadores
}
from-seeds = { $stage }, match { $at }: { $white } (brancas) - { $black }. Pela chave, jogam os cabeças de chave { $first } e { $second } (Sistemas de emparceiramento 3.1).
from-winners = { $stage }, match { $at }: { $white } (brancas) - { $black }. Pela chave, joga { $first } contra { $second } (Sistemas de emparceiramento 3.1).
winner-of = o vencedor do match { $at }
seed = o cabeça de chave { $seed } (isento até agora)
regular = { "  " }partida { $game } de { $games }
tie-break = { "  " }o match está empatado: partida { $game } de { $games } da série de desempate { $set }
deciding = { "  " }o match continua empatado: partida decisiva, em que o empate basta às pretas (Desempates 2.52)
through = { $player } passa sem jogar, por isenção ou por ausência do oponente
