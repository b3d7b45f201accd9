### `adoube say`.

about = Una jugada tal como se anuncia (apéndice D), o lo que significa un anuncio
move = La jugada, escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)
german = Con las palabras alemanas del apéndice D
letters = Las letras de la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [por defecto, las del idioma]
not-understood = no se entiende como jugada ni como anuncio: { $word }
