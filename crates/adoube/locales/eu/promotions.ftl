### `adoube promotions`.

about = Txapelketa bateko kategoria-igoerak eta Mestre Català normak
player = Jokalari hau bakarrik, txapelketako zenbakiaren arabera
all = Erakutsi iristen ez direnak ere
reach = Normarako nahikoa da ehunekora iristea, gainditu gabe
none = Ez igoerarik, ez normarik
no-categories = --list gabe ez da kategoriarik ezagutzen: category zutabea (3, 2, 1, P, M)
