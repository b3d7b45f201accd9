### `adoube say`.

about = Mostra com s’anuncia una jugada (apèndix D) o quina jugada vol dir un anunci
move = Jugada (MOVE), escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)
german = Fes servir les paraules alemanyes de l’apèndix D
letters = Lletres de les peces en la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [per defecte: les de la llengua]
not-understood = { $word } no s’entén com a jugada ni com a anunci
