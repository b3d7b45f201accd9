### `adoube convert`.

about = Bihurtu txapelketa bat truke-formatu batetik beste batera
file = Txapelketaren fitxategia (FILE; TRF edo JSON), edo jokalarien zerrenda (name zutabea duen CSVa); - idatziz gero, sarrera estandarra irakurtzen da
to = Irteera-formatua (FORMAT): trf16, trf26, csv (jokalariak bakarrik) edo json
cut = { $name }: { $number } jokalaria: “{ $text }” moztu da, ez baita { $width } zutabetan sartzen

lost = { $count ->
    [1] { $name }: lerro bat kendu da, TRF16 formatuak ez baitu horrelakorik
   *[other] { $name }: { $count } lerro kendu dira, TRF16 formatuak ez baitu horrelakorik
    }
