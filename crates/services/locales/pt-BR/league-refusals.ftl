### Why the office of a league refuses an action

name = Indique um nome de 1 a 120 caracteres.
person = Este número já é de outra pessoa. Tente de novo.
waits = Este pedido já está na secretaria da federação.
settled = Este pedido já foi aceito ou rejeitado.
no-competition = Não é possível vincular o torneio: nenhuma competição tem o número { $id }. Escolha uma competição desta temporada.
team-competition = Não é possível vincular o torneio: { $competition } é uma competição por equipes. Escolha uma individual.
tournament-id = Indique o identificador do torneio, de 1 a 120 caracteres.
no-case = Este processo não existe. Volte à lista de processos.
words = Escreva um texto de 1 a 4.000 caracteres.
reason = Indique um motivo de 1 a 120 caracteres.
undo-unknown = A ação { $number } não existe.
undo-undone = A ação { $number } já foi desfeita.
undo-never = A ação { $number } não pode ser desfeita: uma temporada aberta continua aberta e cada pessoa mantém seu número.
again = A ação { $number } não pode mais ser refeita: ações posteriores mudaram as condições dela. Antes, desfaça essas ações ou lance a ação de novo.
others = A temporada mudou nesse meio-tempo. Confira de novo quais outras ações serão desfeitas.
