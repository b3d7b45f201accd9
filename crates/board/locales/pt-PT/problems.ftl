### Why a position cannot come from a game.

no-start-position = segundo os direitos de roque, reis e torres não começaram como em nenhuma posição inicial de xadrez aleatório
