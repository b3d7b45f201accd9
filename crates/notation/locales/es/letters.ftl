### The piece letters a scoresheet or a file is written with, and the names of notations.

clean = { $letters }: { $read ->
    [one] una jugada leída
   *[other] { $read } jugadas leídas
    }, { $repaired ->
    [one] una corregida
   *[other] { $repaired } corregidas
    }, { $irregular ->
    [one] una irregular
   *[other] { $irregular } irregulares
    }
trouble = { $letters }: { $read ->
    [one] una jugada leída
   *[other] { $read } jugadas leídas
    }, { $repaired ->
    [one] una corregida
   *[other] { $repaired } corregidas
    }, { $irregular ->
    [one] una irregular
   *[other] { $irregular } irregulares
    }; primer problema en { $number }. { $text }
letters = letras de las piezas: { $names } ({ $evidence })
ambiguous = es ambiguo, porque estas letras dan partidas distintas: { $candidates }
none = no se reconocen las letras de las piezas: con ninguna se puede leer ni la primera jugada
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
descriptive-iberian = notación descriptiva española
numeric = notación numérica
