## Rating lists, in which players are looked up

lists-title = Listas de rating
lists-none = Todavía no hay ninguna lista.
lists-name = Lista
lists-name-hint = Una lista con el mismo nombre sustituye a la anterior.
lists-when = Importada
lists-drop = Eliminar
lists-add = Importar una lista
lists-intro = La lista de la FIDE (TXT o XML, tal como la publica o descomprimida) o la de la federación (texto o CSV), hasta { $most } MB. adoube list import hace lo mismo sin navegador.
lists-send = Importar
lists-packed = El fichero está comprimido de un modo que no se lee: descomprímalo antes.
lists-too-large = El fichero pasa de { $most } MB.
lists-broken = El fichero acaba demasiado pronto o está dañado: envíelo de nuevo.
lists-nothing = No se ha encontrado ningún jugador: se esperaba una lista de la FIDE o de la federación.
lists-wrong = No se ha importado nada: la lista tiene errores. Corríjalos y vuelva a enviarla.
lists-search = Buscar en las listas
lists-query = Nombre o número
lists-query-hint = El comienzo del apellido, del nombre o del código FIDE.
player-year = Año de nacimiento
field-year = Un año de cuatro cifras, como 2012.
done-list-dropped = Lista eliminada.
lists-found = { $count ->
    [0] Ningún jugador
    [1] Un jugador
   *[other] { $count } jugadores
}
done-list-imported = { $name }: importada. Jugadores: { $count }.
