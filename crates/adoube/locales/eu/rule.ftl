### `adoube rule`.

about = Transkripzioak epaitu: zer dioen araudiak taula batean gertatutakoaz
files = Transkripzioak; - sarrera estandarra da
check = Alderatu erantzunak fitxategikoekin
unreadable = { $name }: ezin da irakurri: { $error }
not-utf8 = { $name }: { $line }. lerroa, { $column }. zutabea: UTF-8 ez diren byteak aurkitu dira, testua espero zen
tally = { $passed } zuzen, { $failed } oker
