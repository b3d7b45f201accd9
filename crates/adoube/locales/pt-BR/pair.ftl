### `adoube pair`.

consolation = Em vez de emparceirar, escreve o arquivo (TRF) da eliminatória de consolação desta categoria (P, 1, 2 ou 3) entre os eliminados por alguém de categoria superior (3.11); pede --list
list = A lista da federação com as categorias (texto, CSV ou XML)
not-a-knockout = --consolation: { $name } não é uma eliminatória; esperava-se --system knockout, ou um arquivo que o diga
too-few = { $name }: ainda não há dois jogadores de categoria { $category } eliminados por alguém de categoria superior (3.11)
about = Emparceira a rodada seguinte de um torneio
explain = Diz depois por quê: grupos, cores e quem foi preterido e por qual critério
round = Qual rodada; as anteriores são tomadas como estão [padrão: a seguinte]
no-result = { $name }: há partidas sem resultado, dos jogadores { $players }; para emparceirar contam como empates
too-far = --round: encontrou-se { $round }; esperava-se um número de 1 a { $most }, pois a rodada anterior ainda não foi emparceirada
teams = Emparceira as equipes (registros 310 ou 013), não os jogadores: pelo suíço de equipes da FIDE (C.04.6), ou com --system roundrobin ou roundrobin-double pelas tabelas
other = --teams: encontrou-se o sistema { $system }; esperava-se roundrobin, roundrobin-double ou nenhum, para o suíço de equipes
no-pairing = { $name }: não há emparceiramento das equipes sem repetir um confronto
no-round = { $name }: a tabela de { $teams } equipes não tem rodada { $round }
