## Screens in the hall

title = Tela
timer = Tempo restante
timer-over = O tempo acabou
page = Página { $page } de { $pages }
show-pairings = Emparceiramento por tabuleiro
show-names = Emparceiramento por nome
show-standings = Classificação
