## Rating lists, in which players are looked up

title = Llistes de rating
none = Encara no hi ha cap llista.
name = Llista
name-hint = Una llista amb el mateix nom en substitueix una altra.
when = Importada
drop = Elimina
add = Importa una llista
intro = La llista de la FIDE (TXT o XML, tal com la publica o descomprimida) o la de la federació (text o CSV), fins a { $most } MB. adoube list import fa el mateix sense navegador.
send = Importa
packed = El fitxer està comprimit d'una manera que no es llegeix: descomprimiu-lo abans.
too-large = El fitxer passa de { $most } MB.
broken = El fitxer s'acaba massa aviat o està malmès: torneu-lo a enviar.
nothing = No s'hi ha trobat cap jugador: s'esperava una llista de la FIDE o de la federació.
wrong = No s'ha importat res: la llista té errors. Corregiu-los i torneu-la a enviar.
search = Cerca a les llistes
query = Nom o número
query-hint = El començament del cognom, del nom o del codi FIDE.
player-year = Any de naixement
field-year = Un any de quatre xifres, com ara 2012.
done-list-dropped = Llista eliminada.
found = { $count ->
    [0] Cap jugador
    [1] Un jugador
   *[other] { $count } jugadors
}
done-list-imported = { $name }: importada. Jugadors: { $count }.
