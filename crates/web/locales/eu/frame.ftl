### Around every page.

skip-to-content = Joan edukira
menu = Menua
event-pages = Txapelketaren orriak
language = Hizkuntza
sign-in = Hasi saioa
sign-out = Amaitu saioa
times-zone = Ordu-eremua: { $zone }
form-problems = Zuzendu honako hau:
time-travel = Txapelketa { $number }. ekintzaren ondoren zegoen bezala ikusten ari zara. Hemen ezin da ezer aldatu.
time-travel-back = Itzuli orainera
plain-http = Konexio hau ez dago zifratuta (HTTP): sare berean dagoen edonork irakur dezake bidaltzen duzuna, eta zure saioa erabil dezake. Epaileek beste ordenagailuetan lan egiten badute, abiarazi adoube --tls aukerarekin.
only-here = Telefonoek ezin dute helbide hau ireki: ordenagailu honetan bakarrik dabil. Abiarazi adoube --listen 0.0.0.0:8080 aukerarekin, edo adierazi joko-aretoko helbidea --url aukerarekin.
public-role = publikoa
help = Laguntza: { $topic }
