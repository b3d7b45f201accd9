## Os casos e o exame

cases-position = corrige-se a posição
cases-count = { $count } casos.
cases-under = o mesmo segundo { $edition }
exam-title = Exame
exam-intro = Uma folha de casos a resolver; no fim há uma nota e o artigo de cada caso.
exam-edition = Edição das Leis
exam-size = Número de casos
exam-paper = Número da folha
exam-paper-how = O mesmo número dá a todos a mesma folha.
exam-begin = Começar
exam-paper-of = Folha { $paper }, edição { $edition } das Leis.
exam-question = Caso { $number }
exam-send = Entregar
exam-mark = Nota: { $right } de { $of } ({ $percent } %)
exam-yours = Sua decisão
exam-none = Sem resposta. As Leis dizem:
exam-case = Ao caso
exam-another = Outra folha
laws-compare-how = Cada edição em palavras nossas. O que uma edição tem de diferente da mais nova vem primeiro e está marcado.
