## Words

round = Ronda
board = Mesa
white = Blancas
black = Negras
colour = Color
opponent = Rival
result = Resultado
points-short = Pts.
points-total = Total
rank = Puesto

## Rounds

title = Ronda { $round }
pairings = Emparejamiento de la ronda { $round }
not-paired = Todavía no está emparejada. Jugadores por emparejar: { $players }.
pair = Emparejar
publish = Publicar
unpair = Descartar el borrador
unpublish = Volver al borrador
close = Cerrar la ronda
missing = Resultados que faltan: { $count }.
enter-results = Introducir resultados
complete = Están todos los resultados.
closed-intro = La ronda está cerrada. Los errores se corrigen en la página de resultados.
resting = No juegan
why = ¿Por qué este emparejamiento?
reasons = Por qué estos emparejamientos
reasons-rest = Grupos de puntuación y jugadores movidos
no-reasons = El programa no encuentra ningún emparejamiento, y por tanto no lo puede explicar.
stage-draft = borrador
stage-published = publicada
stage-closed = cerrada
draft-intro = Solo la ven los árbitros. Repásela y publíquela.
done-paired = Ronda { $round } emparejada, como borrador.
done-paired-drawn = La ronda { $round } está emparejada, como borrador. El color inicial se ha sorteado: { $colour }.
done-published = La ronda { $round } es pública.
done-unpublished = La ronda { $round } vuelve a ser un borrador.
done-unpaired = El borrador de la ronda { $round } se ha descartado.
done-round-closed = La ronda { $round } está cerrada.

## Pairing by hand

manual-begin = Cambiarla a mano
manual-end = He terminado de cambiar
manual-intro = Emparejamiento a mano: elija dos jugadores y cambian de sitio; en la misma mesa, de color.
manual-first = Primero
manual-second = Segundo
manual-swap = Intercambiar
manual-differs = a mano, distinto del programa
manual-same = a mano, igual que el programa
manual-no-difference = Ninguna diferencia con el programa.
manual-difference = Diferencias con el programa: { $count }
manual-ours = A mano
manual-engines = El programa
done-manual-begun = Ahora se puede cambiar a mano.
done-manual-ended = Los cambios a mano han terminado.
done-swapped = Los dos jugadores han cambiado de sitio.

## Results

results-title = Resultados de la ronda { $round }
results-closed-title = Ronda { $round }, cerrada
results-missing = faltan: { $count }
results-meanwhile = Mientras tanto otra persona ha introducido { $result }. Escríbalo de nuevo para cambiarlo.
results-no-round = Todavía no hay ninguna ronda.
results-draft = La ronda todavía es un borrador: publíquela para introducir resultados.
results-field = Resultado de la mesa { $board }
results-save = Guardar los resultados
results-correct = Corregir
results-correct-title = Corregir un resultado
results-correct-intro = Una corrección no cambia los emparejamientos ya hechos; se dirán las consecuencias.
results-rating-only = solo para el informe de Elo
done-results = Resultados guardados: { $count }.
done-corrected = El resultado de la ronda { $round } se ha corregido.
key-white = ganan blancas
key-black = ganan negras
key-draw = tablas
key-plus = negras no comparecen
key-minus = blancas no comparecen
key-both = ninguno de los dos

## Standings

standings-title = Clasificación tras la ronda { $round }
standings-after = Tras cada ronda
crosstable-title = Cuadro tras la ronda { $round }
crosstable-legend = puesto del rival, color (w, b), resultado; U descanso asignado, H medio punto, F un punto, Z ausente
worked-title = { $name }: los desempates, paso a paso
worked-rank = Puesto { $rank }, con { $points } puntos.
worked-value = Valor
worked-cut = no cuenta
worked-dummy = rival virtual
worked-none = No tiene sumandos.
