### `adoube export`.

export = Escriu el registre en línies de JSON, llegibles sense aquest programa; la resta, si es demana
to = El fitxer nou [per defecte, la sortida estàndard]
persons = Inclou les dades personals, que si no queden fora
lists = Inclou les llistes de rating
secrets = Inclou els comptes (amb els resums de les contrasenyes i el segon factor), les sessions, els secrets i la clau de la taula: guardeu el fitxer com una contrasenya
all = Tot, per refer la taula en un altre lloc: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: s'ha exportat el que es podia llegir, però el registre no és sencer ({ $faults }) i l'exportació no es podrà importar
