### What the arbiter has to confirm: each a sentence, in a list.

leaving = El mode FIDE es desactivarà definitivament. Constarà a l’informe.
rounds = El nombre de rondes canvia amb el torneig començat: abans { $from }, ara { $to }. Constarà a l’informe.
tie-breaks = Els desempats canvien amb el torneig començat. Constarà a l’informe.
scoring = La FIDE no permet canviar els punts amb el torneig començat.
other-laws = El ritme de joc, el temps d’espera o l’edició de les Lleis canvien amb el torneig començat. Les partides ja preparades no canvien.
bye-points = Amb els punts habituals, la FIDE només accepta un bye que valgui 1, ½ o 0.
buchholz = La FIDE no accepta desempats de Buchholz en un round robin.
half-byes = El jugador { $number } ja té tots els byes de mig punt que permeten les bases.
last-rounds = Les bases no permeten byes a la ronda { $round }: és una de les últimes.
full-bye = El jugador { $number } tindrà un bye d’un punt. La FIDE ho desaconsella.
late-entry = El jugador s’incorpora després de la ronda { $round }. Les rondes no jugades no donen punts.
kept-apart-late = La FIDE no permet prohibir aparellaments després de la primera ronda.
meet-again = Els jugadors { $first } i { $second } ja han jugat entre ells.
kept-apart = L’aparellament dels jugadors { $first } i { $second } està prohibit.
wrong-bye = El jugador { $number } ja ha obtingut un punt sense jugar i no pot rebre el bye.
third-colour = El jugador { $number } tindrà el mateix color per tercera vegada seguida.
balance = El jugador { $number } tindrà tres partides més amb un color que amb l’altre.
both-wrong = Als jugadors { $first } i { $second } els tocava l’altre color.
not-the-engines = { $boards ->
    [one] Els aparellaments editats són diferents dels calculats en un tauler. Constarà a l’informe.
   *[other] Els aparellaments editats són diferents dels calculats en { $boards } taulers. Constarà a l’informe.
}
unusual = Aquest resultat és poc habitual. Comproveu-lo.
closed-round = La ronda { $round } està tancada. Els aparellaments ja fets no canvien.
old-round = Només es pot corregir la ronda anterior. Un resultat de la ronda { $round } només es pot corregir per a l’informe d’Elo.
published = Els aparellaments de la ronda { $round } ja estan publicats.
rounds-missing = { $rounds ->
    [one] Queda una ronda per jugar.
   *[other] Queden { $rounds } rondes per jugar.
}
reopening = El torneig està tancat i es reobrirà.
