### Reasons: parts of a sentence without a capital and without a full stop. Most follow “Cannot pair the round:”.

no-pairing = { $unpaired ->
    [one] no hi ha cap aparellament complet; entre els jugadors { $players }, un quedaria sense adversari
   *[other] no hi ha cap aparellament complet; entre els jugadors { $players }, { $unpaired } quedarien sense adversari
}
no-such-round = { $rounds ->
    [one] no hi ha cap ronda { $round }: el torneig té una ronda
   *[other] no hi ha cap ronda { $round }: el torneig té { $rounds } rondes
}
too-large = el torneig és massa gran per aparellar-lo
no-repetition = tots els aparellaments possibles repetirien alguna partida (Sistema suís 1.2, 3.1)
effort = no s’ha trobat cap aparellament dins del límit de cerca
no-table = les taules Berger serveixen per a grups d’entre 3 i 64 jugadors, no per a { $players }
no-table-round = la taula Berger no té cap ronda { $round }
no-bracket = unes eliminatòries necessiten entre 2 i 4096 participants, no { $count }
no-tie-break = desempat desconegut: { $found }; s’esperava un codi, per exemple BH-C1, SB, DE o KS-L+1
no-points = { $found } no és un nombre de punts; s’esperava, per exemple, 1 o 0.5
too-many-rounds = { $rounds } rondes són massa per a { $players } jugadors; sense repetir adversari, el màxim és { $most }
round-robin = un round robin amb aquests jugadors té { $wanted } rondes, no { $rounds }
knockout-rounds = { $wanted ->
    [one] unes eliminatòries amb aquests jugadors tenen una ronda, no { $rounds }
   *[other] unes eliminatòries amb aquests jugadors tenen { $wanted } rondes, no { $rounds }
}
no-varma = les taules de Varma són per a torneigs d’entre 9 i 24 jugadors i demanen un grup prou gran per a cada federació; jugadors: { $players }
