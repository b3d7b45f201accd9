## Screens in the hall

title = Pantalla
timer = Temps restant
timer-over = S’ha acabat el temps
page = Pàgina { $page }/{ $pages }
show-pairings = Aparellaments per tauler
show-names = Aparellaments per nom
show-standings = Classificació
