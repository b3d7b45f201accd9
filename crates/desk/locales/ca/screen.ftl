screen-title = Pantalla
screen-timer = Temps fins a l'inici
screen-timer-over = Comença la ronda
screen-page = pàgina { $page } de { $pages }
screen-show-pairings = Aparellaments per taulers
screen-show-names = Aparellaments per noms
screen-show-standings = Classificació
