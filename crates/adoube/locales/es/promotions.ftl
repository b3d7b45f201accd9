### `adoube promotions`.

about = Los ascensos de categoría y las normas de Mestre Català de un torneo
player = Solo este jugador, por el número del torneo
all = Muestra también a quien no llega
reach = Para la norma basta alcanzar el porcentaje, sin superarlo
none = Ningún ascenso ni ninguna norma
no-categories = sin --list no se conoce ninguna categoría: la columna category (3, 2, 1, P, M)
