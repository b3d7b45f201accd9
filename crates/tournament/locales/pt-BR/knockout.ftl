### Why a knockout pairs as it does.

games = um torneio eliminatório admite de 1 a 12 partidas por confronto e por desempate, e no máximo 20 séries de desempate
pending = falta o resultado de { $white } (brancas) na rodada { $round }
over = o torneio terminou: o jogador { $number } venceu a final
over-nobody = o torneio terminou: ninguém venceu a final
final = final
semi-final = semifinal
quarter-final = quartas de final
last = fase dos { $count } últimos
from-seeds = { $stage }, confronto { $at }: { $white } (brancas) - { $black }. Pela chave enfrentam-se os cabeças de chave { $first } e { $second } (Sistemas 3.1).
from-winners = { $stage }, confronto { $at }: { $white } (brancas) - { $black }. Enfrentam-se { $first } e { $second } (Sistemas 3.1).
winner-of = o vencedor do confronto { $at }
seed = o cabeça de chave { $seed }, isento até agora
regular = { "  " }partida { $game } de { $games }
tie-break = { "  " }o confronto está empatado: partida de desempate { $game } de { $games }, série { $set }
deciding = { "  " }o confronto segue empatado: partida decisiva; com empate passam as pretas (Desempates 2.52)
through = { $player } passa sem jogar: isento, ou o adversário está ausente
