### Why a rating period is refused.

published = Aldi hau argitaratuta dago.
unsound = Aldia ezin da kalkulatu: partida gehiegi daude, edo datuak ez datoz bat.
