### The reason why an action at the board is not possible. It follows "not possible:" and has no full stop.

decision-pending = primeiro tem de decidir o árbitro
no-such-rule = as regras desta partida não o preveem
not-to-move = é a vez do adversário
opponent-moving = o adversário ainda está a fazer o lance
move-stands = o lance feito já não pode ser alterado
nothing-to-release = nenhuma peça tocada pode ser largada nessa casa
order-not-in-question = não há dúvida sobre que peça foi tocada primeiro
too-little-time = o relógio marcaria menos tempo do que as Leis garantem após uma avaria
no-flag = não caiu nenhuma bandeira
not-both-flags = só caiu uma bandeira, ou nenhuma
nothing-illegal = não foi encontrado nenhum lance ilegal
display-alone = uma reclamação não se pode basear só num ecrã
claim-after-move = o jogador já jogou e já não pode reclamar neste lance
claim-after-touch = o jogador tocou numa peça e já não pode reclamar neste lance
claim-after-flag = a reclamação tem de ser feita antes da queda da bandeira
agreement-too-early = primeiro, ambos os jogadores têm de ter feito um lance
no-offer = não há nenhuma proposta de empate em aberto
offer-stands = uma proposta de empate não pode ser retirada
nothing-to-withdraw = não há proposta nem reclamação a retirar
must-record = o jogador não está em apuro de tempo e tem de anotar os lances
scoresheet-incomplete = a folha de anotação do jogador não está completa
not-in-last-minutes = o jogador tem de ter a vez, estar no último período e ter menos de dois minutos
nothing-announced = primeiro, o jogador tem de fazer e anunciar um lance
move-to-seal = o lance feito no tabuleiro tem de ser o lance secreto
no-envelope = não há nenhum envelope com um lance secreto
replier-absent = o jogador que tem de responder não chegou
