### `adoube serve`.

about = Obre la taula al navegador: torneigs des de la inscripció fins a l'informe
listen = L'adreça i el port; 0.0.0.0:8080 per a tota la sala [per defecte, 127.0.0.1:8080]
tls = Per https, amb un certificat propi que es desa al costat del registre
proxy = Hi ha un servidor intermediari https al davant, que diu qui pregunta
url = L'adreça que porten els codis QR per als telèfons de la sala
at = La taula és a { $url } (Ctrl+C per aturar-la)
hall = Per als altres de la sala: { $url }
setup = Primer compte, enllaç d'un sol ús: { $url }
fingerprint = Empremta SHA-256 del certificat: { $print }
exposed = Atenció: http sense xifrar a la xarxa; contrasenyes i sessions es poden llegir. Per als àrbitres, --tls.
stopped = La taula s'ha aturat; el registre és al disc.
an-address = una adreça i un port com ara 127.0.0.1:8080
taken = { $address }: no s'hi pot escoltar ({ $detail })
running = { $place }: ja hi ha una altra taula oberta amb aquest registre; obriu-la al navegador, atureu-la abans o, per a diverses taules, useu PostgreSQL
certificate = { $place }: el certificat no es pot llegir ni fer ({ $detail })

log = Què s'escriu a la sortida d'errors: error, warn, info, debug, trace o off; json per a JSON [per defecte, RUST_LOG o info]
metrics = Serveix mètriques per a Prometheus en aquesta adreça (/metrics)
a-log = error, warn, info, debug, trace, off, json o MÒDUL=NIVELL, separats per comes
measured = Mètriques: { $url }
