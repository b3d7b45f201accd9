### Why a rating period is refused.

published = Este período ya está publicado.
unsound = El período no se puede calcular: hay demasiadas partidas, o datos que no concuerdan.
