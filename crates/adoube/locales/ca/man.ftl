### `adoube man`.

man = Escriu la pàgina del manual
name = NOM
synopsis = SINOPSI
exit = ESTAT DE SORTIDA
n-0 = Fet.
n-1 = La resposta és no: una jugada il·legal, una comprovació fallida.
n-2 = Ús incorrecte o entrada il·legible.
