### `adoube say`.

about = Mostrar cómo se anuncia una jugada (apéndice D) o qué jugada significa un anuncio
move = Jugada (MOVE), escrita (Cf3, e4, 0-0) o anunciada (Springer Gustav eins Felix drei)
german = Usar las palabras alemanas del apéndice D
letters = Letras de las piezas en la jugada escrita: ca, es, pt, eu, eu2, en, fr, de, nl o it [por defecto: las del idioma]
not-understood = { $word } no se entiende como jugada ni como anuncio
