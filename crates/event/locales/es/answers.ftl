### What was decided or found out with an act, as the log tells it.

warned = confirmado: { $warning }
entered = inscripción { $id }
accelerated = se han fijado los puntos virtuales de la aceleración
paired = ronda { $round }: { $boards } tableros
engine = el programa emparejaría { $boards } tableros
no-engine = el programa no encuentra ningún emparejamiento
same = ronda { $round }: el emparejamiento es el del programa
differs = ronda { $round }: { $boards } tableros difieren del programa
resulted = ronda { $round }: { $result }
wrong-result = la ronda { $round } se emparejó con el resultado equivocado: mesas { $tables }
closed = la ronda { $round } está cerrada
