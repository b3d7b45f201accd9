### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: { $number }. ekintzak lehendik erregistratutako agindu bat errepikatzen du
checkpoint = { $stream }: { $over } egiaztapen-puntua ez dator bat; erregistroa aldatu edo laburtu da, edo sinadura ez da zerbitzari honena
gone = { $stream }: erregistro hau falta da
unknown = { $stream }: erregistro hau ez du adoube programak sortu
rows = { $table }: erregistratutako errenkadak: { $written }, aurkitutakoak: { $found }; errenkadak eskuz ezabatu, gehitu edo aldatu dira
persons = datu pertsonalak
checkpoints = egiaztapen-puntuak
person = { $id }: pertsona honen datuak hondatuta daude
envelope = { $commitment }: zigilatutako jokaldi honen gutun-azala hondatuta dago
row = { $row }: datu hauek hondatuta daude
count = azken lerroak { $counted } zenbatzen ditu (ekintzak + beste lerroak), baina fitxategiak { $found } ditu
lines = fitxategia aldatu da: lerroak ez datoz bat azken lerroko laburpenarekin
answer = { $stream }: { $number }. ekintza: { $recorded } erregistratu zen, baina berrikalkulatuta { $replayed } da

over-entries = { $n ->
    [1] ekintza baten
   *[other] { $n } ekintzaren
    }
