### `adoube norms`.

about = As normas para títulos FIDE de um torneio: o que se cumpre, o que falta, o que mudaria a última rodada
player = O relatório inteiro deste jogador, pelo número do torneio
title = Só este título: GM, IM, WGM ou WIM
exempt = O torneio está isento da mistura de federações (1.4.3a-c)
games = As partidas necessárias: 9, ou 7 ou 8 nos torneios de 1.4.1b [padrão: 9]
none = Nenhuma norma
too-fast = Nenhuma norma: o ritmo de jogo do torneio não é clássico
norm = norma
no-norm = sem norma
held = { $number } { $name }: já tem o título { $title } ou um superior
last = Com { $points } na última rodada: performance { $performance }, { $verdict }
