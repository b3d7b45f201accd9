## The case book and the examination

position = es restableix la posició
count = { $count ->
    [one] Un cas.
   *[other] { $count } casos.
    }
under = el mateix cas, edició { $edition }
exam-title = Examen
exam-intro = Resoleu una sèrie de casos. Al final veureu la nota i l’article de cada cas.
exam-edition = Edició de les Lleis
exam-size = Nombre de casos
exam-paper = Número d’examen
exam-paper-how = Amb el mateix número, tothom rep els mateixos casos.
exam-begin = Comença l’examen
exam-paper-of = Examen { $paper }, edició { $edition } de les Lleis.
exam-question = Cas { $number }
exam-send = Envia les respostes
exam-mark = Nota: { $right }/{ $of } ({ $percent } %)
exam-score = { $right } / { $of } ({ $percent } %)
exam-yours = La vostra decisió
exam-none = Sense resposta. Decisió correcta:
exam-case = Obre el cas
exam-another = Fes un altre examen
laws-compare-how = Amb les nostres paraules. Les diferències amb l’edició més nova van primer i estan ressaltades.
illegal = la jugada és il·legal
touch = s’ha tocat una peça fora de torn
displaced = s’ha premut el rellotge abans de restablir la posició
recording = les jugades no s’anoten correctament
exam-paper-wrong = Escriviu un número entre 0 i 999999.
exam-not-kept = Inicieu la sessió per desar el resultat. Tothom el pot imprimir.
exam-kept-title = Exàmens desats
exam-kept-none = Encara no hi ha cap examen desat.
exam-th-when = Data
exam-th-who = Aspirant
exam-th-paper = Examen
exam-th-mark = Nota
exam-result = Resultat de l’examen
exam-all-right = Totes les decisions són correctes.
exam-read-again = Articles per repassar
exam-examiner = Signatura de l’examinador
exam-name = Nom
done-exam = Examen desat.
