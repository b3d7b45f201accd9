# api
no-act = { $number }. ekintza ez da egin daitezkeenetakoa, edo zerbait falta zaio.
no-settings = Hau ez da txapelketa baten konfigurazioa.
command = Aginduak UUID bat izan behar du.
