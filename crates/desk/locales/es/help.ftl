## The manual

title = Ayuda
manual = Manual del árbitro
search = Buscar en la ayuda
search-go = Buscar
contents = Contenido
on-this-page = En esta página
print-all = Imprimir todo el manual
other-language = Este capítulo todavía no está traducido.
found = { $count ->
    [0] No se ha encontrado ninguna tarea. Pruebe con otras palabras.
    [one] Se ha encontrado una tarea.
   *[other] Se han encontrado { $count } tareas.
}
