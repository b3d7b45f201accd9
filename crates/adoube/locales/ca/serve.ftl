### `adoube serve`.

about = Engega el servidor web: torneigs al navegador, des de la primera inscripció fins a l’informe final
listen = Adreça (ADDRESS) i port; 0.0.0.0:8080 per a tota la sala [per defecte: 127.0.0.1:8080]
tls = Fes servir https, amb un certificat propi que es desa al costat de la base de dades
proxy = Accepta les adreces de clients que transmet un servidor intermediari https situat davant d’adoube: el d’aquest ordinador o els indicats (ADDRESSES)
url = URL per als codis QR que escanegen els mòbils de la sala
at = adoube funciona a { $url } (Ctrl+C per aturar-lo)
hall = Per als altres dispositius de la sala: { $url }
setup = Creeu el primer compte (enllaç d’un sol ús): { $url }
fingerprint = Empremta SHA-256 del certificat: { $print }
exposed = Atenció: http no xifra res, i qualsevol persona de la xarxa pot llegir contrasenyes i sessions. Feu servir --tls.
stopped = adoube s’ha aturat. Totes les dades estan desades.
an-address = una adreça i un port, per exemple 127.0.0.1:8080
a-proxy = adreces separades per comes, per exemple 10.0.0.7,10.1.0.0/16
taken = { $address }: no es pot fer servir aquesta adreça ({ $detail }); trieu una altra adreça o un altre port
running = { $place }: un altre servidor adoube fa servir aquesta base de dades; atureu-lo abans o, per a diversos servidors, feu servir PostgreSQL
certificate = { $place }: no es pot llegir ni crear el certificat ({ $detail })

log = Nivell (LEVEL) del registre a la sortida d’errors: error, warn, info, debug, trace o off; json per a JSON [per defecte: RUST_LOG; si no, info]
metrics = Adreça (ADDRESS) per a les mètriques de Prometheus (/metrics)
a-log = error, warn, info, debug, trace, off, json o MÒDUL=NIVELL, separats per comes
measured = Mètriques: { $url }

mail = Envia avisos per correu amb aquest servidor: smtps://USER@HOST, o smtp://USER@HOST amb STARTTLS
mail-from = Remitent dels avisos
mail-password = FILE: fitxer amb la contrasenya del servidor de correu [per defecte: la variable d’entorn ADOUBE_MAIL_PASSWORD]
mail-address = --mail: s’esperava smtps://USER@HOST:PORT o smtp://USER@HOST:PORT; smtp://HOST?tls=off envia sense xifrar
mail-password-shown = --mail: no poseu la contrasenya a l’adreça, on altres usuaris de la màquina la poden llegir; poseu-la en un fitxer (--mail-password) o a ADOUBE_MAIL_PASSWORD
mail-no-password = --mail: falta la contrasenya de l’usuari; poseu-la en un fitxer (--mail-password) o a ADOUBE_MAIL_PASSWORD
mail-sender = --mail-from: s’esperava una adreça electrònica, per exemple lliga@example.org
mail-password-unread = { $file }: no es pot llegir la contrasenya del servidor de correu ({ $detail })
