### Errors that verification finds in a database, a backup or an exported file.

command = { $stream }: l’acció { $number } repeteix una ordre ja registrada
checkpoint = { $stream }: el punt de control { $over } no coincideix; el registre s’ha alterat o escurçat, o la signatura no és d’aquest servidor
gone = { $stream }: falta aquest registre
unknown = { $stream }: aquest registre no l’ha creat adoube
rows = { $table }: files registrades: { $written }, trobades: { $found }; algú n’ha suprimit, afegit o canviat a mà
persons = dades personals
checkpoints = punts de control
person = { $id }: les dades d’aquesta persona estan malmeses
envelope = { $commitment }: el sobre d’aquesta jugada secreta està malmès
row = { $row }: aquestes dades estan malmeses
count = l’última línia compta { $counted } (accions + altres línies), però el fitxer en té { $found }
lines = el fitxer s’ha canviat: les línies no coincideixen amb el resum de l’última línia
answer = { $stream }: acció { $number }: s’hi va registrar { $recorded }, però en reproduir-la resulta { $replayed }

over-entries = { $n ->
    [1] d’1 acció
   *[other] amb { $n } accions
    }
