### `adoube pair`.

about = Emparceirar a próxima rodada de um torneio
explain = Explicar cada emparceiramento: grupos de pontuação, cores, alternativas rejeitadas
round = Rodada N, emparceirada com os resultados das rodadas anteriores [padrão: a próxima]
no-result = { $name }: as partidas sem resultado contam como empates neste emparceiramento (jogadores { $players })
too-far = --round: a rodada { $round } ainda não pode ser emparceirada; esperado: um número de 1 a { $most }
teams = Emparceirar equipes (linhas TRF 310 ou 013) em vez de jogadores: pelo sistema suíço por equipes da FIDE (C.04.6), ou pelas tabelas de round robin com --system roundrobin ou roundrobin-double
other = --teams: o sistema { $system } só emparceira jogadores; esperado: roundrobin, roundrobin-double ou nenhum --system para o suíço por equipes
no-pairing = { $name }: não é possível emparceirar as equipes sem repetir um confronto
no-round = { $name }: a tabela para { $teams } equipes não tem a rodada { $round }
consolation = Em vez de emparceirar, escrever o arquivo TRF do mata-mata de consolação de uma categoria (CATEGORY: P, 1, 2 ou 3), com os jogadores eliminados por alguém de categoria superior (3.11); exige --list
list = Lista (LIST) da federação com as categorias (texto, CSV ou XML)
not-a-knockout = --consolation: { $name } não é um mata-mata; esperado: --system knockout ou um arquivo de mata-mata
too-few = { $name }: ainda não há dois jogadores da categoria { $category } eliminados por alguém de categoria superior (3.11)
