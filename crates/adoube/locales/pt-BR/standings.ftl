### `adoube standings`.

about = Mostrar a classificação com o valor de cada desempate
tie-breaks = Lista (LIST) de desempates em ordem, por exemplo BH-C1,BH,DE; por equipes, MPvGP,EMGSB-C1,EDE, com PTS:GP na frente se os pontos de partida decidem [padrão: os do arquivo; senão, BH-C1,BH,DE; em um round robin, SB,DE,WIN; por equipes, MPvGP,EMGSB-C1,EDEBT]
preset = Ordem de desempates do regulamento da federação: fce-swiss ou fce-roundrobin; por equipes, fce-teams, fce-copa ou fce-team-finals
round = Classificação depois da rodada N [padrão: a última emparceirada]
worked = Explicar cada valor de um jogador (PLAYER: número inicial) ou de uma equipe (o número dela)
teams = Mostrar a classificação por equipes (automático em torneios e desempates de equipes)
players = Mostrar a classificação individual, mesmo em um torneio de equipes
table = Tabela a mostrar: standing (classificação), cross (quadro cruzado) ou progress (pontos depois de cada rodada) [padrão: standing]
card = Mostrar os resultados de um jogador (PLAYER: número inicial), rodada a rodada
prizes = Lista (LIST) de prêmios em ordem, por exemplo 600,300,150; os jogadores com os mesmos pontos dividem os prêmios (1.61)
wide = Mostrar também título, rating, federação e data de nascimento
list = Lista (LIST) da federação (texto, CSV ou XML); acrescenta a categoria, e o título se o arquivo não o tiver

for-teams = --tiebreaks: { $code } é para equipes; esperado: um desempate para jogadores, ou --teams

no-round = { $rounds ->
    [1] --round: a rodada { $round } não está emparceirada; o arquivo tem 1 rodada emparceirada
   *[other] --round: a rodada { $round } não está emparceirada; o arquivo tem { $rounds } rodadas emparceiradas
    }

no-player = --worked: nenhum jogador tem o número inicial { $number }
no-team = --worked: nenhuma equipe tem o número { $number }
no-card = --card: nenhum jogador tem o número inicial { $number }
no-prize = --prizes: não foi possível ler { $found }; esperado: valores, por exemplo 600 ou 49.50
not-here = { $code } não pode ser usado em um round robin (C.07.8)
unrated = { $code }: os jogadores sem rating não são contados; o regulamento deve anunciar isso (C.07.10)
for-people = { $code } é para jogadores; as equipes não têm rating (C.07.10)

rank = posição
number = nº
name = nome
team = equipe
points = pontos
title = título
category = cat.
rating = rating
federation = fed.
born = nasc.
prize = prêmio
tables-round = rodada
opponent = oponente
result = resultado
total = total
match-points = pontos de confronto
game-points = pontos de partida
won = v.
drawn = e.
lost = d.
board-points = tabuleiros

part = { "  " }rodada { $round }, oponente { $opponent }: { $value }
part-alone = { "  " }rodada { $round }: { $value }
team-codes-part = { "  " }rodada { $round }, equipe { $opponent }: { $value }
board = { "  " }tabuleiro { $board }: { $value }
divided = { "  " }Buchholz dividido por { $value }
cut = descartado
dummy = oponente virtual
