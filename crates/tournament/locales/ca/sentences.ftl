### Sentences that several pairing systems share.

no-pairing = no hi ha cap aparellament complet: { $unpaired } dels jugadors { $players } han de quedar sense aparellar
no-such-round = s'ha demanat la ronda { $round }; el torneig en té { $rounds }
too-large = el torneig és massa gran per aparellar-lo
no-repetition = no hi ha cap aparellament sense repeticions per a aquesta ronda (Suís 1.2, 3.1)
effort = no s'ha trobat cap aparellament amb l'esforç permès
no-table = s'han demanat { $players } jugadors; hi ha taules per a 3 a 64
no-table-round = la taula no té la ronda { $round }
no-bracket = s'han demanat { $count } participants; un quadre en necessita de 2 a 4096
no-tie-break = { $found } no és un desempat com ara BH/C1, SB, DE o KS/L+1
no-points = { $found } no és un nombre de punts

too-many-rounds = { $rounds } rondes són massa per a { $players } jugadors: sense repetir contrincant en són possibles { $most }
round-robin = una lliga d'aquests jugadors té { $wanted } rondes, no { $rounds }
knockout-rounds = una eliminatòria d'aquests jugadors té { $wanted } rondes, no { $rounds }
no-varma = el sorteig de Varma és per a 9 a 24 jugadors i demana un grup prou gran per a cada federació; n'hi ha { $players }
