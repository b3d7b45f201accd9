## Public pages

pairings = Emparceiramento
standings = Classificação
crosstable = Quadro cruzado
players = Jogadores
live = Tabuleiros ao vivo
about = Informações
round = Rodada { $round }
rounds = Rodadas
no-round = Nenhuma rodada foi publicada ainda.
round-begins = Início: { $time }
board = Tabuleiro
white = Brancas
black = Pretas
result = Resultado
not-played = Sem emparceiramento
search = Buscar por nome ou número
caption-round = Emparceiramento da rodada { $round }
caption-players = Lista inicial
rank = Posição
number = Nº
name = Nome
rating = Rating
category = Cat.
federation = Fed.
club = Clube
points = Pontos
withdrawn = desistiu
card-title = { $number }. { $name }
card-games = Partidas
card-opponent = Oponente
card-colour = Cor
card-tiebreaks = Desempates
place = Local
dates = Datas
schedule = Calendário
arbiters = Árbitros
system = Sistema de emparceiramento
rate = Ritmo de jogo
edition = Leis do Xadrez
edition-of = edição de { $year }
tiebreak-order = Ordem dos desempates
regulations = Regulamento
share = Abra esta página no celular
changed = Página atualizada.
closed = Encerrado
pgn = Partidas (PGN)
results-of = Resultados: { $done } de { $all }

## Result slips

slip-title = Resultado do tabuleiro { $board }
slip-who = Escolha seu nome
slip-result = Escolha o resultado
slip-white-won = As brancas venceram: 1-0
slip-draw = Empate: ½-½
slip-black-won = As pretas venceram: 0-1
slip-send = Enviar resultado
slip-waiting = O árbitro ainda não confirmou o resultado { $result }.
slip-accepted = Resultado registrado: { $result }.
slip-over = Esta rodada não está aberta para resultados. Pergunte a um árbitro.
slip-choose = Escolha seu nome e o resultado.
slip-differs = { $side ->
    [white] As brancas enviaram { $result }. Os dois resultados não coincidem. Chame um árbitro.
   *[other] As pretas enviaram { $result }. Os dois resultados não coincidem. Chame um árbitro.
}
done-slip-sent = Resultado enviado: { $result }.
