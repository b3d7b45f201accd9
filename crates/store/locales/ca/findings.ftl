### What is wrong with a record.

command = { $stream }: l'entrada { $number } repeteix una ordre ja registrada
checkpoint = { $stream }: el punt de control { $over } no quadra: s'ha alterat o escurçat el registre, o la signatura no és de la taula
gone = { $stream }: el flux es va començar i ja no hi és
unknown = { $stream }: cap taula no ha començat aquest flux
rows = { $table }: se'n van escriure { $written } i n'hi ha { $found }; s'han tret, afegit o canviat a mà
persons = dades de persones
checkpoints = punts de control
person = { $id }: les dades d'aquesta persona estan malmeses
envelope = { $commitment }: el sobre d'aquesta jugada secreta està malmès
row = { $row }: aquestes dades estan malmeses
count = l'última línia compta { $counted } (entrades + altres línies) i n'hi ha { $found }
lines = les línies no són les que es van escriure: el resum de l'última no quadra
answer = { $stream }: l'entrada { $number } diu { $recorded }; repetida, la resposta és { $replayed }
over-entries = { $n ->
    [1] d'1 entrada
   *[other] de { $n } entrades
}
