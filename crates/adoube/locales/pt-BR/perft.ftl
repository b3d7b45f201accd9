### `adoube perft`.

about = Conta as posições a um número de lances de distância
depth = Quantos lances, de 0 a 12
divide = Mostra também a conta de cada primeiro lance
