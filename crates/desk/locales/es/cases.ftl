## Los casos y el examen

cases-position = se corrige la posición
cases-count = { $count } casos.
cases-under = lo mismo según { $edition }
exam-title = Examen
exam-intro = Una hoja de casos por resolver; al final hay una nota y el artículo de cada caso.
exam-edition = Edición de las Leyes
exam-size = Número de casos
exam-paper = Número de la hoja
exam-paper-how = El mismo número da a todos la misma hoja.
exam-begin = Empezar
exam-paper-of = Hoja { $paper }, edición { $edition } de las Leyes.
exam-question = Caso { $number }
exam-send = Entregar
exam-mark = Nota: { $right } de { $of } ({ $percent } %)
exam-yours = Su decisión
exam-none = Sin respuesta. Las Leyes dicen:
exam-case = Al caso
exam-another = Otra hoja
laws-compare-how = Cada edición con palabras nuestras. Lo que una edición tiene distinto de la más nueva va primero y está marcado.
