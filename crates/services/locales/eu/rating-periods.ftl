### Why a rating period is refused.

published = Elo-aldi hau argitaratuta dago jada.
too-large = Ezin da aldi hau kalkulatu: jokalari, txapelketa edo partida gehiegi ditu. Aukeratu txapelketa gutxiago.
unsound = Ezin da aldi hau kalkulatu: ezinezko data, Elo edo emaitza bat dago. Zuzendu txapelketak eta saiatu berriro.
