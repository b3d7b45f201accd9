### `adoube promotions`.

about = Encontrar los ascensos de categoría y las normas de Mestre Català de un torneo
player = Solo el jugador N (número inicial)
all = Mostrar también los jugadores que no llegan
reach = Conceder la norma cuando se alcanza el porcentaje, aunque no se supere
none = Ni ascensos ni normas
no-categories = no se conocen las categorías; indique una lista (--list) con la columna category (3, 2, 1, P, M)
