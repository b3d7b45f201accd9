### `adoube chess960`.

about = Uma posição inicial de xadrez aleatório (Chess960): pelo número, pelas peças ou ao acaso
which = Um número de 0 a 959, as oito peças (RNBQKBNR) ou random [predefinição: random]
