### What was taken otherwise than the report file has it.

system = el fitxer no anomena cap sistema conegut: es pren el sistema holandès
rounds = el fitxer no diu quantes rondes hi ha: se'n prenen { $rounds }
tie-breaks = no s'entenen els desempats «{ $found }»: es prenen els habituals
numbers = els números de sortida tenien forats i s'han tancat
accelerations = els punts virtuals que no són de Bakú s'han deixat
forbidden = les prohibicions d'algunes rondes valen per a totes
no-opponent = ronda { $round }, jugador { $number }: un resultat sense contrincant es pren com a descans
second-bye = ronda { $round }, jugador { $number }: un segon descans per nombre senar es pren com a descans d'un punt
day = registre { $code }: «{ $found }» no és cap data com ara 2026/11/16; s'ha omès
rate = el ritme de joc «{ $found }» no s'entén: se'n guarden les paraules, i el rellotge pren el ritme habitual
cut = registre { $code }: el text és massa llarg; s'ha pres «{ $taken }»
records = registres que no es prenen: { $codes }
