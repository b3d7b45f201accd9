### `adoube pair`.

consolation = Em vez de emparceirar, escreve o ficheiro (TRF) da eliminatória de consolação desta categoria (P, 1, 2 ou 3) entre os eliminados por alguém de categoria superior (3.11); pede --list
not-a-knockout = --consolation: { $name } não é uma eliminatória; esperava-se --system knockout, ou um ficheiro que o diga
about = Emparceira a ronda seguinte de um torneio
round = Qual ronda; as anteriores são tomadas como estão [predefinição: a seguinte]
too-far = --round: encontrou-se { $round }; esperava-se um número de 1 a { $most }, pois a ronda anterior ainda não foi emparceirada
teams = Emparceira as equipas (registos 310 ou 013), não os jogadores: pelo suíço de equipas da FIDE (C.04.6), ou com --system roundrobin ou roundrobin-double pelas tabelas
other = --teams: encontrou-se o sistema { $system }; esperava-se roundrobin, roundrobin-double ou nenhum, para o suíço de equipas
no-pairing = { $name }: não há emparceiramento das equipas sem repetir um encontro
no-round = { $name }: a tabela de { $teams } equipas não tem ronda { $round }
