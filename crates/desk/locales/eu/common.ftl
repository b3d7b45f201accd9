skip-to-content = Joan edukira
nav-main = Menua
nav-event = Txapelketaren orriak
nav-language = Hizkuntza
nav-tournaments = Txapelketak
nav-desk = Mahaia
nav-accounts = Kontuak
nav-sign-in = Hasi saioa
nav-sign-out = Amaitu saioa
yes = bai
no = ez
save = Gorde
cancel = Utzi
times-zone = Orduak: { $zone }
form-problems = Datu batzuk zuzendu behar dira:
time-travel = Txapelketa erregistroko { $number }. oharraren ondoren zegoen bezala ikusten ari zara. Ezin da ezer aldatu.
time-travel-back = Itzuli orainera
plain-http = Konexio hau ez dago zifratuta (http): sare berean dagoenak irakur dezake bidaltzen duzuna, eta zure saioa erabili. Beste makinetako epaileentzat, abiarazi mahaia --tls aukerarekin.
only-here = Telefonoek ezin dute helbide hau ireki: ordenagailu honetara bakarrik darama. Abiarazi mahaia --listen 0.0.0.0:8080 aukerarekin, edo eman aretoko helbidea --url aukerarekin.

## Failures

failure-title = Ezin izan da
failure-home = Txapelketetara
failure-not-found = Helbide honetan ez dago ezer.
failure-sign-in = Saioa hasi behar da hau egiteko.
failure-forbidden = Zure rolak ez du hau egiten uzten.
failure-code = Kode hau ez da mahai honena, edo ez da osorik irakurri: eskaneatu berriro, edo galdetu epaile bati.
failure-method = Helbide honek ez du hori onartzen: kargatu orria berriro.
failure-form = Formularioa zaharregia da edo beste leku batetik dator. Itzuli orrira, kargatu berriro eta errepikatu.
failure-bad = Eskaera ez da ulertzen.
failure-too-many = Gehiegitan jarraian. Saiatu berriro { $seconds } s barru.
failure-too-large = Handiegia da: gehienez 8 MB onartzen dira.
failure-stopping = Mahaia gelditzen ari da edo oso lanpetuta dago. Saiatu berriro.

## Front page

home-title = Txapelketak
home-none = Oraindik ez dago txapelketarik.
