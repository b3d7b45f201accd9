### `adoube perft`.

about = Cuenta las posiciones a un número de jugadas de distancia
depth = Cuántas jugadas, de 0 a 12
divide = Muestra también la cuenta de cada primera jugada
