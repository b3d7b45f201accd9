### `adoube chess960`.

about = Uma posição inicial de xadrez randômico (Chess960): pelo número, pelas peças ou ao acaso
which = Um número de 0 a 959, as oito peças (RNBQKBNR) ou random [padrão: random]
bad = N: encontrou-se { $found }; esperava-se um número de 0 a 959, as oito peças de uma posição inicial ou random
