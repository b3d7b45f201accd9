## Table headings

round = Ronda
board = Tablero
white = Blancas
black = Negras
colour = Color
opponent = Adversario
result = Resultado
points-short = Pts.
points-total = Total
rank = Puesto

## Rounds

title = Ronda { $round }
pairings = Emparejamientos de la ronda { $round }
not-paired = La ronda todavía no está emparejada. Jugadores presentes: { $players }.
pair = Emparejar la ronda
publish = Publicar la ronda
unpair = Descartar el borrador
unpublish = Retirar la publicación
close = Cerrar la ronda
enter-results = Introducir resultados
complete = Están todos los resultados.
closed-intro = La ronda está cerrada. Corrija los resultados erróneos en la página de resultados.
resting = Sin emparejar
why = Explicar los emparejamientos
reasons = Explicación de los emparejamientos
reasons-rest = Grupos de puntuación y flotantes
no-reasons = No hay ningún emparejamiento posible y, por tanto, nada que explicar.
stage-draft = Borrador
stage-published = Publicada
stage-closed = Cerrada
draft-intro = Borrador: solo lo ven los árbitros. Revíselo y publíquelo.
done-paired = Se ha creado el borrador de los emparejamientos de la ronda { $round }.
done-paired-drawn = Se ha creado el borrador de los emparejamientos de la ronda { $round }. Color sorteado para el número 1: { $side ->
    [white] blancas.
   *[other] negras.
}
done-published = Ronda { $round } publicada.
done-unpublished = Se ha retirado la publicación de la ronda { $round }. Vuelve a ser un borrador.
done-unpaired = Borrador de la ronda { $round } descartado.
done-round-closed = Ronda { $round } cerrada.

## Editing pairings by hand

manual-begin = Editar los emparejamientos
manual-end = Terminar la edición
manual-intro = Elija dos jugadores para intercambiarlos. Si son del mismo tablero, intercambian los colores.
manual-first = Primer jugador
manual-second = Segundo jugador
manual-swap = Intercambiar
manual-differs = Edición manual: difiere del cálculo
manual-same = Edición manual: coincide con el cálculo
manual-no-difference = No hay ninguna diferencia respecto a los emparejamientos calculados.
manual-difference = Diferencias respecto a los emparejamientos calculados: { $count }
manual-ours = Emparejamientos editados
manual-engines = Emparejamientos calculados
done-manual-begun = Edición iniciada. Termínela antes de publicar la ronda.
done-manual-ended = Edición terminada.
done-swapped = Jugadores intercambiados.

## Results

results-title = Resultados de la ronda { $round }
results-closed-title = Resultados de la ronda { $round } (cerrada)
results-missing = { $count ->
    [0] Están todos los resultados
    [one] Falta un resultado
   *[other] Faltan { $count } resultados
}
results-meanwhile = Otra persona acaba de introducir { $result } aquí. Vuelva a teclear para cambiarlo.
results-no-round = Todavía no hay rondas. Empareje la primera.
results-draft = La ronda todavía es un borrador. Publíquela para introducir los resultados.
results-field = Resultado del tablero { $board }
results-save = Guardar los resultados
results-correct = Corregir
results-correct-title = Corregir un resultado
results-correct-intro = Los emparejamientos ya hechos no cambian. Verá qué cambia con la corrección.
results-rating-only = Solo para el informe de Elo
done-results = { $count ->
    [0] No hay resultados nuevos que guardar.
    [one] Se ha guardado un resultado.
   *[other] Se han guardado { $count } resultados.
}
done-corrected = Resultado de la ronda { $round } corregido.
key-white = ganan las blancas
key-black = ganan las negras
key-draw = tablas
key-plus = las negras no comparecen
key-minus = las blancas no comparecen
key-both = no comparece nadie

## Standings

standings-title = Clasificación tras la ronda { $round }
standings-after = Elija una ronda
crosstable-title = Cuadro cruzado tras la ronda { $round }
crosstable-legend = En cada casilla: puesto del adversario, color (w = blancas, b = negras) y resultado. U = bye asignado, H = bye de medio punto, F = bye de un punto, Z = bye de cero puntos.
worked-title = { $name }: cálculo de los desempates
worked-rank = Puesto: { $rank }. Puntos: { $points }.
worked-value = Valor
worked-cut = no cuenta
worked-dummy = adversario virtual
worked-none = No hay ningún cálculo que mostrar.
