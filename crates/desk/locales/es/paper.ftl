## Printed documents

title = Impresión
intro = Cada documento se abre en una página. Imprímala o guárdela como PDF.
print = Imprimir
by-board = Emparejamientos por tablero
by-name = Emparejamientos por nombre
standings = Clasificación
crosstable = Cuadro cruzado
players = Ranking inicial
check-in = Lista de presencia
slips = Hojas de resultado con código QR
place-cards = Tarjetas de mesa
badges = Acreditaciones
scoresheets = Planillas
signature = Firma
round-board = Ronda { $round } · tablero { $board }
scan = Escanee el código para enviar el resultado
date = Fecha
move = Jug.
result-line = Resultado
checkpoint = { $size ->
    [one] Punto de control del registro: una acción
   *[other] Punto de control del registro: { $size } acciones
}
present = Presente
no-round = Todavía no hay rondas. Empareje la primera.
whole-names = Mostrar los nombres completos de los menores
initials = Mostrar solo las iniciales de los menores
