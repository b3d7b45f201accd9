### `adoube list`.

about = Les llistes d'Elo on la taula busca jugadors
import = Importa una llista de la FIDE (TXT o XML, comprimida o no) o de la federació (text o CSV)
file = La llista; - és l'entrada estàndard
called = Com s'anomena; substitueix la que tingui el mateix nom [per defecte, FIDE]
show = Mostra les llistes que hi ha
search = Busca jugadors pel començament del nom o del número
query = El començament del cognom, del nom o de l'ID FIDE
remove = Elimina una llista
list = El nom de la llista
imported = { $name }: importada; jugadors: { $players }
line = { $name }: jugadors: { $players }
unchanged = { $name }: no s'ha importat res
none = Encara no hi ha cap llista.
no-such = { $name }: no hi ha cap llista amb aquest nom
removed = { $name }: eliminada
nobody = No s'ha trobat cap jugador.
nothing = { $name }: no s'hi ha trobat cap jugador; s'esperava una llista de la FIDE o de la federació
packed = { $name }: comprimit d'una manera que no es llegeix; descomprimiu-lo abans
