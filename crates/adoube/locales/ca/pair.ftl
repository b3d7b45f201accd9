### `adoube pair`.

about = Aparella la ronda següent d’un torneig
explain = Explica cada aparellament: grups de puntuació, colors, alternatives rebutjades
round = Ronda N, aparellada amb els resultats de les rondes anteriors [per defecte: la següent]
no-result = { $name }: les partides sense resultat compten com a taules en aquest aparellament (jugadors { $players })
too-far = --round: la ronda { $round } encara no es pot aparellar; s’esperava un nombre entre 1 i { $most }
teams = Aparella equips (línies TRF 310 o 013) en lloc de jugadors: amb el sistema suís per equips de la FIDE (C.04.6), o amb les taules de round robin si s’indica --system roundrobin o roundrobin-double
other = --teams: el sistema { $system } només aparella jugadors; s’esperava roundrobin, roundrobin-double o cap --system per al suís per equips
no-pairing = { $name }: els equips no es poden aparellar sense repetir cap encontre
no-round = { $name }: la taula per a { $teams } equips no té cap ronda { $round }
consolation = En lloc d’aparellar, escriu el fitxer TRF de les eliminatòries de consolació d’una categoria (CATEGORY: P, 1, 2 o 3), amb els jugadors eliminats per algú de categoria superior (3.11); cal --list
list = Llista (LIST) de la federació amb les categories (text, CSV o XML)
not-a-knockout = --consolation: { $name } no és un torneig per eliminatòries; s’esperava --system knockout o un fitxer d’eliminatòries
too-few = { $name }: encara no hi ha dos jugadors de la categoria { $category } eliminats per algú de categoria superior (3.11)
