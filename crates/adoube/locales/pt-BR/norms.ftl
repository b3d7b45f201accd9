### `adoube norms`.

about = Encontrar as normas de títulos FIDE: requisitos cumpridos, requisitos que faltam e efeito da última rodada
player = Relatório completo do jogador N (número inicial)
title = Só este título (TITLE): GM, IM, WGM ou WIM
exempt = Não exigir oponentes de várias federações (1.4.3a-c)
games = Partidas exigidas: 9, ou então 7 ou 8 nos torneios de 1.4.1b [padrão: 9]
none = Nenhuma norma
too-fast = Nenhuma norma: o ritmo de jogo não é clássico
norm = norma
no-norm = sem norma
held = { $number } { $name }: já tem o título { $title } ou um superior
last = Com { $points } na última rodada: performance { $performance }, { $verdict }
