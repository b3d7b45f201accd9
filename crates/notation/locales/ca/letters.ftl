### The piece letters a scoresheet or a file is written with, and the names of notations.

clean = { $letters }: { $read ->
    [one] una jugada llegida
   *[other] { $read } jugades llegides
    }, { $repaired ->
    [one] una de corregida
   *[other] { $repaired } de corregides
    }, { $irregular ->
    [one] una d’irregular
   *[other] { $irregular } d’irregulars
    }
trouble = { $letters }: { $read ->
    [one] una jugada llegida
   *[other] { $read } jugades llegides
    }, { $repaired ->
    [one] una de corregida
   *[other] { $repaired } de corregides
    }, { $irregular ->
    [one] una d’irregular
   *[other] { $irregular } d’irregulars
    }; primer problema a { $number }. { $text }
letters = lletres de les peces: { $names } ({ $evidence })
ambiguous = és ambigu, perquè aquestes lletres donen partides diferents: { $candidates }
none = no es reconeixen les lletres de les peces: amb cap no es pot llegir ni la primera jugada
catalan = català
spanish = castellà
portuguese = portuguès
basque = basc, primer sistema
basque-second = basc, segon sistema
english = anglès
french = francès
german = alemany
dutch = neerlandès
italian = italià
figurines = figures
descriptive = notació descriptiva anglesa
descriptive-iberian = notació descriptiva espanyola
numeric = notació numèrica
