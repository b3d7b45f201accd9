## Rating lists, in which players are looked up

title = Listas de rating
none = Todavía no hay ninguna lista.
name = Lista
name-hint = Una lista con el mismo nombre sustituye a la anterior.
when = Importada
drop = Eliminar
add = Importar una lista
intro = La lista de la FIDE (TXT o XML, tal como la publica o descomprimida) o la de la federación (texto o CSV), hasta { $most } MB. adoube list import hace lo mismo sin navegador.
send = Importar
packed = El fichero está comprimido de un modo que no se lee: descomprímalo antes.
too-large = El fichero pasa de { $most } MB.
broken = El fichero acaba demasiado pronto o está dañado: envíelo de nuevo.
nothing = No se ha encontrado ningún jugador: se esperaba una lista de la FIDE o de la federación.
wrong = No se ha importado nada: la lista tiene errores. Corríjalos y vuelva a enviarla.
search = Buscar en las listas
query = Nombre o número
query-hint = El comienzo del apellido, del nombre o del código FIDE.
player-year = Año de nacimiento
field-year = Un año de cuatro cifras, como 2012.
done-list-dropped = Lista eliminada.
found = { $count ->
    [0] Ningún jugador
    [1] Un jugador
   *[other] { $count } jugadores
}
done-list-imported = { $name }: importada. Jugadores: { $count }.
