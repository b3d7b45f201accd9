### `adoube promotions`.

about = Find category promotions and Mestre Català norms earned in a tournament
player = Only player N (starting number)
all = Also show players who fall short
reach = Grant the norm when the percentage is reached, even if it is not exceeded
none = No promotions, no norms
no-categories = categories unknown; give a --list with a column called category (3, 2, 1, P, M)
