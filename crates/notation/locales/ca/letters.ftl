### Alphabets and letters of the pieces.

clean = { $letters }: jugades llegides { $read }, esmenades { $repaired }, irregulars { $irregular }
trouble = { $letters }: jugades llegides { $read }, esmenades { $repaired }, irregulars { $irregular }; primera dificultat: { $number }. { $text }
letters = les jugades estan escrites amb les lletres de: { $names } ({ $evidence })
ambiguous = és ambigu, perquè donen partides diferents: { $candidates }
none = no s'han pogut trobar les lletres: cap joc de lletres no en llegeix ni la primera jugada
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
descriptive-iberian = notació descriptiva
numeric = notació numèrica
