### `adoube norms`.

about = Las normas para títulos FIDE de un torneo: qué se cumple, qué falta, qué cambiaría la última ronda
player = El informe entero de este jugador, por el número del torneo
title = Solo este título: GM, IM, WGM o WIM
exempt = El torneo está exento de la mezcla de federaciones (1.4.3a-c)
games = Las partidas necesarias: 9, o 7 u 8 en los torneos de 1.4.1b [por defecto, 9]
none = Ninguna norma
too-fast = Ninguna norma: el ritmo de juego del torneo no es clásico
norm = norma
no-norm = sin norma
held = { $number } { $name }: ya tiene el título { $title } o uno superior
last = Con { $points } en la última ronda: rendimiento { $performance }, { $verdict }
