# api
api-unreadable = { $line }. lerroa, { $column }. zutabea: ez da /api/v1/openapi.json-ek deskribatzen duen JSONa.
api-no-act = { $number }. ekintza ez da egin daitezkeenetakoa, edo zerbait falta zaio.
api-no-settings = Hau ez da txapelketa baten konfigurazioa.
api-command = Aginduak UUID bat izan behar du.
