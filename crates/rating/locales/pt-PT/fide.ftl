### How a FIDE rating is calculated.

junior = até ao ano dos 18, abaixo de 2300
no-games = Nenhuma partida contra jogadores com Elo: { $own } não muda
below-floor = Abaixo de 1400: sem Elo na lista ({ $article })
few = Ainda sem primeiro Elo: partidas contra jogadores com Elo: { $games } das { $needed } necessárias; ficam guardadas ({ $article })
none = Sem primeiro Elo: nenhuma partida contra jogadores com Elo ({ $article })
rating = Primeiro Elo: Ru = Ra + dp = { $exact }; inteiro mais próximo, as metades para cima, no máximo 2200: { $rating } ({ $article })
