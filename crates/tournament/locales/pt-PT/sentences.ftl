### Sentences that several pairing systems share.

no-such-round = pediu-se a ronda { $round }; o torneio tem { $rounds }
no-repetition = não existe emparceiramento sem repetições para esta ronda (Suíço 1.2, 3.1)
no-table-round = a tabela não tem a ronda { $round }
too-many-rounds = { $rounds } rondas são demasiadas para { $players } jogadores: sem repetir adversário são possíveis { $most }
round-robin = um todos-contra-todos destes jogadores tem { $wanted } rondas, não { $rounds }
knockout-rounds = um torneio eliminatório destes jogadores tem { $wanted } rondas, não { $rounds }
