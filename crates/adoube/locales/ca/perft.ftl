### `adoube perft`.

about = Compta les posicions a un nombre de jugades de distància
depth = Quantes jugades, de 0 a 12
divide = Mostra també el compte de cada primera jugada
