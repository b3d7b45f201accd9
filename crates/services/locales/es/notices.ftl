### Notices by mail to clubs, players and committees of a season.

## Subjects. The match, the case or the club follows.

licensed-subject = Licencias concedidas
granted-subject = Solicitud aceptada
rejected-subject = Solicitud rechazada
moved-subject = Encuentro trasladado
venue-subject = Cambio de local
round-moved-subject = Ronda trasladada
disputed-subject = Resultados comunicados diferentes
raised-subject = Expediente nuevo
decided-subject = Decisión
sanctioned-subject = Sanción
invoiced-subject = Factura nueva
overdue-subject = Factura vencida
line-up-subject = Alineación pendiente
paper-subject = Documento pendiente
licences-subject = Licencias a punto de caducar

## Texts

licensed = { $count ->
    [one] La secretaría de la federación ha concedido una licencia:
   *[other] La secretaría de la federación ha concedido { $count } licencias:
}
granted = La secretaría de la federación ha aceptado esta solicitud.
rejected = La secretaría de la federación ha rechazado esta solicitud. Corríjala y vuelva a presentarla, o contacte con la secretaría.
moved = Nueva fecha: { $at }
moved-from = Fecha anterior: { $at }
venue = Nuevo local: { $venue }
venue-home = El encuentro vuelve a jugarse en el local del equipo local.
round-moved = Nueva fecha: { $at }
disputed = Los resultados comunicados por los dos clubes son diferentes. Tableros: { $boards }. Revise los suyos y corríjalos si es necesario.
raised = Este expediente espera una decisión. Su página muestra los hechos y las opciones.
decided = { $body }: { $ruling }.
sanctioned = { $sanction }, a partir del { $date }.
concerns = Equipo: { $name }
appeal-none = Contra esta decisión no cabe apelación.
appeal-within = { $days ->
    [one] Puede apelar durante un día desde la recepción de la decisión. Órgano: { $body }.
   *[other] Puede apelar durante { $days } días desde la recepción de la decisión. Órgano: { $body }.
}
appeal-until = Puede apelar hasta el { $date }. Órgano: { $body }.
invoiced = Factura { $number }: { $sum }. Vencimiento: { $date }.
overdue = La factura { $number } venció el { $date }. Importe pendiente: { $sum }.
line-up = Alineación del equipo { $team }: preséntela antes de esta hora: { $at }.
paper = { $paper }: plazo hasta esta hora: { $at }.
licences = { $count ->
    [one] Una licencia de su club caduca el { $date }. Solicite su renovación.
   *[other] { $count } licencias de su club caducan el { $date }. Solicite su renovación.
}

## Parts of a message

rule = Norma: { $rule }
round = ronda { $round }
case = Expediente { $number }: { $matter }
application-licence = Licencia
application-list = Orden de fuerza
application-addition = Ampliación del orden de fuerza
application-team = Inscripción de un equipo
application-player = Inscripción de un jugador
application-other = Solicitud del club
sanction-warning = Advertencia
sanction-fine = Multa de { $sum }
sanction-points = Puntos descontados: { $points }
sanction-suspension = { $days ->
    [one] Suspensión de un día
   *[other] Suspensión de { $days } días
}
sanction-exclusion = Exclusión de la competición
footer-club = Recibe este mensaje como delegado del club { $club }.
footer-body = Recibe este mensaje como miembro de este órgano: { $body }.
footer-person = Recibe este mensaje porque le afecta.
