### `adoube chess960`.

about = Mostrar uma posição inicial de xadrez aleatório (Chess960): pelo número, pelas peças ou por sorteio
which = Número de 0 a 959, as oito peças (RNBQKBNR) ou random [predefinição: random]
