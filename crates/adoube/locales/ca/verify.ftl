### `adoube verify`.

about = Verifica que els registres són complets i no s’han alterat, o indica la primera acció incorrecta
file = Còpia de seguretat o fitxer exportat (FILE); - llegeix l’entrada estàndard [per defecte: la base de dades de --db]
signer = Clau pública (KEY) de confiança; es pot repetir [per defecte: les que consten a la base de dades]
checkpoint = Fitxer (FILE) amb un punt de control imprès, per comparar-lo amb el registre
whole = intacte: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = malmès: { $faults } { $entries }
agrees = { $stream }: coincideix amb el punt de control { $over }
disagrees = { $stream }: no coincideix amb el punt de control { $over }; el registre s’ha alterat o escurçat
not-signed = { $path }: cap clau de confiança no ha signat aquest punt de control, que podria ser fals (són de confiança les claus de la base de dades o de --signer)
limits = Sense un punt de control imprès (--checkpoint), aquesta ordre no pot detectar les accions suprimides del final d’un registre, o reescrites, des de l’últim punt de control signat, ni les supressions de qui també hagi corregit els recomptes de files. Qui té la clau de signatura pot falsificar-ho tot, llevat d’un punt de control imprès.
not-a-checkpoint = { $path }: línia { $line }: s’esperava un punt de control signat
