## Els casos i l'examen

cases-position = es corregeix la posició
cases-count = { $count } casos.
cases-under = el mateix segons { $edition }
exam-title = Examen
exam-intro = Un full de casos per resoldre; al final hi ha la nota i l'article de cada cas.
exam-edition = Edició de les Lleis
exam-size = Nombre de casos
exam-paper = Número del full
exam-paper-how = El mateix número dona a tothom el mateix full.
exam-begin = Comença
exam-paper-of = Full { $paper }, edició { $edition } de les Lleis.
exam-question = Cas { $number }
exam-send = Lliura
exam-mark = Nota: { $right } de { $of } ({ $percent } %)
exam-yours = La vostra decisió
exam-none = Sense resposta. Les Lleis diuen:
exam-case = Al cas
exam-another = Un altre full
laws-compare-how = Cada edició amb paraules nostres. Allò que una edició té diferent de la més nova va primer i està marcat.
