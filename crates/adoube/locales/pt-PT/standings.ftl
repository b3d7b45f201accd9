### `adoube standings`.

tie-breaks = Lista (LIST) de desempates por ordem, por exemplo BH-C1,BH,DE; por equipas, MPvGP,EMGSB-C1,EDE, com PTS:GP à frente se decidem os pontos de partida [predefinição: os do ficheiro; senão, BH-C1,BH,DE; num torneio de todos contra todos, SB,DE,WIN; por equipas, MPvGP,EMGSB-C1,EDEBT]
preset = Ordem de desempates do regulamento da federação: fce-swiss ou fce-roundrobin; por equipas, fce-teams, fce-copa ou fce-team-finals
round = Classificação após a ronda N [predefinição: a última emparceirada]
worked = Explicar cada valor de um jogador (PLAYER: número inicial) ou de uma equipa (o seu número)
teams = Mostrar a classificação por equipas (automático em torneios e desempates de equipas)
players = Mostrar a classificação individual, mesmo num torneio de equipas
table = Tabela a mostrar: standing (classificação), cross (quadro cruzado) ou progress (pontos após cada ronda) [predefinição: standing]
card = Mostrar os resultados de um jogador (PLAYER: número inicial), ronda a ronda
prizes = Lista (LIST) de prémios por ordem, por exemplo 600,300,150; os jogadores com os mesmos pontos dividem-nos (1.61)
wide = Mostrar também título, Elo, federação e data de nascimento
list = Lista (LIST) da federação (texto, CSV ou XML); acrescenta a categoria, e o título se o ficheiro não o tiver

for-teams = --tiebreaks: { $code } é para equipas; esperado: um desempate para jogadores, ou --teams

no-round = { $rounds ->
    [1] --round: a ronda { $round } não está emparceirada; o ficheiro tem 1 ronda emparceirada
   *[other] --round: a ronda { $round } não está emparceirada; o ficheiro tem { $rounds } rondas emparceiradas
    }

no-team = --worked: nenhuma equipa tem o número { $number }
not-here = { $code } não pode ser utilizado num torneio de todos contra todos (C.07.8)
unrated = { $code }: os jogadores sem Elo não são contados; o regulamento deve anunciá-lo (C.07.10)
for-people = { $code } é para jogadores; as equipas não têm Elo (C.07.10)

number = n.º
team = equipa
rating = Elo
prize = prémio
tables-round = ronda
opponent = adversário
match-points = pontos de encontro

part = { "  " }ronda { $round }, adversário { $opponent }: { $value }
part-alone = { "  " }ronda { $round }: { $value }
team-codes-part = { "  " }ronda { $round }, equipa { $opponent }: { $value }
dummy = adversário virtual
