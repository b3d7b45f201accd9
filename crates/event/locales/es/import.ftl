### What was taken otherwise than the report file has it.

system = el archivo no nombra ningún sistema conocido: se toma el sistema holandés
rounds = el archivo no dice cuántas rondas hay: se toman { $rounds }
tie-breaks = no se entienden los desempates «{ $found }»: se toman los habituales
numbers = los números de salida tenían huecos y se han cerrado
accelerations = los puntos virtuales que no son de Bakú se han dejado
forbidden = las prohibiciones de algunas rondas valen para todas
no-opponent = ronda { $round }, jugador { $number }: un resultado sin contrincante se toma como descanso
second-bye = ronda { $round }, jugador { $number }: un segundo descanso por número impar se toma como descanso de un punto
day = registro { $code }: «{ $found }» no es una fecha como 2026/11/16; se ha omitido
rate = el ritmo de juego «{ $found }» no se entiende: se guardan sus palabras, y el reloj toma el ritmo habitual
cut = registro { $code }: el texto es demasiado largo; se ha tomado «{ $taken }»
records = registros que no se toman: { $codes }
