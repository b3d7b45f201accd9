### Why a request failed.

title = Arazo bat izan da
home = Joan txapelketetara
not-found = Ez da orria aurkitu.
sign-in = Hasi saioa jarraitzeko.
forbidden = Zure rolak ({ $role }) ez du hori baimentzen. Eskatu beste rol bat administratzaileari, edo hasi saioa beste kontu batekin.
code = Kode honek ez du hemen balio, edo ez da osorik irakurri. Eskaneatu berriro edo galdetu epaile bati.
method = Ekintza hau ez dago hemen erabilgarri. Kargatu berriro orria.
form = Formularioa iraungi da. Kargatu berriro orria eta saiatu berriz.
bad = Ezin izan da eskaera irakurri. Kargatu berriro orria eta saiatu berriz.
too-many = Saiakera gehiegi. Saiatu berriro { $seconds } s barru.
too-large = Fitxategia handiegia da. Gehienez 8 MB onartzen dira.
stopping = adoube lanpetuta dago edo gelditzen ari da. Saiatu berriro minutu bat barru.
unreadable = { $line }. lerroa, { $column }. zutabea: ez da /api/v1/openapi.json fitxategian deskribatutako JSONa.
second-factor = Konfiguratu bi urratseko egiaztapena: eskaneatu kodea telefonoko autentifikazio-aplikazio batekin, eta idatzi erakusten dituen sei digituak. Aplikazioak Internetik gabe funtzionatzen du.
