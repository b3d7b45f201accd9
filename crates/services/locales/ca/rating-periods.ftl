### Why a rating period is refused.

published = Aquest període d’Elo ja s’ha publicat.
unsound = No es pot calcular aquest període: té massa partides o les dades es contradiuen. Trieu menys torneigs o reviseu-ne les dades.
