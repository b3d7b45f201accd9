### `adoube export`.

export = Idatzi erregistroa JSON lerrotan, programa hau gabe irakurtzeko modukoak; gainerakoa, eskatuz gero
to = Fitxategi berria [lehenetsia: irteera estandarra]
persons = Sartu datu pertsonalak ere; bestela kanpoan geratzen dira
lists = Sartu rating-zerrendak
secrets = Sartu kontuak (pasahitzen laburpenekin eta bigarren faktorearekin), saioak, sekretuak eta mahaiaren gakoa: gorde fitxategia pasahitz bat bezala
all = Dena, mahaia beste leku batean berregiteko: --persons --lists --secrets
exported = { $path }: { $entries } { $streams }, { $rest }
damaged = { $path }: irakur zitekeena esportatu da, baina erregistroa ez dago osorik ({ $faults }) eta esportazioa ezin izango da inportatu
