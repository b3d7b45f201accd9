### `adoube pair`.

consolation = En comptes d'aparellar, escriu el fitxer (TRF) de l'eliminatòria de consolació d'aquesta categoria (P, 1, 2 o 3) entre els eliminats per algú de categoria superior (3.11); vol --list
list = La llista de la federació amb les categories (text, CSV o XML)
not-a-knockout = --consolation: { $name } no és una eliminatòria; s'esperava --system knockout, o un fitxer que ho digui
too-few = { $name }: encara no hi ha dos jugadors de categoria { $category } eliminats per algú de categoria superior (3.11)
about = Aparella la ronda següent d'un torneig
explain = Digues després per què: grups, colors i qui s'ha descartat i per quin criteri
round = Quina ronda; les anteriors es prenen com són [per defecte, la següent]
no-result = { $name }: hi ha partides sense resultat, dels jugadors { $players }; per aparellar compten com a taules
too-far = --round: s'ha trobat { $round }; s'esperava un nombre d'1 a { $most }, perquè la ronda anterior encara no s'ha aparellat
teams = Aparella els equips (registres 310 o 013), no els jugadors: pel suís d'equips de la FIDE (C.04.6), o amb --system roundrobin o roundrobin-double per les taules
other = --teams: s'ha trobat el sistema { $system }; s'esperava roundrobin, roundrobin-double o cap, per al suís d'equips
no-pairing = { $name }: no hi ha cap aparellament dels equips sense repetir un encontre
no-round = { $name }: la taula de { $teams } equips no té ronda { $round }
