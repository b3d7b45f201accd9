screen-title = Tela
screen-timer = Tempo até o início
screen-timer-over = A rodada começa
screen-page = página { $page } de { $pages }
screen-show-pairings = Emparceiramento por tabuleiros
screen-show-names = Emparceiramento por nomes
screen-show-standings = Classificação
