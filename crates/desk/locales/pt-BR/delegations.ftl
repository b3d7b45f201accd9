## The delegations and their accounts

title = Delegações
none = Nenhuma província tem delegação segundo o regulamento em vigor.
accounts = Contas das delegações
accounts-hint = Cada conta faz o trabalho da secretaria para os clubes, os jogadores, as licenças e as competições de sua província, e nada mais.
account-add = Criar conta de delegação
