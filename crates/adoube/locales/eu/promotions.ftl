### `adoube promotions`.

about = Aurkitu txapelketa bateko kategoria-igoerak eta Mestre Català normak
player = N jokalaria soilik (hasierako zenbakia)
all = Erakutsi iristen ez diren jokalariak ere
reach = Eman norma ehunekora iristean, gainditzen ez bada ere
none = Ez igoerarik, ez normarik
no-categories = kategoriak ez dira ezagutzen; eman category zutabea (3, 2, 1, P, M) duen zerrenda bat (--list)
