### `adoube perft`.

about = Contar as posições possíveis depois de um número de lances
depth = Profundidade (DEPTH) em meios-lances, de 0 a 12
divide = Mostrar também a contagem de cada primeiro lance
