### How a rating period changes a rating.

open = obert
team-championship = campionat per equips
barcelona-open = Obert de Barcelona
closed-catalan = tancat vàlid per a la puntuació catalana
closed-international = tancat vàlid per a la puntuació internacional
individual-of-catalonia = campionat individual de Catalunya
norm-by-rating = Norma de Mestre Català: { $rating }, més de 2300, amb { $games } partides en el període (Mestre, norma 1)
