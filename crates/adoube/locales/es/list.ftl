### `adoube list`.

about = Las listas de Elo donde la mesa busca jugadores
import = Importa una lista de la FIDE (TXT o XML, comprimida o no) o de la federación (texto o CSV)
file = La lista; - es la entrada estándar
called = Cómo se llama; sustituye a la del mismo nombre [por defecto, FIDE]
show = Muestra las listas que hay
search = Busca jugadores por el comienzo del nombre o del número
query = El comienzo del apellido, del nombre o del ID FIDE
remove = Elimina una lista
list = El nombre de la lista
imported = { $name }: importada; jugadores: { $players }
line = { $name }: jugadores: { $players }
unchanged = { $name }: no se ha importado nada
none = Todavía no hay ninguna lista.
no-such = { $name }: no hay ninguna lista con ese nombre
removed = { $name }: eliminada
nobody = No se ha encontrado ningún jugador.
nothing = { $name }: no se ha encontrado ningún jugador; se esperaba una lista de la FIDE o de la federación
packed = { $name }: comprimido de un modo que no se lee; descomprímalo antes
