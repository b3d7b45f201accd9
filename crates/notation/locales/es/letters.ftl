### Alphabets and letters of the pieces.

clean = { $letters }: jugadas leídas { $read }, enmendadas { $repaired }, irregulares { $irregular }
trouble = { $letters }: jugadas leídas { $read }, enmendadas { $repaired }, irregulares { $irregular }; primera dificultad: { $number }. { $text }
letters = las jugadas están escritas con las letras de: { $names } ({ $evidence })
ambiguous = es ambiguo, porque dan partidas distintas: { $candidates }
none = no se han podido encontrar las letras: ningún juego de letras lee ni la primera jugada
catalan = catalán
spanish = español
portuguese = portugués
basque = euskera, primer sistema
basque-second = euskera, segundo sistema
english = inglés
french = francés
german = alemán
dutch = neerlandés
italian = italiano
figurines = figuras
descriptive = notación descriptiva inglesa
descriptive-iberian = notación descriptiva
numeric = notación numérica
