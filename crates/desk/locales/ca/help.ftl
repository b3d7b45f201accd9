## The manual

title = Ajuda
manual = Manual de l’àrbitre
search = Cerca a l’ajuda
search-go = Cerca
contents = Contingut
on-this-page = En aquesta pàgina
print-all = Imprimeix tot el manual
other-language = Aquest capítol encara no està traduït.
found = { $count ->
    [0] No s’ha trobat cap tasca. Proveu-ho amb altres paraules.
    [one] S’ha trobat una tasca.
   *[other] S’han trobat { $count } tasques.
}
