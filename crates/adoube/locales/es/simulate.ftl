### `adoube simulate`.

about = Generar un torneo al azar con resultados verosímiles, en TRF
players = Número de jugadores, de 2 a 9999 [por defecto: 60]
rounds = Número de rondas, de 1 a 200 [por defecto: 9; en un round robin, las de la tabla]
seed = Semilla; la misma semilla da el mismo torneo [por defecto: al azar]
stopped = detenido después de la ronda { $round }: { $reason }
