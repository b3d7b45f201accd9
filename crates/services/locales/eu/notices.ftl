### Notices by mail to clubs, players and committees of a season.

## Subjects. The match, the case or the club follows.

licensed-subject = Lizentziak emanda
granted-subject = Eskaera onartuta
rejected-subject = Eskaera baztertuta
moved-subject = Neurketa beste data batera aldatuta
venue-subject = Lokala aldatuta
round-moved-subject = Txanda beste data batera aldatuta
disputed-subject = Jakinarazitako emaitzak ez datoz bat
raised-subject = Espediente berria
decided-subject = Erabakia
sanctioned-subject = Zehapena
invoiced-subject = Faktura berria
overdue-subject = Faktura epez kanpo
line-up-subject = Alineazioa aurkezteke
paper-subject = Agiria aurkezteke
licences-subject = Laster iraungiko diren lizentziak

## Texts

licensed = { $count ->
    [one] Federazioaren bulegoak lizentzia bat eman du:
   *[other] Federazioaren bulegoak { $count } lizentzia eman ditu:
}
granted = Federazioaren bulegoak eskaera hau onartu du.
rejected = Federazioaren bulegoak eskaera hau baztertu du. Zuzendu eta aurkeztu berriro, edo jarri harremanetan bulegoarekin.
moved = Data berria: { $at }
moved-from = Aurreko data: { $at }
venue = Lokal berria: { $venue }
venue-home = Neurketa berriro etxeko taldearen lokalean jokatuko da.
round-moved = Data berria: { $at }
disputed = Bi klubek jakinarazitako emaitzak ez datoz bat. Taulak: { $boards }. Egiaztatu zureak, eta zuzendu oker badaude.
raised = Espediente hau erabakiaren zain dago. Haren orriak egitateak eta aukerak erakusten ditu.
decided = { $body }: { $ruling }.
sanctioned = { $sanction }. Hasiera-data: { $date }.
concerns = Taldea: { $name }
appeal-none = Erabaki honen aurka ezin da helegiterik aurkeztu.
appeal-within = { $days ->
    [one] Erabakia jaso eta egun bateko epean aurkez dezakezu helegitea. Organoa: { $body }.
   *[other] Erabakia jaso eta { $days } eguneko epean aurkez dezakezu helegitea. Organoa: { $body }.
}
appeal-until = Helegitea aurkezteko azken eguna: { $date }. Organoa: { $body }.
invoiced = { $number }. faktura: { $sum }. Epemuga: { $date }.
overdue = { $number }. fakturaren epemuga { $date } izan zen. Zorra: { $sum }.
line-up = { $team } taldearen alineazioa: aurkeztu ordu hau baino lehen: { $at }.
paper = { $paper }. Aurkezteko epea: { $at }.
licences = { $count ->
    [one] Zure klubaren lizentzia bat laster iraungiko da. Iraungitze-data: { $date }. Eskatu berritzea.
   *[other] Zure klubaren { $count } lizentzia laster iraungiko dira. Iraungitze-data: { $date }. Eskatu berritzea.
}

## Parts of a message

rule = Araua: { $rule }
round = { $round }. txanda
case = { $number }. espedientea: { $matter }
application-licence = Lizentzia
application-list = Indar-ordena
application-addition = Indar-ordenan jokalaria gehitzea
application-team = Taldearen izen-ematea
application-player = Jokalariaren izen-ematea
application-other = Klubaren eskaera
sanction-warning = Ohartarazpena
sanction-fine = Isuna: { $sum }
sanction-points = Kendutako puntuak: { $points }
sanction-suspension = { $days ->
    [one] Egun bateko etenaldia
   *[other] { $days } eguneko etenaldia
}
sanction-exclusion = Lehiaketatik kanporatzea
footer-club = Mezu hau { $club } klubaren ordezkari zarelako jaso duzu.
footer-body = Mezu hau organo honetako kide zarelako jaso duzu: { $body }.
footer-person = Mezu hau zuri dagokizulako jaso duzu.
