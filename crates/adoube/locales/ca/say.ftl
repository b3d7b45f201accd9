### `adoube say`.

about = Una jugada tal com s'anuncia (apèndix D), o el que vol dir un anunci
move = La jugada, escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)
german = Amb les paraules alemanyes de l'apèndix D
letters = Les lletres de la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [per defecte, les de la llengua]
not-understood = no s'entén com a jugada ni com a anunci: { $word }
