### How an imported tournament differs from its report file.

system = El fitxer no indica cap sistema d’aparellament conegut. Es fa servir el sistema holandès.
rounds = El fitxer no indica el nombre de rondes. El torneig en tindrà { $rounds }.
tie-breaks = Desempats desconeguts: «{ $found }». Es fan servir els predeterminats.
numbers = Els números inicials tenien buits. Ara són consecutius.
accelerations = Els punts virtuals que no són de l’acceleració de Bakú no s’importen.
forbidden = Els aparellaments prohibits en algunes rondes ara ho són en totes.
no-opponent = Ronda { $round }, jugador { $number }: un resultat sense adversari s’importa com a bye.
second-bye = Ronda { $round }, jugador { $number }: un segon bye assignat s’importa com a bye d’un punt.
day = Línia { $code }: «{ $found }» no és una data i no s’importa. Escriviu les dates així: 2026/11/16.
rate = Ritme de joc desconegut: «{ $found }». El text es conserva; els rellotges fan servir el ritme predeterminat.
cut = Línia { $code }: el text és massa llarg i s’escurça a «{ $taken }».
records = Línies TRF no importades: { $codes }.
