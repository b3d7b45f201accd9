### `adoube pair`.

about = Emparceirar a próxima ronda de um torneio
round = Ronda N, emparceirada com os resultados das rondas anteriores [predefinição: a próxima]
too-far = --round: a ronda { $round } ainda não pode ser emparceirada; esperado: um número de 1 a { $most }
teams = Emparceirar equipas (linhas TRF 310 ou 013) em vez de jogadores: pelo sistema suíço por equipas da FIDE (C.04.6), ou pelas tabelas de todos contra todos com --system roundrobin ou roundrobin-double
other = --teams: o sistema { $system } só emparceira jogadores; esperado: roundrobin, roundrobin-double ou nenhum --system para o suíço por equipas
no-pairing = { $name }: não é possível emparceirar as equipas sem repetir um encontro
no-round = { $name }: a tabela para { $teams } equipas não tem a ronda { $round }
consolation = Em vez de emparceirar, escrever o ficheiro TRF das eliminatórias de consolação de uma categoria (CATEGORY: P, 1, 2 ou 3), com os jogadores eliminados por alguém de categoria superior (3.11); exige --list
not-a-knockout = --consolation: { $name } não é um torneio por eliminatórias; esperado: --system knockout ou um ficheiro de eliminatórias
