### `adoube norms`.

about = Encontrar as normas de títulos FIDE: requisitos cumpridos, requisitos em falta e efeito da última ronda
exempt = Não exigir adversários de várias federações (1.4.3a-c)
games = Partidas exigidas: 9, ou então 7 ou 8 nos torneios de 1.4.1b [predefinição: 9]
too-fast = Nenhuma norma: o ritmo de jogo não é de partidas clássicas
last = Com { $points } na última ronda: performance { $performance }, { $verdict }
