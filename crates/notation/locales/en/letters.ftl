### The piece letters a scoresheet or a file is written with, and the names of notations.

# The letters are a name from `catalan` on.
clean = { $letters }: { $read ->
    [one] one move read
   *[other] { $read } moves read
    }, { $repaired } repaired, { $irregular } irregular
trouble = { $letters }: { $read ->
    [one] one move read
   *[other] { $read } moves read
    }, { $repaired } repaired, { $irregular } irregular; first problem at { $number }. { $text }
letters = piece letters: { $names } ({ $evidence })
ambiguous = ambiguous, because these letters give different games: { $candidates }
none = the piece letters are unknown: none of those tried reads even the first move
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
