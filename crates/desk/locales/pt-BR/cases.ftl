## The case book and the examination

position = a posição é restabelecida
count = { $count ->
    [1] Um caso.
   *[other] { $count } casos.
    }
under = mesmo caso, edição de { $edition }
exam-title = Exame
exam-intro = Resolva uma série de casos. No final você verá a nota e o artigo de cada caso.
exam-edition = Edição das Leis
exam-size = Número de casos
exam-paper = Número do exame
exam-paper-how = Com o mesmo número, todos recebem os mesmos casos.
exam-begin = Começar o exame
exam-paper-of = Exame { $paper }, edição de { $edition } das Leis.
exam-question = Caso { $number }
exam-send = Enviar as respostas
exam-mark = Nota: { $right } de { $of } ({ $percent }%)
exam-score = { $right } / { $of } ({ $percent }%)
exam-yours = Sua decisão
exam-none = Sem resposta. Decisão correta:
exam-case = Abrir o caso
exam-another = Fazer outro exame
laws-compare-how = Com nossas palavras. As diferenças em relação à edição mais recente vêm primeiro e aparecem destacadas.
illegal = o lance é ilegal
touch = uma peça foi tocada fora da vez
displaced = o relógio foi acionado antes de a posição ser restabelecida
recording = os lances não são anotados corretamente
exam-paper-wrong = Digite um número de 0 a 999999.
exam-not-kept = Entre na sua conta para salvar o resultado. Qualquer pessoa pode imprimir.
exam-kept-title = Exames salvos
exam-kept-none = Ainda não há exames salvos.
exam-th-when = Data
exam-th-who = Participante
exam-th-paper = Exame
exam-th-mark = Nota
exam-result = Resultado do exame
exam-all-right = Todas as decisões estão corretas.
exam-read-again = Artigos para revisar
exam-examiner = Assinatura do examinador
exam-name = Nome
done-exam = Exame salvo.
