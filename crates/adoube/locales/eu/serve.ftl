### `adoube serve`.

about = Abiarazi web-zerbitzaria: txapelketak nabigatzailean, lehen izen-ematetik azken txostenera
listen = Helbidea (ADDRESS) eta ataka; 0.0.0.0:8080 areto osorako [lehenetsia: 127.0.0.1:8080]
tls = Erabili https, datu-basearen ondoan gordetzen den ziurtagiri propio batekin
proxy = Onartu adouberen aurreko https proxy batek helarazten dituen bezeroen helbideak: ordenagailu honetakoarenak edo adierazitakoenak (ADDRESSES)
url = Aretoko telefonoek eskaneatzen dituzten QR kodeetarako URLa
at = adoube martxan dago: { $url } (Ktrl+C gelditzeko)
hall = Aretoko gainerako gailuentzat: { $url }
setup = Sortu lehen kontua (behin bakarrik erabiltzeko esteka): { $url }
fingerprint = Ziurtagiriaren SHA-256 hatz-marka: { $print }
exposed = Kontuz: http ez dago zifratuta, eta sareko edonork irakur ditzake pasahitzak eta saioak. Erabili --tls.
stopped = adoube gelditu da. Datu guztiak gordeta daude.
an-address = helbide bat eta ataka bat, adibidez 127.0.0.1:8080
a-proxy = komaz bereizitako helbideak, adibidez 10.0.0.7,10.1.0.0/16
taken = { $address }: ezin da helbide hau erabili ({ $detail }); aukeratu beste helbide edo ataka bat
running = { $place }: beste adoube zerbitzari bat datu-base hau erabiltzen ari da; gelditu lehenik edo, hainbat zerbitzaritarako, erabili PostgreSQL
certificate = { $place }: ezin da ziurtagiria irakurri edo sortu ({ $detail })

log = Errore-irteerako erregistroaren maila (LEVEL): error, warn, info, debug, trace edo off; json, JSON formaturako [lehenetsia: RUST_LOG; bestela, info]
metrics = Prometheus metriketarako helbidea (ADDRESS) (/metrics)
a-log = error, warn, info, debug, trace, off, json edo MODULUA=MAILA, komaz bereizita
measured = Metrikak: { $url }

mail = Bidali jakinarazpenak postaz zerbitzari honekin: smtps://USER@HOST, edo smtp://USER@HOST STARTTLSrekin
mail-from = Jakinarazpenen bidaltzailea
mail-password = FILE: posta-zerbitzariaren pasahitza duen fitxategia [lehenetsia: ADOUBE_MAIL_PASSWORD ingurune-aldagaia]
mail-address = --mail: smtps://USER@HOST:PORT edo smtp://USER@HOST:PORT behar da; smtp://HOST?tls=off aukerak zifratu gabe bidaltzen du
mail-password-shown = --mail: ez jarri pasahitza helbidean, makinako beste erabiltzaileek irakur baitezakete; jarri fitxategi batean (--mail-password) edo ADOUBE_MAIL_PASSWORD aldagaian
mail-no-password = --mail: erabiltzailearen pasahitza falta da; jarri fitxategi batean (--mail-password) edo ADOUBE_MAIL_PASSWORD aldagaian
mail-sender = --mail-from: helbide elektroniko bat behar da, adibidez liga@example.org
mail-password-unread = { $file }: ezin da posta-zerbitzariaren pasahitza irakurri ({ $detail })
