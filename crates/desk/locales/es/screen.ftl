screen-title = Pantalla
screen-timer = Tiempo restante
screen-timer-over = Se acabó el tiempo
screen-page = página { $page } de { $pages }
screen-show-pairings = Emparejamientos por tableros
screen-show-names = Emparejamientos por nombres
screen-show-standings = Clasificación
