### Why the office of a league refuses an action

person = Este número já é de outra pessoa. Tente novamente.
waits = Este pedido já está na secretaria da federação.
settled = Este pedido já foi aceite ou rejeitado.
no-competition = Não é possível associar o torneio: nenhuma competição tem o número { $id }. Escolha uma competição desta época.
team-competition = Não é possível associar o torneio: { $competition } é uma competição por equipas. Escolha uma individual.
words = Escreva um texto de 1 a 4000 caracteres.
undo-undone = A ação { $number } já foi anulada.
undo-never = A ação { $number } não pode ser anulada: uma época aberta continua aberta e cada pessoa mantém o seu número.
again = A ação { $number } já não pode ser refeita: ações posteriores mudaram as suas condições. Anule-as primeiro ou introduza de novo a ação.
others = Entretanto, a época mudou. Verifique de novo que outras ações serão anuladas.
