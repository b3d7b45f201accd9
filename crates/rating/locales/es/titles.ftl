### Norms, titles and promotions, and what they lack.

third-to-second = de tercera a segunda
second-to-first = de segunda a primera
first-to-preferent = de primera a preferente
yes = conseguido
no = no conseguido
by-average = { $step }: { $rounds } rondas, media { $average }, hacen falta { $needed } puntos, tiene { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondas, { $seconds } contrincantes de segunda o más, hacen falta { $needed } puntos, tiene { $points }: { $verdict }
no-table = { $step }: el reglamento no tiene tabla para { $rounds } rondas; decide la Comisión Deportiva
needed = Mestre Català, norma 3: media { $average }; hay que superar 50 + 0.1 × (2375 − media) = { $needed } %, es decir { $points } de { $games }
impossible = Mestre Català, norma 3: media { $average }; hay que superar 50 + 0.1 × (2375 − media) = { $needed } %: no es posible
scored = { $points } de { $games } = { $scored } %: { $verdict }
protected = La norma se concede: con un resultado peor en la última ronda también se habría hecho
games = partidas
foreign-federations = federaciones distintas de la propia
own-federation = contrincantes de la propia federación
one-federation = contrincantes de una misma federación
title-holders = contrincantes con título
norm-titles = contrincantes con el título de la norma o superior
average = media de los contrincantes
score = porcentaje de puntos
performance = rendimiento
least = { $mark } { $article } { $what }: { $found }, hacen falta { $needed }
most = { $mark } { $article } { $what }: { $found }, como máximo { $needed }
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } de { $games } = { $percent } %)
raised = El contrincante { $number } ({ $rating }) cuenta con la puntuación mínima (1.4.6)
left-out = Rondas dejadas aparte: { $rounds } (1.4.1e-f)
counts = La norma vale por { $games } partidas
enough = Con estos contrincantes hacen falta { $points } puntos
needs = Con { $points } en la última ronda, aún sin emparejar: norma contra un contrincante de { $rating } o más, si tiene título y es de otra federación
never = Con { $points } en la última ronda, aún sin emparejar: ningún contrincante da la norma
