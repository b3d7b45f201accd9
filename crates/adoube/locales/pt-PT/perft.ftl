### `adoube perft`.

about = Contar as posições possíveis após um número de lances
