### How an imported tournament differs from its report file.

system = El archivo no indica ningún sistema de emparejamiento conocido. Se utiliza el sistema holandés.
rounds = El archivo no indica el número de rondas. El torneo tendrá { $rounds }.
tie-breaks = Desempates desconocidos: «{ $found }». Se utilizan los predeterminados.
numbers = Los números iniciales tenían huecos. Ahora son consecutivos.
accelerations = Los puntos virtuales que no son de la aceleración de Bakú no se importan.
forbidden = Los emparejamientos prohibidos en algunas rondas ahora lo están en todas.
no-opponent = Ronda { $round }, jugador { $number }: un resultado sin adversario se importa como bye.
second-bye = Ronda { $round }, jugador { $number }: un segundo bye asignado se importa como bye de un punto.
day = Línea { $code }: «{ $found }» no es una fecha y no se importa. Escriba las fechas así: 2026/11/16.
rate = Ritmo de juego desconocido: «{ $found }». El texto se conserva; los relojes utilizan el ritmo predeterminado.
cut = Línea { $code }: el texto es demasiado largo y se acorta a «{ $taken }».
records = Líneas TRF no importadas: { $codes }.
