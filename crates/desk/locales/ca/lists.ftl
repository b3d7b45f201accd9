## Rating lists in which players are looked up

title = Llistes d’Elo
none = Encara no hi ha cap llista.
name = Llista
name-hint = Si ja hi ha una llista amb aquest nom, se substitueix.
when = Importada
drop = Suprimeix
add = Importa una llista
intro = La llista de la FIDE (TXT o XML, comprimida o no) o la de la federació (text, CSV o XLSX), fins a { $most } MB. A la línia d’ordres: adoube list import.
send = Importa
packed = Aquest format de compressió no s’admet. Descomprimiu abans el fitxer.
too-large = El fitxer és massa gran: { $most } MB com a màxim.
broken = El fitxer està incomplet o malmès. Torneu-lo a enviar.
nothing = No s’hi ha trobat cap jugador. Trieu una llista d’Elo de la FIDE o de la federació.
wrong = No s’ha importat res: la llista té errors. Corregiu-los i torneu-la a importar.
search = Cerca a les llistes
query = Nom o número
query-hint = El començament del cognom, del nom o de l’ID FIDE.
player-year = Any de naixement
field-year = Escriviu un any de quatre xifres, per exemple 2012.
done-list-dropped = Llista suprimida.
found = { $count ->
    [0] No s’ha trobat cap jugador
    [one] S’ha trobat un jugador
   *[other] S’han trobat { $count } jugadors
}
done-list-imported = { $count ->
    [one] S’ha importat { $name }: un jugador.
   *[other] S’ha importat { $name }: { $count } jugadors.
}
