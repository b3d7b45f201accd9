### Why a rating period is refused.

published = Aquest període ja és publicat.
unsound = El període no es pot calcular: hi ha massa partides, o dades que no lliguen.
