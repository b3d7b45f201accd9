### The database that commands open, and its signing key.

key-saved = Clau de signatura desada a { $path }
key-left = { $path } conté una altra clau de signatura i no s’ha canviat; la clau nova no s’ha desat
no-key = No s’ha trobat cap clau de signatura a { $path }; la còpia no en conté cap
key-unused = La clau de signatura que hi ha a { $path } encara no ha signat res en aquesta base de dades; la còpia la conté
key-foreign = La clau de signatura que hi ha a { $path } no ha signat mai a { $record }, i d’altres sí. És d’un altre servidor i la còpia no la conté. Executeu l’ordre a la carpeta del servidor correcte.
key-new = Atenció: la clau de signatura que hi ha a { $path } és nova per a { $record }, que fins ara han signat: { $signers }. Si heu traslladat adoube, atureu-lo i poseu-hi la seva clau. Si és un servidor més, no cal fer res.
