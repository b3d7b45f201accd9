## Public pages

about = Informação
round = Ronda { $round }
rounds = Rondas
no-round = Ainda não foi publicada nenhuma ronda.
search = Procurar por nome ou número
caption-round = Emparceiramento da ronda { $round }
number = N.º
rating = Elo
card-opponent = Adversário
share = Abra esta página no telemóvel

## Result slips

slip-who = Escolha o seu nome
slip-white-won = Ganharam as brancas: 1-0
slip-black-won = Ganharam as pretas: 0-1
slip-accepted = Resultado registado: { $result }.
slip-over = Esta ronda não está aberta para resultados. Pergunte a um árbitro.
slip-choose = Escolha o seu nome e o resultado.
live = Tabuleiros em direto
