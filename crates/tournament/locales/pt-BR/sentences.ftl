### Sentences that several pairing systems share.

no-pairing = não existe emparceiramento completo: { $unpaired } dos jogadores { $players } têm de ficar sem adversário
no-such-round = pediu-se a rodada { $round }; o torneio tem { $rounds }
too-large = o torneio é grande demais para ser emparceirado
no-repetition = não existe emparceiramento sem repetições para esta rodada (Suíço 1.2, 3.1)
effort = nenhum emparceiramento foi encontrado com o esforço permitido
no-table = pediram-se { $players } jogadores; há tabelas para 3 a 64
no-table-round = a tabela não tem a rodada { $round }
no-bracket = pediram-se { $count } participantes; uma chave precisa de 2 a 4096
no-tie-break = { $found } não é um critério de desempate como BH/C1, SB, DE ou KS/L+1
no-points = { $found } não é um número de pontos

too-many-rounds = { $rounds } rodadas são demasiadas para { $players } jogadores: sem repetir adversário são possíveis { $most }
round-robin = um todos-contra-todos destes jogadores tem { $wanted } rodadas, não { $rounds }
knockout-rounds = um torneio eliminatório destes jogadores tem { $wanted } rodadas, não { $rounds }
no-varma = o sorteio de Varma é para 9 a 24 jogadores e exige um grupo grande o bastante para cada federação; há { $players }
