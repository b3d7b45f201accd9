### `adoube perft`.

about = Compta les posicions possibles després d’un nombre determinat de jugades
depth = Profunditat (DEPTH) en mitges jugades, entre 0 i 12
divide = Mostra també el recompte de cada primera jugada
