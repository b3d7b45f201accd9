### Why an action was not recorded: fragments without a full stop, shown after a place.

busy = massa canvis alhora; torneu-ho a provar
unreadable = { $stream }: aquesta versió d’adoube no pot llegir l’acció { $number } del registre
wrong-stream = { $stream } és un registre d’un altre tipus
too-large = massa dades per a una sola acció del registre; repartiu-les en unes quantes
