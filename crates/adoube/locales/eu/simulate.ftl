### `adoube simulate`.

about = Ausazko txapelketa bat, emaitza sinesgarriekin, TRF formatuan
players = Zenbat jokalari, 2tik 9999ra [lehenetsia: 60]
rounds = Zenbat jardunaldi, 1etik 200era [lehenetsia: 9; ligan, taulakoak]
seed = Hazia, dena erabakitzen duena [lehenetsia: ausaz]
stopped = { $round }. jardunaldiaren ondoren: { $reason }
