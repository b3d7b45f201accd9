### `adoube serve`.

about = Ireki mahaia nabigatzailean: txapelketak, izen-ematetik txostenera
listen = Helbidea eta ataka; 0.0.0.0:8080 areto osorako [lehenetsia: 127.0.0.1:8080]
tls = https bidez, erregistroaren ondoan gordetzen den berezko ziurtagiri batekin
proxy = Aurrean https bitarteko zerbitzari bat dago, nor galdezka ari den esaten duena
url = Aretoko telefonoentzako QR kodeek daramaten helbidea
at = Mahaia hemen dago: { $url } (Ktrl+C gelditzeko)
hall = Aretoko besteentzat: { $url }
setup = Lehen kontua, erabilera bakarreko esteka: { $url }
fingerprint = Ziurtagiriaren SHA-256 hatz-marka: { $print }
exposed = Kontuz: zifratu gabeko http sarean; pasahitzak eta saioak irakur daitezke. Epaileentzat, --tls.
stopped = Mahaia gelditu da; erregistroa diskoan dago.
an-address = helbide bat eta ataka bat, adibidez 127.0.0.1:8080
taken = { $address }: ezin da hor entzun ({ $detail })
running = { $place }: badago beste mahai bat erregistro honekin irekita; ireki nabigatzailean, gelditu lehenago edo, mahai bat baino gehiagorako, erabili PostgreSQL
certificate = { $place }: ziurtagiria ezin da irakurri ez egin ({ $detail })

log = Zer idatzi errore-irteeran: error, warn, info, debug, trace edo off; json JSON nahi bada [lehenetsia: RUST_LOG edo info]
metrics = Eman Prometheus-erako metrikak helbide honetan (/metrics)
a-log = error, warn, info, debug, trace, off, json edo MODULUA=MAILA, komaz bereizita
measured = Metrikak: { $url }
