## Rating lists in which players are looked up

title = Listas de Elo
none = Todavía no hay ninguna lista.
name = Lista
name-hint = Si ya hay una lista con este nombre, se sustituye.
when = Importada
drop = Eliminar
add = Importar lista
intro = La lista de la FIDE (TXT o XML, comprimida o no) o la de la federación (texto, CSV o XLSX), hasta { $most } MB. En la línea de órdenes: adoube list import.
send = Importar
packed = Este formato de compresión no se admite. Descomprima antes el archivo.
too-large = El archivo es demasiado grande. El límite es de { $most } MB.
broken = El archivo está incompleto o dañado. Vuelva a enviarlo.
nothing = No se ha encontrado ningún jugador. Elija una lista de Elo de la FIDE o de la federación.
wrong = No se ha importado nada: la lista tiene errores. Corríjalos y vuelva a importarla.
search = Buscar en las listas
query = Nombre o número
query-hint = El comienzo del apellido, del nombre o del ID FIDE.
player-year = Año de nacimiento
field-year = Escriba un año de cuatro cifras, por ejemplo 2012.
done-list-dropped = Lista eliminada.
found = { $count ->
    [0] No se ha encontrado ningún jugador
    [one] Se ha encontrado un jugador
   *[other] Se han encontrado { $count } jugadores
}
done-list-imported = { $count ->
    [one] Se ha importado { $name }: un jugador.
   *[other] Se ha importado { $name }: { $count } jugadores.
}
