### What is wrong with a record.

command = { $stream }: { $number }. sarrerak lehendik erregistratutako agindu bat errepikatzen du
checkpoint = { $stream }: { $over } kontrol-puntua ez dator bat: erregistroa aldatu edo laburtu da, edo sinadura ez da mahaiarena
gone = { $stream }: korrontea hasi zen eta jada ez dago
unknown = { $stream }: mahai batek ere ez du korronte hau hasi
rows = { $table }: { $written } idatzi ziren eta { $found } daude; eskuz kendu, gehitu edo aldatu dira
persons = pertsonen datuak
checkpoints = kontrol-puntuak
person = { $id }: pertsona honen datuak hondatuta daude
envelope = { $commitment }: zigilatutako jokaldi honen gutun-azala hondatuta dago
row = { $row }: datu hauek hondatuta daude
count = azken lerroak { $counted } zenbatzen ditu (sarrerak + beste lerroak) eta { $found } daude
lines = lerroak ez dira idatzi zirenak: azkenekoaren laburpena ez dator bat
answer = { $stream }: { $number }. sarrerak dio { $recorded }; errepikatuta, erantzuna { $replayed } da
over-entries = { $n ->
    [1] sarrera baten
   *[other] { $n } sarreren
}
