### `adoube chess960`.

about = Mostrar uma posição inicial de xadrez randômico (Chess960): pelo número, pelas peças ou por sorteio
which = Número de 0 a 959, as oito peças (RNBQKBNR) ou random [padrão: random]
bad = N: a posição inicial { $found } não existe; esperado: um número de 0 a 959, oito peças, por exemplo RNBQKBNR, ou random
