### Imports, numbers of persons, and acts on many players at once

## Import

title = Importar de un archivo
intro = Importe clubes, jugadores, licencias, Elo u órdenes de fuerza de una hoja de cálculo. No se introduce nada antes de revisar la vista previa.
kind = Contenido del archivo
kind-licences = Jugadores y licencias
kind-ratings = Elo de los jugadores
kind-lists = Órdenes de fuerza
file-hint = CSV o XLSX con una línea de cabecera, de 8 MB y 20 000 filas como máximo.
preview = Mostrar la vista previa
preview-title = Vista previa
columns = Columnas
columns-hint = La línea de cabecera nombra las columnas, en cualquier orden y en cualquier idioma de adoube. Las columnas en negrita son obligatorias.
confirm-hint = Todavía no se ha introducido nada. Todas las filas se introducen a la vez y se pueden deshacer a la vez en el registro. Al deshacerlas se conservan los datos personales, como los números y las fechas de nacimiento.
enter = Importar las filas
fate-new = Nuevos
fate-changed = Cambiados
fate-same = Ya conocidos
fate-left = Omitidos
line = Línea
matched = Reconocido por
notes = Observaciones
by-birth = Nombre y fecha de nacimiento
by-person = Persona
more = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
sheet = Solo se lee la hoja «{ $sheet }».
unread = Columnas que no se leen: { $columns }
header-lacks = En la línea de cabecera faltan: { $columns }. Añada las columnas o elija otro contenido.
nothing = El archivo no contiene nada que introducir. Revise las observaciones de abajo.
done = Se ha importado el archivo. Nuevos: { $new }. Cambiados: { $changed }.
done-without = Se ha importado el archivo. Nuevos: { $new }. Cambiados: { $changed }. Omitidos: { $left }.
log-bulk = Introducidos a la vez

## Files that are not read

file-empty = El archivo está vacío. Elija uno con una línea de cabecera.
file-rows = El archivo tiene más de { $most } filas. Divídalo e importe las partes.
file-columns = La línea { $line } tiene más de { $most } columnas. Quite las columnas que no hagan falta.
file-size = El archivo descomprimido supera { $most } MB. Divídalo e importe las partes.
file-damaged = La hoja de cálculo está dañada o cifrada. Ábrala, guárdela de nuevo como XLSX y vuelva a intentarlo.
file-old-excel = Es un archivo de Excel antiguo o cifrado. Guárdelo como XLSX o CSV.
file-ods = Es una hoja de cálculo OpenDocument (ODS). Guárdela como XLSX o CSV.
file-document = Es un documento de texto. Guarde la tabla como XLSX o CSV.
file-archive = Es un archivo comprimido. Descomprímalo y elija el archivo XLSX o CSV que contiene.
file-pdf = Es un PDF. Elija un archivo XLSX o CSV.
file-picture = Es una imagen. Elija un archivo XLSX o CSV.
file-markup = Es una página web o XML. Elija un archivo XLSX o CSV.
file-binary = No es ni una hoja de cálculo ni un texto. Elija un archivo XLSX o CSV.

## Faults of a row, and what was expected

fault = Línea { $line }, columna { $column }: hay «{ $found }»; se esperaba { $expected }
fault-nothing = Línea { $line }, columna { $column }: no hay nada; se esperaba { $expected }
expect-name = un nombre de 90 caracteres como máximo
expect-town = una población
expect-address = una dirección de 120 caracteres como máximo
expect-club = un club registrado, por nombre o número
expect-born = una fecha de nacimiento pasada, por ejemplo 1990-05-05
expect-rating = un Elo de 1 a 3500
expect-number = un número de 40 letras y cifras como máximo
expect-fide-id = un ID FIDE
expect-category = una categoría: P, 1, 2 o 3
expect-title = un título, por ejemplo MC, MF o GM
expect-nationality = Nacional, Andorrana o Extranjera
expect-province = Barcelona, Girona, Lleida o Tarragona
expect-reason = el tipo de solicitud: nueva licencia, renovación o cambio de club
expect-papers = nombres de documentos separados por punto y coma, o «todos»
expect-yes = sí o no
expect-place = un número entero desde 1
expect-contact = 120 caracteres como máximo
expect-one-person = un nombre que solo tiene una persona
all-papers = todos
column-surname = Apellidos
column-granted = Licencia concedida
column-place = Puesto en la lista

## Rows left out, and values that are not taken

why-several = Línea { $line }: hay varias personas que se llaman { $name }. Añada un número o la fecha de nacimiento.
why-other = Línea { $line }: un número de { $name } pertenece a { $other }. Corrija el número o el nombre.
why-unknown = Línea { $line }: { $name } no está en esta temporada. Importe primero los jugadores.
why-twice = Línea { $line }: { $name } ya está en la línea { $earlier }.
why-other-club = Línea { $line }: { $name } es de otro club: { $club }. Anote el cambio de club en la página del jugador.
why-club-twice = Línea { $line }: { $club } está dos veces en el archivo.
why-list-refused = La lista de { $club } no se sella: { $why }
why-list-fault = La lista de { $club } no se sella, porque una de sus líneas tiene un error.
note-kept = Línea { $line }, columna { $column }: hay «{ $found }»; se conserva el valor conocido, «{ $had }»
note-licensed = Línea { $line }: el jugador ya tiene licencia.
note-club-known = Línea { $line }: { $club } ya está registrado y no cambia.
note-not-granted = { $name }: se conserva la solicitud, pero no se concede la licencia. { $why }

## Numbers of persons

national-number = Número nacional
national-number-hint = El número en la federación nacional (5.24).
licence-number = Número de licencia
number-bad = Escriba 40 letras y cifras como máximo.
fide-id-bad = Escriba un ID FIDE: solo cifras, 12 como máximo.
number-taken = { $name } ya tiene este número. Corrija el número aquí o allí.

## Ratings from a list

doubtful = Coincidencias dudosas
doubtful-hint = Los números de estos jugadores llevan a otro nombre o a dos entradas de la lista. No reciben Elo. Revise los números.
unlisted = No están en la lista
unlisted-hint = Ninguna entrada de la lista tiene un número de estos jugadores. Escriba los números que faltan en sus páginas.

## Licences of many players at once

licences-title = Licencias
licences-none = No hay ningún jugador. Elija otra selección.
show = Jugadores
show-applied = Con solicitud
show-complete = Con la solicitud completa
show-incomplete = Con documentos pendientes
show-to-renew = Por renovar
show-all = Todos
order = Orden
order-date = Fecha de solicitud, primero las más antiguas
order-newest = Fecha de solicitud, primero las más recientes
applied-on = Fecha de solicitud
rows = { $from } a { $to } de { $count }
earlier = Anteriores
later = Siguientes
tick = Seleccionar
tick-all = Seleccionar todos los jugadores de esta lista, en todas las páginas ({ $count })
grant = Conceder las licencias
renew = Renovar las licencias
renew-hint = Marque los documentos que han presentado todos los jugadores seleccionados. Cada jugador recibe una solicitud, y una licencia si no falta nada.
charge = Hacer el cargo a los clubes
charge-hint = Escriba el importe por cada jugador seleccionado. Cada club recibe un solo cargo con la suma.
tick-one = Seleccione al menos un jugador.
done-granted = { $count ->
    [one] Se ha concedido una licencia.
   *[other] Se han concedido { $count } licencias.
}
done-granted-but = { $count ->
    [one] Se ha concedido una licencia. Los demás no se aceptan ({ $refused }). { $names }
   *[other] Se han concedido { $count } licencias. Los demás no se aceptan ({ $refused }). { $names }
}
done-renewed = { $count ->
    [one] Se ha renovado una licencia.
   *[other] Se han renovado { $count } licencias.
}
done-renewed-but = { $count ->
    [one] Se ha renovado una licencia. Los demás todavía no tienen licencia ({ $refused }). { $names }
   *[other] Se han renovado { $count } licencias. Los demás todavía no tienen licencia ({ $refused }). { $names }
}
done-charged = { $count ->
    [one] Se ha hecho el cargo de un jugador al club.
   *[other] Se ha hecho el cargo de { $count } jugadores a sus clubes.
}
done-charged-but = { $count ->
    [one] Se ha hecho el cargo de un jugador al club. A los demás no se les hace ningún cargo ({ $refused }). { $names }
   *[other] Se ha hecho el cargo de { $count } jugadores a sus clubes. A los demás no se les hace ningún cargo ({ $refused }). { $names }
}
done-print = { $count ->
    [one] Hay una licencia para imprimir.
   *[other] Hay { $count } licencias para imprimir.
}
print-none = Ninguno de estos jugadores tiene licencia. Conceda primero las licencias.
print-without = { $count ->
    [one] Un jugador sin licencia
   *[other] { $count } jugadores sin licencia
}
no-birth = no se conoce la fecha de nacimiento
