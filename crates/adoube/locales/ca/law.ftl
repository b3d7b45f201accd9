### `adoube law`.

about = Consulta les Lleis dels Escacs: un article, una cerca, un terme o dues edicions comparades
article = Número de l’article (ARTICLE), per exemple 7.5.5 o A.4 [per defecte: l’índex]
edition = Edició: 1985, 2017, 2018 o 2023 [per defecte: 2023]
search = Paraules (WORDS) que se cerquen als articles, amb accents o sense
term = Paraula (WORD) que se cerca al glossari, en totes les llengües
compare = Compara dues edicions: totes les diferències, o només les de l’article (ARTICLE)
example = Mostra un exemple: què passa en una partida i què decideixen les Lleis
example-of = Exemple, edició de { $edition }:
no-example = Cap partida de la col·lecció no mostra aquest article.
