### How a FIDE rating is calculated.

reached2400 = chegou a 2400
junior = até o ano dos 18, abaixo de 2300
new = menos de 30 partidas
usual = abaixo de 2400
given = da lista
kept = Guardado de { $year }-{ $month }: { $games } partidas, { $points } pontos, soma { $sum }
game = { $name } { $opponent }: diferença { $own } − { $opponent } = { $difference }{ $counted }; tabela { $table }, linha { $row }, coluna { $column }: { $percent } %; pontos { $points } − { $expected } = { $delta }
counted = , contada { $used } ({ $article })
k = K = { $k } ({ $reason }, { $article })
reduced = K = { $k } ({ $reason }, { $article }); usado { $used }, para que K × { $games } não passe de 700
sum = K × soma = { $k } × { $sum } = { $exact }; inteiro mais próximo, as metades afastando-se de zero: { $rounded } ({ $article }); { $own } passa a { $new }
no-games = Nenhuma partida contra jogadores com rating: { $own } não muda
below-floor = Abaixo de 1400: sem rating na lista ({ $article })
opponent = { $name } { $rating }: { $points }
disregarded = O primeiro torneio, sem nenhum ponto, não conta ({ $article }): { $games } partidas
few = Ainda sem primeiro rating: partidas contra jogadores com rating: { $games } das { $needed } necessárias; ficam guardadas ({ $article })
none = Sem primeiro rating: nenhuma partida contra jogadores com rating ({ $article })
average = Média com dois adversários supostos de 1800: Ra = ({ $sum } + 2 × 1800) / ({ $games } + 2) = { $average } ({ $article })
percent = Com dois empates: ({ $points } + 1) de ({ $games } + 2) = { $percent } %, inteiro, as metades para cima; tabela { $table }, linha { $percent } %: dp = { $difference }
rating = Primeiro rating: Ru = Ra + dp = { $exact }; inteiro mais próximo, as metades para cima, no máximo 2200: { $rating } ({ $article })
