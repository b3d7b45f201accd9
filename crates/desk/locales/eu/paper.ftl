## Printed documents

title = Inprimatu
intro = Dokumentu bakoitza orri batean irekitzen da. Inprimatu edo gorde PDF gisa.
print = Inprimatu
by-board = Parekaketak taulaka
by-name = Parekaketak izenaren arabera
standings = Sailkapena
crosstable = Taula gurutzatua
players = Hasierako zerrenda
check-in = Presentzia-zerrenda
slips = Emaitza-orriak QR kodearekin
place-cards = Mahaiko txartelak
badges = Identifikazio-txartelak
scoresheets = Idaztorriak
signature = Sinadura
round-board = { $round }. txanda · { $board }. taula
scan = Eskaneatu kodea emaitza bidaltzeko
date = Data
move = Jok.
result-line = Emaitza
checkpoint = { $size ->
    [one] Erregistroaren egiaztapen-puntua: ekintza bat
   *[other] Erregistroaren egiaztapen-puntua: { $size } ekintza
}
present = Bertan
no-round = Oraindik ez dago txandarik. Parekatu lehenengoa.
whole-names = Erakutsi adingabeen izen osoak
initials = Erakutsi adingabeen inizialak bakarrik
