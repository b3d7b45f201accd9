### What a PGN file reports besides moves.

bad-tag = s'esperava una etiqueta [Nom "valor"]
bad-token = s'esperava una jugada, un comentari o un resultat
bad-nag = s'esperava un número de 0 a 255 després de $
stray-brace = hi ha una { "}" } sense comentari obert
stray-parenthesis = hi ha un ) sense variant oberta
empty-variation-place = hi ha una variant abans de cap jugada
too-deep = hi ha més de 256 variants l'una dins de l'altra: aquestes jugades no es comproven
open-variation = la partida acaba dins d'una variant
open-comment = el fitxer acaba dins d'un comentari
missing-result = falta el resultat al final de la partida
result-in-variation = hi ha un resultat dins d'una variant
too-long = és més llarg del que es pot llegir d'un cop
