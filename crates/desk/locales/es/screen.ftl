## Screens in the hall

title = Pantalla
timer = Tiempo restante
timer-over = Se ha acabado el tiempo
page = Página { $page } de { $pages }
show-pairings = Emparejamientos por tablero
show-names = Emparejamientos por nombre
show-standings = Clasificación
