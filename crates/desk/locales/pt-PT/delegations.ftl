## The delegations and their accounts

accounts-hint = Cada conta faz o trabalho da secretaria para os clubes, os jogadores, as filiações e as competições da sua província, e nada mais.
