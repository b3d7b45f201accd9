### `adoube list`.

about = Gestiona les llistes d’Elo que serveixen per cercar jugadors
import = Importa una llista de la FIDE (TXT o XML, comprimida o no) o de la federació (text o CSV)
file = Fitxer (FILE) de la llista; - llegeix l’entrada estàndard
called = Nom (NAME) de la llista; substitueix la que tingui el mateix nom [per defecte: FIDE]
show = Mostra les llistes importades
search = Cerca jugadors pel començament del nom o del número
query = Començament del cognom, del nom o de l’ID FIDE
remove = Suprimeix una llista
list = Nom (NAME) de la llista

imported = { $players ->
    [1] { $name }: 1 jugador importat
   *[other] { $name }: { $players } jugadors importats
    }

line = { $players ->
    [1] { $name }: 1 jugador
   *[other] { $name }: { $players } jugadors
    }

unchanged = { $name }: no s’ha importat res
none = Encara no hi ha cap llista d’Elo. Importeu-ne una amb adoube list import.
no-such = { $name }: llista desconeguda; vegeu adoube list show
removed = { $name }: suprimida
nobody = No s’ha trobat cap jugador.
nothing = { $name }: no s’hi ha trobat cap jugador; s’esperava una llista d’Elo de la FIDE o de la federació
packed = { $name }: compressió desconeguda; descomprimiu el fitxer abans
