### Why a rating period is refused.

published = Elo-aldi hau argitaratuta dago jada.
unsound = Ezin da aldi hau kalkulatu: partida gehiegi ditu, edo datuak kontraesanean daude. Aukeratu txapelketa gutxiago edo berrikusi datuak.
