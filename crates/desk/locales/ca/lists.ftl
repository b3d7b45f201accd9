## Rating lists, in which players are looked up

lists-title = Llistes de rating
lists-none = Encara no hi ha cap llista.
lists-name = Llista
lists-name-hint = Una llista amb el mateix nom en substitueix una altra.
lists-when = Importada
lists-drop = Elimina
lists-add = Importa una llista
lists-intro = La llista de la FIDE (TXT o XML, tal com la publica o descomprimida) o la de la federació (text o CSV), fins a { $most } MB. adoube list import fa el mateix sense navegador.
lists-send = Importa
lists-packed = El fitxer està comprimit d'una manera que no es llegeix: descomprimiu-lo abans.
lists-too-large = El fitxer passa de { $most } MB.
lists-broken = El fitxer s'acaba massa aviat o està malmès: torneu-lo a enviar.
lists-nothing = No s'hi ha trobat cap jugador: s'esperava una llista de la FIDE o de la federació.
lists-wrong = No s'ha importat res: la llista té errors. Corregiu-los i torneu-la a enviar.
lists-search = Cerca a les llistes
lists-query = Nom o número
lists-query-hint = El començament del cognom, del nom o del codi FIDE.
player-year = Any de naixement
field-year = Un any de quatre xifres, com ara 2012.
done-list-dropped = Llista eliminada.
lists-found = { $count ->
    [0] Cap jugador
    [1] Un jugador
   *[other] { $count } jugadors
}
done-list-imported = { $name }: importada. Jugadors: { $count }.
