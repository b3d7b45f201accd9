screen-title = Tela
screen-timer = Tempo restante
screen-timer-over = O tempo acabou
screen-page = página { $page } de { $pages }
screen-show-pairings = Emparceiramento por tabuleiros
screen-show-names = Emparceiramento por nomes
screen-show-standings = Classificação
