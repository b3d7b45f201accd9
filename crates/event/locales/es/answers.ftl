### Decisions and facts that come with an action, as the log shows them.

warned = Confirmado: «{ $warning }»
entered = Inscripción { $id }
accelerated = Puntos virtuales de la aceleración asignados
paired = { $boards ->
    [one] Ronda { $round }: un tablero
   *[other] Ronda { $round }: { $boards } tableros
}
engine = { $boards ->
    [one] Emparejamientos calculados: un tablero
   *[other] Emparejamientos calculados: { $boards } tableros
}
no-engine = Emparejamientos calculados: no se ha encontrado ninguno
same = Ronda { $round }: igual que los emparejamientos calculados
differs = { $boards ->
    [one] Ronda { $round }: un tablero es distinto de los emparejamientos calculados
   *[other] Ronda { $round }: { $boards } tableros son distintos de los emparejamientos calculados
}
resulted = Ronda { $round }: { $result }
wrong-result = La ronda { $round } se emparejó con el resultado equivocado. Tableros afectados: { $tables }.
closed = Ronda { $round } cerrada
