### Why a rating period is refused.

published = Aquest període d’Elo ja s’ha publicat.
too-large = No es pot calcular aquest període: té massa jugadors, torneigs o partides. Trieu menys torneigs.
unsound = No es pot calcular aquest període: hi ha una data, un Elo o un resultat impossible. Corregiu els torneigs i torneu-ho a provar.
