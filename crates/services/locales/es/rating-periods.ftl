### Why a rating period is refused.

published = Este periodo de Elo ya se ha publicado.
too-large = No se puede calcular este periodo: tiene demasiados jugadores, torneos o partidas. Elija menos torneos.
unsound = No se puede calcular este periodo: hay una fecha, un Elo o un resultado imposible. Corrija los torneos e inténtelo de nuevo.
