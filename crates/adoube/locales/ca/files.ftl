### Files and tournaments that commands read.

no-event = { $place }: no hi ha cap torneig { $id }; hi ha: { $known }
unreadable = { $place }: no es pot llegir el torneig { $id }
input-unreadable = { $name }: no es pot llegir: { $error }
no-file = el fitxer no existeix
not-allowed = permís denegat
folder = és una carpeta
cut-off = el fitxer està incomplet
damaged = les dades estan malmeses o incompletes
system = error del sistema: { $error }
line = línia { $line }
one-position = -: línia { $line }: hi ha més d’una posició; se n’esperava una de sola
too-long = -: l’entrada és massa llarga; s’esperava una posició, de 64 KiB com a màxim
wrong-system = --readings necessita --system swiss-1985, i --games necessita --system knockout o knockout-usual

not-listed = { $count ->
    [1] { $name }: 1 dels { $all } jugadors no és a la llista ({ $first }); se’n fan servir les dades del torneig
   *[other] { $name }: { $count } dels { $all } jugadors no són a la llista (el primer: { $first }); se’n fan servir les dades del torneig
    }

one-event = --event: s’han indicat diversos torneigs; se n’esperava un
no-player = cap jugador no té el número { $number }
no-teams = { $name }: no s’hi ha trobat cap equip; s’esperaven línies TRF 310 o 013
odd = { $name }: ronda { $round }, { $home } - { $visitors }: els dos resultats d’un tauler es contradiuen; compta com a taules
more = { $first } (i { $more } més)
other-system = { $name }: sistema d’aparellament desconegut ({ $code }); es fa servir dutch
empty = { $name }: línia 1, columna 1: no s’hi ha trobat cap jugador; s’esperaven línies TRF 001, o un CSV amb una columna name
unwritable = { $name }: no s’hi pot escriure: { $error }
