### `adoube norms`.

about = As normas para títulos FIDE de um torneio: o que se cumpre, o que falta, o que mudaria a última ronda
games = As partidas necessárias: 9, ou 7 ou 8 nos torneios de 1.4.1b [predefinição: 9]
last = Com { $points } na última ronda: performance { $performance }, { $verdict }
