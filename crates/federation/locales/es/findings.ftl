### Rejections and warnings of section 31 of the handbook

list-order = La lista no está ordenada en el número { $number }: el jugador más fuerte va primero (Delegados 5.23).
licence-national = { $player } no tiene número nacional, obligatorio en primera categoría y en preferente (Delegados 5.24).
licence-phone = A { $player } le falta el teléfono (Delegados 5.24).
addition-late = La lista ya no se puede ampliar: han empezado las últimas rondas de la fase previa (Delegados 5.321).
addition-licensed = { $player } ya tiene licencia esta temporada y no se puede añadir a la lista (Delegados 5.321).
entry-licence = { $player } no tiene la licencia en vigor esta temporada (Delegados 5.322, Identificación 6.3).
venue-travel = El local de juego está a más de { $most } minutos del centro de Barcelona en transporte público (Delegados 5.422 i).
venue-players = Un local de juego necesita { $least } jugadores inscritos como mínimo; este tiene { $count } (Delegados 5.422 i).
venue-boards = Un local de juego necesita espacio para { $least } tableros como mínimo; en este caben { $count } (Delegados 5.422 i).
result-late = Los resultados debían comunicarse antes de las { $hour } del { $date } (Delegados 5.71).
record-late = El acta debía entregarse el { $date } como muy tarde (Delegados 5.811).
address-late = La nueva dirección se ha comunicado demasiado tarde antes de la competición ({ $event }). Avise a estos clubes por correo certificado: { $clubs } (Delegados 5.10).
line-up-unknown = El número { $number } no está en la lista sellada (Delegados 5.61).
line-up-size = { $names ->
    [one] Un nombre
   *[other] { $names } nombres
} para { $boards } tableros (Equipos 7.1).
line-up-duplicate = El número { $number } aparece dos veces (Delegados 5.61).
line-up-higher = El número { $number } es titular del equipo { $team } y no puede jugar en un equipo inferior (Equipos 7.22, 7.23).
line-up-order = Tablero { $board }: el número { $number } no puede jugar detrás del número { $weaker }, que es más débil (Equipos 7.32).
line-up-round = El número { $number } ya consta en otra acta de la ronda { $round } (Equipos 7.33, 7.34).
line-up-foreign = Hay { $found } extranjeros en la alineación; el máximo es { $most } (Extranjeros 8.1).
substitution-early = Las sustituciones se pueden hacer a partir de { $minutes } minutos después de la hora oficial (Suplentes 13.2).
substitution-late = Las sustituciones se pueden hacer hasta { $minutes } minutos después de la hora oficial (Suplentes 13.2).
substitution-count = Un equipo de { $boards } tableros solo puede hacer { $most ->
    [one] una sustitución
   *[other] { $most } sustituciones
} (Suplentes 13.2).
substitution-not-lower = El número { $number } no es jugador de un equipo inferior (Suplentes 13.1).
substitution-duplicate = El número { $number } ya juega este encuentro (Suplentes 13.1).
substitution-stronger = El número { $number } es más fuerte en la lista que el número { $replaced }, el jugador ausente (Suplentes 13.11).
substitution-round = El número { $number } ya se ha alineado en otro equipo en la ronda { $round } (Suplentes 13.3).
substitution-foreign = Con esta sustitución el equipo tendría { $found } extranjeros; el máximo es { $most } (Extranjeros 8.1).
finish-decides = No se permite el final de { $minutes } minutos: esta partida puede decidir el encuentro (Aplazamientos 10.1).
withdraw-preferent = Un preferente solo se puede retirar por un motivo que el Comité de Competición acepte (Retirados y eliminados 14.21).
calendar-venue = Un encuentro que cambia de fecha por coincidencia de calendarios mantiene el local (Calendarios 15.3).
calendar-window = La nueva fecha debe ser posterior al { $after } y no puede pasar del { $until } (Calendarios 15.8).
calendar-foreign = El apartado 15 no se aplica a { $player }, que juega como extranjero (Calendarios 15.9).
calendar-last-two = En las últimas rondas no se puede adelantar ningún encuentro ni cambiar su local (Calendarios 15.10).
appeal-late = El plazo de apelación terminó el { $date } (Comité de Competición 2.1).
appeal-scope = Las decisiones de esta competición no se pueden apelar ante la federación (Comité de Competición 2.2).
vote-quorum = Votos emitidos: { $votes }. Deben votar al menos { $needed } de los { $members } miembros (Comisión Deportiva 7.3).
pair-repeat = Ya se han enfrentado estos equipos: { $one }, { $other } (Sistema suizo 1.2).
pair-none = No existe ningún emparejamiento sin repeticiones para esta ronda (Sistema suizo 1.2, 3.1).
homologation-date = La homologación debe solicitarse el { $date } como muy tarde (Torneos abiertos 1).
homologation-clash = Las fechas coinciden con { $event }, que se juega a { $km } km (Torneos abiertos 2).
homologation-rounds = Hacen falta { $least } rondas como mínimo (Torneos abiertos 3).
homologation-players = Hacen falta { $least } jugadores por categoría como mínimo (Torneos abiertos 4).
homologation-mix = Estas categorías no pueden jugar en un mismo grupo (Torneos abiertos 5).
