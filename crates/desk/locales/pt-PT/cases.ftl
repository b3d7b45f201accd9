## The case book and the examination

position = a posição é reposta
exam-intro = Resolva uma série de casos. No fim, verá a nota e o artigo de cada caso.
exam-mark = Nota: { $right } de { $of } ({ $percent } %)
exam-score = { $right } / { $of } ({ $percent } %)
exam-yours = A sua decisão
laws-compare-how = Por palavras nossas. As diferenças em relação à edição mais recente vêm primeiro e estão destacadas.
displaced = o relógio foi acionado antes de a posição ser reposta
exam-paper-wrong = Escreva um número de 0 a 999999.
exam-not-kept = Inicie sessão para guardar o resultado. Qualquer pessoa o pode imprimir.
exam-kept-title = Exames guardados
exam-kept-none = Ainda não há exames guardados.
exam-th-who = Examinando
exam-read-again = Artigos a rever
done-exam = Exame guardado.
