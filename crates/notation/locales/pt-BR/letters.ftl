### Alphabets and letters of the pieces.

clean = { $letters }: lances lidos { $read }, emendados { $repaired }, irregulares { $irregular }
trouble = { $letters }: lances lidos { $read }, emendados { $repaired }, irregulares { $irregular }; primeira dificuldade: { $number }. { $text }
letters = os lances estão escritos com as letras de: { $names } ({ $evidence })
ambiguous = é ambíguo, porque dão partidas diferentes: { $candidates }
none = não foi possível encontrar as letras: nenhum conjunto de letras lê nem o primeiro lance
catalan = catalão
spanish = espanhol
portuguese = português
basque = basco, primeiro sistema
basque-second = basco, segundo sistema
english = inglês
french = francês
german = alemão
dutch = neerlandês
italian = italiano
figurines = figuras
descriptive = notação descritiva inglesa
descriptive-iberian = notação descritiva
numeric = notação numérica
