screen-title = Pantalla
screen-timer = Tiempo hasta el inicio
screen-timer-over = Empieza la ronda
screen-page = página { $page } de { $pages }
screen-show-pairings = Emparejamientos por tableros
screen-show-names = Emparejamientos por nombres
screen-show-standings = Clasificación
