### `adoube simulate`.

about = Sortu ausazko txapelketa bat, emaitza sinesgarriekin, TRF formatuan
players = Jokalari kopurua, 2 eta 9999 artean [lehenetsia: 60]
rounds = Txanda kopurua, 1 eta 200 artean [lehenetsia: 9; guztiak guztien aurka, taulakoak]
seed = Hazia; hazi berak txapelketa bera ematen du [lehenetsia: ausazkoa]
stopped = { $round }. txandaren ondoren geldituta: { $reason }
