### `adoube convert`.

about = Pasatu txapelketa bat truke-formatu batetik bestera
file = Fitxategia: txapelketa bat (TRF edo JSON) edo jokalari-zerrenda bat (name zutabea duen CSVa); - sarrera estandarra irakurtzen du
to = Formatua: trf16, trf26, csv (jokalariak bakarrik) edo json
cut = { $name }: { $number } jokalaria: «{ $text }» ez da { $width } zutabetan sartzen eta laburtu egin da
lost = { $name }: TRF16k lekurik ez duen eta kanpoan utzi diren lerroak: { $count }
