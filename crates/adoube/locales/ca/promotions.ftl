### `adoube promotions`.

about = Els ascensos de categoria i les normes de Mestre Català d'un torneig
player = Només aquest jugador, pel número del torneig
all = Mostra també qui no hi arriba
reach = Per a la norma n'hi ha prou d'arribar al percentatge, sense superar-lo
none = Cap ascens ni cap norma
no-categories = sense --list no es coneix cap categoria: la columna category (3, 2, 1, P, M)
