### `adoube simulate`.

about = Un torneo al azar, con resultados verosímiles, en TRF
players = Cuántos jugadores, de 2 a 9999 [por defecto, 60]
rounds = Cuántas rondas, de 1 a 200 [por defecto, 9; en una liga, las de la tabla]
seed = La semilla, que lo decide todo [por defecto, al azar]
stopped = después de la ronda { $round }: { $reason }
