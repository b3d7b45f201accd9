### `adoube list`.

about = Gestionar las listas de Elo que sirven para buscar jugadores
import = Importar una lista de la FIDE (TXT o XML, comprimida o no) o de la federación (texto o CSV)
file = Archivo (FILE) de la lista; - lee la entrada estándar
called = Nombre (NAME) de la lista; sustituye a la que tenga el mismo nombre [por defecto: FIDE]
show = Mostrar las listas importadas
search = Buscar jugadores por el comienzo del nombre o del número
query = Comienzo del apellido, del nombre o del ID FIDE
remove = Eliminar una lista
list = Nombre (NAME) de la lista

imported = { $players ->
    [1] { $name }: 1 jugador importado
   *[other] { $name }: { $players } jugadores importados
    }

line = { $players ->
    [1] { $name }: 1 jugador
   *[other] { $name }: { $players } jugadores
    }

unchanged = { $name }: no se ha importado nada
none = Todavía no hay ninguna lista de Elo. Importe una con adoube list import.
no-such = { $name }: lista desconocida; consulte adoube list show
removed = { $name }: eliminada
nobody = No se ha encontrado ningún jugador.
nothing = { $name }: no se ha encontrado ningún jugador; se esperaba una lista de Elo de la FIDE o de la federación
packed = { $name }: compresión desconocida; descomprima antes el archivo
