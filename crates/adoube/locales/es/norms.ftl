### `adoube norms`.

about = Encontrar las normas de títulos FIDE: requisitos cumplidos, requisitos que faltan y efecto de la última ronda
player = Informe completo del jugador N (número inicial)
title = Solo este título (TITLE): GM, IM, WGM o WIM
exempt = No exigir adversarios de varias federaciones (1.4.3a-c)
games = Partidas exigidas: 9, o bien 7 u 8 en los torneos de 1.4.1b [por defecto: 9]
none = Ninguna norma
too-fast = Ninguna norma: el ritmo de juego no es estándar
norm = norma
no-norm = sin norma
held = { $number } { $name }: ya tiene el título { $title } o uno superior
last = Con { $points } en la última ronda: rendimiento { $performance }, { $verdict }
