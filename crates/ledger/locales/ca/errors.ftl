### Why an act was not recorded.

busy = d'altres hi treballen ara mateix: torneu-ho a provar
unreadable = { $stream }: aquest programa no entén l'entrada { $number } del registre
wrong-stream = { $stream } no és un flux d'aquesta mena
too-large = és massa gros per al registre
