title = Pantalla
timer = Temps restant
timer-over = S'ha acabat el temps
page = pàgina { $page } de { $pages }
show-pairings = Aparellaments per taulers
show-names = Aparellaments per noms
show-standings = Classificació
