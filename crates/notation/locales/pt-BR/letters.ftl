### The piece letters a scoresheet or a file is written with, and the names of notations.

clean = { $letters }: { $read ->
    [one] { $read } lance lido
   *[other] { $read } lances lidos
    }, { $repaired ->
    [one] { $repaired } corrigido
   *[other] { $repaired } corrigidos
    }, { $irregular ->
    [one] { $irregular } irregular
   *[other] { $irregular } irregulares
    }
trouble = { $letters }: { $read ->
    [one] { $read } lance lido
   *[other] { $read } lances lidos
    }, { $repaired ->
    [one] { $repaired } corrigido
   *[other] { $repaired } corrigidos
    }, { $irregular ->
    [one] { $irregular } irregular
   *[other] { $irregular } irregulares
    }; primeiro problema em { $number }. { $text }
letters = letras das peças: { $names } ({ $evidence })
ambiguous = é ambíguo, porque estas letras dão partidas diferentes: { $candidates }
none = as letras das peças não foram reconhecidas: com nenhuma delas é possível ler sequer o primeiro lance
catalan = catalão
spanish = espanhol
portuguese = português
basque = basco, primeiro sistema
basque-second = basco, segundo sistema
english = inglês
french = francês
german = alemão
dutch = holandês
italian = italiano
figurines = figuras
descriptive = notação descritiva inglesa
descriptive-iberian = notação descritiva espanhola
numeric = notação numérica
