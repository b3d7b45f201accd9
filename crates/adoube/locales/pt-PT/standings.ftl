### `adoube standings`.

tie-breaks = Os desempates em ordem, como BH-C1,BH,DE ou BH/C1; por equipas, MPvGP,EMGSB/C1,EDE, com PTS:GP à frente se mandam os pontos de tabuleiro [predefinição: os do ficheiro; senão, BH/C1,BH,DE; em todos contra todos, SB,DE,WIN; por equipas, MPvGP,EMGSB/C1,EDEBT]
preset = A ordem do regulamento da federação: fce-swiss ou fce-roundrobin; por equipas, fce-teams, fce-copa ou fce-team-finals
round = Depois de qual ronda [predefinição: a última emparceirada]
worked = Mostra como se obtém cada valor deste jogador, pelo número inicial, ou desta equipa, pelo seu número
teams = A classificação das equipas; sem dizê-lo quando o ficheiro é de um torneio de equipas ou um critério é só de equipas
players = A classificação dos jogadores, também num torneio de equipas
for-teams = --tiebreaks: { $code } é um critério de equipas; esperava-se um critério de jogadores, ou --teams
no-round = --round: encontrou-se { $round }; o ficheiro tem { $rounds } rondas
no-player = --worked: encontrou-se { $number }; esperava-se o número inicial de um jogador do ficheiro
no-card = --card: encontrou-se { $number }; esperava-se o número inicial de um jogador do ficheiro
table = Qual tabela: standing (a classificação), cross (quadro de partidas) ou progress (pontuação ronda a ronda) [predefinição: standing]
prizes = Os prémios em ordem, como 600,300,150: dividem-se entre os empatados em pontos (1.61)
wide = Também título, Elo, federação e data de nascimento
list = A lista da federação (texto, CSV ou XML): acrescenta a categoria, e o título se o ficheiro não o tem
not-here = { $code } não pode ser usado num torneio de todos contra todos (C.07, artigo 8)
unrated = { $code }: há jogadores sem Elo, que não contam; isso deve ter sido anunciado (C.07, artigo 10)
prize = prémio
part = { "  " }ronda { $round }, contra { $opponent }: { $value }
rating = Elo
tables-round = ronda
match-points = pontos de encontro
no-team = --worked: encontrou-se { $number }; esperava-se o número de uma equipa do ficheiro
for-people = { $code } é um critério de jogadores: as equipas não têm Elo (C.07, artigo 10)
team-codes-part = { "  " }ronda { $round }, contra a equipa { $opponent }: { $value }
team = equipa
part-alone = { "  " }ronda { $round }: { $value }
