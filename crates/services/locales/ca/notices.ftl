### Notices by mail to clubs, players and committees of a season.

## Subjects. The match, the case or the club follows.

licensed-subject = Llicències concedides
granted-subject = Sol·licitud acceptada
rejected-subject = Sol·licitud rebutjada
moved-subject = Encontre traslladat
venue-subject = Canvi de local
round-moved-subject = Ronda traslladada
disputed-subject = Resultats comunicats diferents
raised-subject = Expedient nou
decided-subject = Decisió
sanctioned-subject = Sanció
invoiced-subject = Factura nova
overdue-subject = Factura vençuda
line-up-subject = Alineació pendent
paper-subject = Document pendent
licences-subject = Llicències a punt de caducar

## Texts

licensed = { $count ->
    [one] La secretaria de la federació ha concedit una llicència:
   *[other] La secretaria de la federació ha concedit { $count } llicències:
}
granted = La secretaria de la federació ha acceptat aquesta sol·licitud.
rejected = La secretaria de la federació ha rebutjat aquesta sol·licitud. Corregiu-la i torneu-la a presentar, o contacteu amb la secretaria.
moved = Data nova: { $at }
moved-from = Data anterior: { $at }
venue = Local nou: { $venue }
venue-home = L’encontre es torna a jugar al local de l’equip local.
round-moved = Data nova: { $at }
disputed = Els resultats que han comunicat els dos clubs són diferents. Taulers: { $boards }. Reviseu els vostres i corregiu-los si cal.
raised = Aquest expedient espera una decisió. La seva pàgina mostra els fets i les opcions.
decided = { $body }: { $ruling }.
sanctioned = { $sanction }, a partir del { $date }.
concerns = Equip: { $name }
appeal-none = Contra aquesta decisió no hi ha apel·lació.
appeal-within = { $days ->
    [one] Podeu apel·lar durant un dia a partir de la recepció de la decisió. Òrgan: { $body }.
   *[other] Podeu apel·lar durant { $days } dies a partir de la recepció de la decisió. Òrgan: { $body }.
}
appeal-until = Podeu apel·lar fins al { $date }. Òrgan: { $body }.
invoiced = Factura { $number }: { $sum }. Venciment: { $date }.
overdue = La factura { $number } va vèncer el { $date }. Import pendent: { $sum }.
line-up = Alineació de l’equip { $team }: presenteu-la abans d’aquesta hora: { $at }.
paper = { $paper }: termini fins a aquesta hora: { $at }.
licences = { $count ->
    [one] Una llicència del vostre club caduca el { $date }. Sol·liciteu-ne la renovació.
   *[other] { $count } llicències del vostre club caduquen el { $date }. Sol·liciteu-ne la renovació.
}

## Parts of a message

rule = Norma: { $rule }
round = ronda { $round }
case = Expedient { $number }: { $matter }
application-licence = Llicència
application-list = Ordre de forces
application-addition = Ampliació de l’ordre de forces
application-team = Inscripció d’un equip
application-player = Inscripció d’un jugador
application-other = Sol·licitud del club
sanction-warning = Advertència
sanction-fine = Multa de { $sum }
sanction-points = Punts descomptats: { $points }
sanction-suspension = { $days ->
    [one] Suspensió d’un dia
   *[other] Suspensió de { $days } dies
}
sanction-exclusion = Exclusió de la competició
footer-club = Rebeu aquest missatge com a delegat del club { $club }.
footer-body = Rebeu aquest missatge com a membre d’aquest òrgan: { $body }.
footer-person = Rebeu aquest missatge perquè us afecta.
