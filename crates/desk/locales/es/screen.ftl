title = Pantalla
timer = Tiempo restante
timer-over = Se acabó el tiempo
page = página { $page } de { $pages }
show-pairings = Emparejamientos por tableros
show-names = Emparejamientos por nombres
show-standings = Clasificación
