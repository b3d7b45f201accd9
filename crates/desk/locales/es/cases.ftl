## The case book and the examination

position = se restablece la posición
count = { $count ->
    [one] Un caso.
   *[other] { $count } casos.
    }
under = el mismo caso, edición { $edition }
exam-title = Examen
exam-intro = Resuelva una serie de casos. Al final verá la nota y el artículo de cada caso.
exam-edition = Edición de las Leyes
exam-size = Número de casos
exam-paper = Número de examen
exam-paper-how = Con el mismo número, todo el mundo recibe los mismos casos.
exam-begin = Empezar el examen
exam-paper-of = Examen { $paper }, edición { $edition } de las Leyes.
exam-question = Caso { $number }
exam-send = Enviar las respuestas
exam-mark = Nota: { $right } de { $of } ({ $percent } %)
exam-score = { $right } / { $of } ({ $percent } %)
exam-yours = Su decisión
exam-none = Sin respuesta. Decisión correcta:
exam-case = Abrir el caso
exam-another = Hacer otro examen
laws-compare-how = Con nuestras palabras. Las diferencias con la edición más reciente van primero y están resaltadas.
illegal = la jugada es ilegal
touch = se ha tocado una pieza fuera de turno
displaced = se ha pulsado el reloj antes de restablecer la posición
recording = las jugadas no se anotan correctamente
exam-paper-wrong = Escriba un número entre 0 y 999999.
exam-not-kept = Inicie sesión para guardar el resultado. Cualquiera puede imprimirlo.
exam-kept-title = Exámenes guardados
exam-kept-none = Todavía no hay exámenes guardados.
exam-th-when = Fecha
exam-th-who = Aspirante
exam-th-paper = Examen
exam-th-mark = Nota
exam-result = Resultado del examen
exam-all-right = Todas las decisiones son correctas.
exam-read-again = Artículos para repasar
exam-examiner = Firma del examinador
exam-name = Nombre
done-exam = Examen guardado.
