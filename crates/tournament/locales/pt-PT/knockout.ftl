### Explanations of knockout games, one per line, and the reasons why a knockout cannot be paired, which follow a colon.

pending = o jogador { $white } (brancas) não tem resultado na ronda { $round }
over = o torneio terminou: o jogador { $number } ganhou a final
semi-final = Meia-final
quarter-final = Quartos de final
last = { $count ->
    [16] Oitavos de final
   *[other] Fase com { $count } jogadores
}
from-seeds = { $stage }, match { $at }: { $white } (brancas) - { $black }. Segundo o quadro, jogam os cabeças de série { $first } e { $second } (Sistemas de emparceiramento 3.1).
from-winners = { $stage }, match { $at }: { $white } (brancas) - { $black }. Segundo o quadro, joga { $first } contra { $second } (Sistemas de emparceiramento 3.1).
seed = o cabeça de série { $seed } (isento até agora)
through = { $player } passa sem jogar, por isenção ou por ausência do adversário
