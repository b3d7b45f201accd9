### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = s’esperava una etiqueta, [Nom "valor"]
bad-token = s’esperava una jugada, un comentari o un resultat
bad-nag = s’esperava un nombre entre 0 i 255 després de $
stray-brace = { "}" } sense cap comentari obert
stray-parenthesis = ) sense cap variant oberta
empty-variation-place = una variant abans de la primera jugada
too-deep = més de 256 variants, l’una dins de l’altra; aquestes jugades no es comproven
open-variation = la partida acaba dins d’una variant
open-comment = el fitxer acaba dins d’un comentari
missing-result = falta el resultat al final de la partida
result-in-variation = un resultat dins d’una variant
too-long = és massa llarg per llegir-ho d’una sola vegada
