### `adoube perft`.

about = Zenbatu jokaldi kopuru jakin batera dauden posizioak
depth = Zenbat jokaldi, 0tik 12ra
divide = Erakutsi lehen jokaldi bakoitzaren kopurua ere
