### `adoube law`.

about = El reglament: un article, una cerca, els termes o dues edicions comparades
article = El número, com 7.5.5 o A.4; sense número, l'índex
edition = L'edició: 1985, 2017, 2018 o 2023 [per defecte, 2023]
search = Cerca articles per les seves paraules, amb accents o sense
term = Cerca un terme del glossari en totes les llengües
compare = Compara dues edicions: totes les diferències, o les d'un article
