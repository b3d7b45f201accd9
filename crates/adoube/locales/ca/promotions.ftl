### `adoube promotions`.

about = Troba els ascensos de categoria i les normes de Mestre Català d’un torneig
player = Només el jugador N (número inicial)
all = Mostra també els jugadors que no hi arriben
reach = Concedeix la norma quan s’arriba al percentatge, encara que no se superi
none = Ni ascensos ni normes
no-categories = no es coneixen les categories; indiqueu una llista (--list) amb la columna category (3, 2, 1, P, M)
