screen-title = Pantalla
screen-timer = Temps restant
screen-timer-over = S'ha acabat el temps
screen-page = pàgina { $page } de { $pages }
screen-show-pairings = Aparellaments per taulers
screen-show-names = Aparellaments per noms
screen-show-standings = Classificació
