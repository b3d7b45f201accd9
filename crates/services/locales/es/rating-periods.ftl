### Why a rating period is refused.

published = Este periodo de Elo ya se ha publicado.
unsound = No se puede calcular este periodo: tiene demasiadas partidas o los datos se contradicen. Elija menos torneos o revise sus datos.
