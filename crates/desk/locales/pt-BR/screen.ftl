title = Tela
timer = Tempo restante
timer-over = O tempo acabou
page = página { $page } de { $pages }
show-pairings = Emparceiramento por tabuleiros
show-names = Emparceiramento por nomes
show-standings = Classificação
