### The piece letters a scoresheet or a file is written with, and the names of notations.

clean = { $letters }: { $read ->
    [one] jokaldi bat irakurrita
   *[other] { $read } jokaldi irakurrita
    }, { $repaired ->
    [one] bat zuzenduta
   *[other] { $repaired } zuzenduta
    }, { $irregular ->
    [one] bat irregularra
   *[other] { $irregular } irregular
    }
trouble = { $letters }: { $read ->
    [one] jokaldi bat irakurrita
   *[other] { $read } jokaldi irakurrita
    }, { $repaired ->
    [one] bat zuzenduta
   *[other] { $repaired } zuzenduta
    }, { $irregular ->
    [one] bat irregularra
   *[other] { $irregular } irregular
    }; lehen arazoa: { $number }. { $text }
letters = piezen letrak: { $names } ({ $evidence })
ambiguous = anbiguoa da, letra hauek partida desberdinak ematen dituztelako: { $candidates }
none = piezen letrak ez dira ezagutu: batekin ere ezin da lehen jokaldia irakurri
catalan = katalana
spanish = gaztelania
portuguese = portugesa
basque = euskara, lehen sistema
basque-second = euskara, bigarren sistema
english = ingelesa
french = frantsesa
german = alemana
dutch = nederlandera
italian = italiera
figurines = irudiak
descriptive = ingeles idazkera deskriptiboa
descriptive-iberian = espainiar idazkera deskriptiboa
numeric = zenbakizko idazkera
