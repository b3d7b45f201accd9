### `adoube promotions`.

about = The promotions between categories and the Mestre Català norms of a tournament
player = Only this player, by number in the tournament
all = Show also those who fall short
reach = For the norm it is enough to reach the percentage, not to exceed it
none = No promotion and no norm
no-categories = without --list no category is known: its column category (3, 2, 1, P, M)
