### Why a knockout pairs as it does.

games = um torneio eliminatório admite de 1 a 12 partidas por encontro e por desempate, e no máximo 20 séries de desempate
pending = falta o resultado de { $white } (brancas) na ronda { $round }
from-seeds = { $stage }, encontro { $at }: { $white } (brancas) - { $black }. Pelo quadro enfrentam-se os cabeças de série { $first } e { $second } (Sistemas 3.1).
from-winners = { $stage }, encontro { $at }: { $white } (brancas) - { $black }. Enfrentam-se { $first } e { $second } (Sistemas 3.1).
winner-of = o vencedor do encontro { $at }
tie-break = { "  " }o encontro está empatado: partida de desempate { $game } de { $games }, série { $set }
deciding = { "  " }o encontro segue empatado: partida decisiva; com empate passam as pretas (Desempates 2.52)
