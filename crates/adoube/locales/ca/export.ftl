### `adoube export`.

export = Exporta els registres en línies JSON, llegibles sense adoube; les opcions hi afegeixen la resta de dades
to = Fitxer nou (FILE) [per defecte: sortida estàndard]
persons = Inclou les dades personals
lists = Inclou les llistes d’Elo
secrets = Inclou els comptes (amb els resums de les contrasenyes i la verificació en dos passos), les sessions, els secrets i la clau de signatura; protegiu el fitxer com una contrasenya
all = Inclou-ho tot, per traslladar adoube a un altre ordinador: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: exportat, però la base de dades està malmesa ({ $faults }); no restaureu res d’aquest fitxer
