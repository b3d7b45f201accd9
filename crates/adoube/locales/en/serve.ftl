### `adoube serve`.

about = Start the web server: run tournaments in the browser, from the first entry to the final report
listen = ADDRESS and port; 0.0.0.0:8080 for the whole hall [default: 127.0.0.1:8080]
tls = Use https, with a self-signed certificate stored next to the database
proxy = Accept client addresses from an https proxy in front of adoube: one on this machine, or those at ADDRESSES
url = URL for the QR codes that phones in the hall scan
at = adoube is running at { $url } (Ctrl+C to stop)
hall = For other devices in the hall: { $url }
setup = Create the first account (one-time link): { $url }
fingerprint = SHA-256 fingerprint of the certificate: { $print }
exposed = Caution: http is not encrypted, so anyone on the network can read passwords and sessions. Use --tls.
stopped = adoube stopped. All data are saved.
an-address = an address and a port, for example 127.0.0.1:8080
a-proxy = addresses separated by commas, for example 10.0.0.7,10.1.0.0/16
taken = { $address }: cannot use this address ({ $detail }); choose another address or port
running = { $place }: another adoube server is using this database; stop it first, or use PostgreSQL for several servers
certificate = { $place }: cannot read or create the certificate ({ $detail })

log = Log LEVEL on standard error: error, warn, info, debug, trace or off; json for JSON [default: RUST_LOG, otherwise info]
metrics = ADDRESS for Prometheus metrics (/metrics)
a-log = error, warn, info, debug, trace, off, json or MODULE=LEVEL, separated by commas
measured = Metrics: { $url }

mail = Send notices by mail through this server: smtps://USER@HOST, or smtp://USER@HOST with STARTTLS
mail-from = Sender of the notices
mail-password = FILE with the password of the mail server [default: the environment variable ADOUBE_MAIL_PASSWORD]
mail-address = --mail: expected smtps://USER@HOST:PORT or smtp://USER@HOST:PORT; smtp://HOST?tls=off sends without encryption
mail-password-shown = --mail: leave the password out of the address, where others on this machine can read it; put it in a file (--mail-password) or in ADOUBE_MAIL_PASSWORD
mail-no-password = --mail: no password for the user; put it in a file (--mail-password) or in ADOUBE_MAIL_PASSWORD
mail-sender = --mail-from: expected an email address, for example league@example.org
mail-password-unread = { $file }: cannot read the password of the mail server ({ $detail })
