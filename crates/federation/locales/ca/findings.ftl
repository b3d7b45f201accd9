### Rejections and warnings of section 31 of the handbook

list-order = La llista no està ordenada al número { $number }: el jugador més fort va primer (Delegats 5.23).
licence-national = { $player } no té número nacional, obligatori a primera categoria i a preferent (Delegats 5.24).
licence-phone = A { $player } li falta el telèfon (Delegats 5.24).
addition-late = La llista ja no es pot ampliar: han començat les últimes rondes de la fase prèvia (Delegats 5.321).
addition-licensed = { $player } ja té llicència aquesta temporada i no es pot afegir a la llista (Delegats 5.321).
entry-licence = { $player } no té la llicència en vigor aquesta temporada (Delegats 5.322, Identificació 6.3).
venue-travel = El local de joc és a més de { $most } minuts del centre de Barcelona en transport públic (Delegats 5.422 i).
venue-players = Un local de joc necessita { $least } jugadors inscrits com a mínim; aquest en té { $count } (Delegats 5.422 i).
venue-boards = Un local de joc necessita espai per a { $least } taulers com a mínim; en aquest n’hi caben { $count } (Delegats 5.422 i).
result-late = Els resultats s’havien de comunicar abans de les { $hour } del { $date } (Delegats 5.71).
record-late = L’acta s’havia de lliurar el { $date } com a molt tard (Delegats 5.811).
address-late = L’adreça nova s’ha comunicat massa tard abans de la competició ({ $event }). Aviseu aquests clubs per correu certificat: { $clubs } (Delegats 5.10).
line-up-unknown = El número { $number } no és a la llista segellada (Delegats 5.61).
line-up-size = { $names ->
    [one] Un nom
   *[other] { $names } noms
} per a { $boards } taulers (Equips 7.1).
line-up-duplicate = El número { $number } hi surt dues vegades (Delegats 5.61).
line-up-higher = El número { $number } és titular de l’equip { $team } i no pot jugar en un equip inferior (Equips 7.22, 7.23).
line-up-order = Tauler { $board }: el número { $number } no pot jugar darrere del número { $weaker }, que és més fluix (Equips 7.32).
line-up-round = El número { $number } ja consta en una altra acta de la ronda { $round } (Equips 7.33, 7.34).
line-up-foreign = Hi ha { $found } estrangers a l’alineació; el màxim és { $most } (Estrangers 8.1).
substitution-early = Les substitucions es poden fer a partir de { $minutes } minuts després de l’hora oficial (Suplents 13.2).
substitution-late = Les substitucions es poden fer fins a { $minutes } minuts després de l’hora oficial (Suplents 13.2).
substitution-count = Un equip amb { $boards } taulers només pot fer { $most ->
    [one] una substitució
   *[other] { $most } substitucions
} (Suplents 13.2).
substitution-not-lower = El número { $number } no és jugador d’un equip inferior (Suplents 13.1).
substitution-duplicate = El número { $number } ja juga aquest encontre (Suplents 13.1).
substitution-stronger = El número { $number } és més fort a la llista que el número { $replaced }, el jugador absent (Suplents 13.11).
substitution-round = El número { $number } ja s’ha alineat en un altre equip a la ronda { $round } (Suplents 13.3).
substitution-foreign = Amb aquesta substitució l’equip tindria { $found } estrangers; el màxim és { $most } (Estrangers 8.1).
finish-decides = No es permet el final de { $minutes } minuts: aquesta partida pot decidir l’encontre (Ajornaments 10.1).
withdraw-preferent = Un preferent només es pot retirar per un motiu que el Comitè de Competició accepti (Retirats i eliminats 14.21).
calendar-venue = Un encontre que canvia de data per superposició de calendaris manté el local (Calendaris 15.3).
calendar-window = La data nova ha de ser posterior al { $after } i no pot passar del { $until } (Calendaris 15.8).
calendar-foreign = L’apartat 15 no s’aplica a { $player }, que juga com a estranger (Calendaris 15.9).
calendar-last-two = En les últimes rondes no es pot avançar cap encontre ni canviar-ne el local (Calendaris 15.10).
appeal-late = El termini d’apel·lació es va acabar el { $date } (Comitè de Competició 2.1).
appeal-scope = Les decisions d’aquesta competició no es poden apel·lar davant la federació (Comitè de Competició 2.2).
vote-quorum = Vots emesos: { $votes }. En calen { $needed } com a mínim, perquè hi ha { $members } membres nomenats (Comissió Esportiva 7.3).
pair-repeat = { $one } i { $other } ja s’han enfrontat (Sistema suís 1.2).
pair-none = No hi ha cap aparellament sense repeticions per a aquesta ronda (Sistema suís 1.2, 3.1).
homologation-date = L’homologació s’ha de demanar el { $date } com a molt tard (Torneigs oberts 1).
homologation-clash = Les dates coincideixen amb { $event }, que es juga a { $km } km (Torneigs oberts 2).
homologation-rounds = Calen { $least } rondes com a mínim (Torneigs oberts 3).
homologation-players = Calen { $least } jugadors per categoria com a mínim (Torneigs oberts 4).
homologation-mix = Aquestes categories no poden jugar en un mateix grup (Torneigs oberts 5).
