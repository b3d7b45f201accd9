### Why the office of a league refuses an action

name = Indique um nome de 1 a 120 caracteres.
person = Este número já é de outra pessoa. Tente de novo.
waits = Esta solicitação já está na secretaria da federação.
settled = Esta solicitação já foi aceita ou rejeitada.
no-case = Este processo não existe. Volte à lista de processos.
words = Escreva um texto de 1 a 4.000 caracteres.
reason = Indique um motivo de 1 a 120 caracteres.
undo-unknown = A ação { $number } não existe.
undo-undone = A ação { $number } já foi desfeita.
undo-never = A ação { $number } não pode ser desfeita: uma temporada aberta continua aberta e cada pessoa mantém seu número.
again = A ação { $number } não pode ser refeita: não é mais possível.
others = A temporada mudou nesse meio-tempo. Confira de novo que outras ações serão desfeitas.
