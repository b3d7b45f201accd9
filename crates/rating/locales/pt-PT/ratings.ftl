### How a rating of the handbook is calculated.

new = Novo Elo: { $own } + variações = { $exact }; múltiplo de 5 mais próximo, as metades para cima, nunca abaixo de 2000: { $published }
catalan = Elo catalão
spanish = Elo espanhol
international = Elo internacional
imputed = sem Elo, segundo os pontos do torneio
too-few-games = Não conta: menos de seis partidas jogadas no Campeonato por equipas (Elo 3 c)
same = Nenhum torneio conta: o Elo continua em { $own }
not = Sem Elo: só entram na lista os preferentes e os titulados (Elo 2)
kept = Ainda sem Elo: { $games } partidas das 16 necessárias; ficam guardadas (Elo 2 b)
