### The record that commands open.

key-saved = La clau de la taula és a { $path }
key-left = { $path } té una altra clau de taula i s'ha deixat com estava; la que venia no s'ha desat
no-key = No hi ha cap clau de taula a { $path }: la còpia no en porta
key-unused = La clau de { $path } encara no ha signat res en aquest registre; la còpia la porta
key-foreign = La clau de { $path } no ha signat mai a { $record }, i d'altres sí: és d'una altra taula i la còpia no la porta; executeu l'ordre a la carpeta de la taula
key-new = Atenció: la clau de { $path } és nova per a { $record }, que fins ara han signat { $signers }. Si la taula s'ha traslladat, atureu-la i poseu-hi la seva clau; si és una taula més, tot va bé.
