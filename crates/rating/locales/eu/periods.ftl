### How a rating period changes a rating.

open = irekia
team-championship = taldekako txapelketa
barcelona-open = Bartzelonako Irekia
closed-catalan = itxia, Kataluniako puntuaziorako balio duena
closed-international = itxia, nazioarteko puntuaziorako balio duena
individual-of-catalonia = Kataluniako banakako txapelketa
norm-by-rating = Mestre Català araua: { $rating }, 2300 baino gehiago, aldian { $games } partida jokatuta (Maisua, 1. araua)
