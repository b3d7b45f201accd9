### `adoube man`.

man = Escriu la pàgina del manual
name = NOM
synopsis = SINOPSI
exit = ESTAT DE SORTIDA
n-0 = Correcte, o la resposta és sí.
n-1 = La resposta és no: per exemple, una jugada il·legal o una comprovació fallida.
n-2 = Ús incorrecte o entrada il·legible.
