### Warnings that the arbiter has to confirm.

leaving = el torneig surt del mode FIDE per sempre, i l'informe ho dirà
rounds = el nombre de rondes passa de { $from } a { $to } amb el torneig començat, i l'informe ho dirà
tie-breaks = els desempats canvien amb el torneig començat, i l'informe ho dirà
scoring = la puntuació no es pot canviar amb el torneig començat
other-laws = el ritme de joc, el temps de gràcia o l'edició de les Lleis canvien amb el torneig començat; les partides ja preparades segueixen com estaven
bye-points = amb la puntuació habitual, el descans val 1, ½ o 0
buchholz = en una lliga no s'usen desempats de Buchholz
half-byes = el jugador { $number } ja té tots els descansos de mig punt que permeten les bases
last-rounds = les bases no donen descansos a la ronda { $round }, una de les últimes
full-bye = un descans d'un punt sencer per al jugador { $number }: la FIDE el desaconsella
late-entry = el jugador entra després de la ronda { $round }; no té punts per les rondes que ha perdut
kept-apart-late = després de la primera ronda no es pot prohibir cap aparellament
meet-again = els jugadors { $first } i { $second } ja han jugat entre ells
kept-apart = els jugadors { $first } i { $second } no s'han d'enfrontar
wrong-bye = el jugador { $number } no pot tenir el descans: ja ha tingut un punt sense jugar
third-colour = el jugador { $number } té el mateix color per tercera vegada seguida
balance = el jugador { $number } té tres partides més amb un color que amb l'altre
both-wrong = als jugadors { $first } i { $second } els tocava el color contrari
not-the-engines = l'aparellament fet a mà difereix del del programa en { $boards } taulers, i l'informe ho dirà
unusual = és un resultat poc habitual
closed-round = la ronda { $round } és tancada: els aparellaments que en surten es queden com són
old-round = només es corregeix la ronda anterior; de la ronda { $round }, només per a l'informe d'Elo
published = l'aparellament de la ronda { $round } ja és públic
rounds-missing = falten { $rounds } rondes per jugar
reopening = el torneig tancat es torna a obrir
