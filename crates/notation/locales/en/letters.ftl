### Alphabets and letters of the pieces.

clean = { $letters }: moves read { $read }, mended { $repaired }, irregular { $irregular }
trouble = { $letters }: moves read { $read }, mended { $repaired }, irregular { $irregular }; first trouble: { $number }. { $text }
letters = the moves are written in the letters of: { $names } ({ $evidence })
ambiguous = ambiguous, since they give different games: { $candidates }
none = no letters could be found: none reads even the first move
catalan = Catalan
spanish = Spanish
portuguese = Portuguese
basque = Basque, first system
basque-second = Basque, second system
english = English
french = French
german = German
dutch = Dutch
italian = Italian
figurines = figurines
descriptive = English descriptive notation
descriptive-iberian = Spanish descriptive notation
numeric = numeric notation
