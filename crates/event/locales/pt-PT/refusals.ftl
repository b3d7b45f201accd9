### Why an act is refused.

no-open-round = não há nenhuma ronda aberta
not-paired = o jogador { $number } não tem uma partida sem resultado nesta ronda
only-colours = num torneio eliminatório só se podem trocar as cores dos dois jogadores de um encontro
has-results = a ronda { $round } já tem resultados
not-white = o jogador { $number } não tinha brancas na ronda { $round }
bad-text = { $field }: é preciso um texto com até { $max } caracteres, sem caracteres de controlo
has-left = o jogador { $number } desistiu
has-not-left = o jogador { $number } não desistiu
round-past = a ronda { $number } já está emparceirada
no-such-round = o torneio não tem a ronda { $number }
seated-twice = o jogador { $number } aparece duas vezes na ronda
not-this-round = esta partida não é da ronda { $number }
not-closed-yet = a ronda { $number } não está encerrada: os resultados inserem-se, não se corrigem
round-open = a ronda { $number } ainda está aberta
no-timer = o relógio da sala não está a correr
undone = o ato { $number } já está anulado
not-undoable = o ato { $number } não pode ser anulado
too-large = é demasiado grande para o registo
round-not-open = a ronda { $number } não está aberta: depois de encerrada, os resultados são corrigidos, não introduzidos
