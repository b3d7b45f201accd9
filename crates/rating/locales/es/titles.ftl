### Norms, titles and promotions: requirements and results, one per line.

third-to-second = De tercera a segunda categoría
second-to-first = De segunda a primera categoría
first-to-preferent = De primera categoría a preferente
yes = conseguido
no = no conseguido
by-average = { $step }: { $rounds } rondas, media de los adversarios { $average }, hacen falta { $needed } puntos y tiene { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondas, adversarios de segunda categoría o superior: { $seconds }, hacen falta { $needed } puntos y tiene { $points }: { $verdict }
no-table = { $step }: el reglamento no tiene tabla para este número de rondas ({ $rounds }); decide la Comisión Deportiva
needed = Mestre Català, norma 3: media de los adversarios { $average }; hay que superar 50 + (2375 − media) / 10 = { $needed } %, es decir, al menos { $points } puntos en { $games } partidas
impossible = Mestre Català, norma 3: media de los adversarios { $average }; habría que superar 50 + (2375 − media) / 10 = { $needed } %, y no es posible
scored = { $points } / { $games } = { $scored } %: { $verdict }
protected = Norma concedida: se habría conseguido con un resultado peor en la última ronda
games = Partidas
foreign-federations = Federaciones distintas de la del jugador
own-federation = Adversarios de la misma federación que el jugador
one-federation = Adversarios de una sola federación
title-holders = Adversarios con título
norm-titles = Adversarios con el título de la norma o uno superior
average = Elo medio de los adversarios
score = Porcentaje de puntos
performance = Rendimiento
least = { $mark } { $what }: { $found }; mínimo { $needed } ({ $article })
most = { $mark } { $what }: { $found }; máximo { $needed } ({ $article })
worked = Rp = Ra + dp = { $average } + { $difference } = { $rating } ({ $points } / { $games } = { $percent } %)
raised = El adversario { $number } ({ $rating }) cuenta con el Elo mínimo ajustado (1.4.6)
left-out = Rondas que no cuentan: { $rounds } (1.4.1e-f)
counts = La norma cuenta como { $games } partidas
enough = Contra estos adversarios hacen falta { $points } puntos
needs = Con { $points } en la última ronda, aún sin emparejar: norma si el adversario tiene título y { $rating } o más de Elo, y es de otra federación
never = Con { $points } en la última ronda, aún sin emparejar: ningún adversario da la norma
