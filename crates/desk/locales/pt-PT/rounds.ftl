## Table headings

round = Ronda
opponent = Adversário

## Rounds

title = Ronda { $round }
pairings = Emparceiramento da ronda { $round }
not-paired = A ronda ainda não foi emparceirada. Jogadores presentes: { $players }.
pair = Emparceirar ronda
publish = Publicar ronda
unpublish = Anular a publicação
close = Encerrar ronda
enter-results = Introduzir resultados
complete = Já estão todos os resultados.
closed-intro = A ronda está encerrada. Corrija os resultados errados na página de resultados.
draft-intro = Rascunho: só os árbitros o veem. Reveja-o e publique-o.
done-paired = Rascunho do emparceiramento da ronda { $round } criado.
done-paired-drawn = Rascunho do emparceiramento da ronda { $round } criado. Cor sorteada para o número 1: { $side ->
    [white] brancas.
   *[other] pretas.
}
done-published = Ronda { $round } publicada.
done-unpublished = Publicação da ronda { $round } anulada. Voltou a ser um rascunho.
done-unpaired = Rascunho da ronda { $round } descartado.
done-round-closed = Ronda { $round } encerrada.

## Editing pairings by hand

manual-intro = Escolha dois jogadores para os trocar. Se forem do mesmo tabuleiro, trocam de cor.
done-manual-begun = Edição iniciada. Conclua-a antes de publicar.

## Results

results-title = Resultados da ronda { $round }
results-closed-title = Resultados da ronda { $round } (encerrada)
results-missing = { $count ->
    [0] Já estão todos os resultados
    [one] Falta um resultado
   *[other] Faltam { $count } resultados
}
results-meanwhile = Outra pessoa acabou de introduzir { $result } aqui. Escreva de novo para alterar.
results-no-round = Ainda não há rondas. Emparceire a primeira.
results-draft = A ronda ainda é um rascunho. Publique-a para introduzir os resultados.
results-save = Guardar resultados
results-correct-intro = Os emparceiramentos já feitos não mudam. Verá o que muda com a correção.
results-rating-only = Só para o relatório de Elo
done-results = { $count ->
    [0] Não há resultados novos para guardar.
    [one] Um resultado guardado.
   *[other] { $count } resultados guardados.
}
done-corrected = Resultado da ronda { $round } corrigido.
key-white = ganham as brancas
key-black = ganham as pretas

## Standings

standings-title = Classificação após a ronda { $round }
standings-after = Escolha uma ronda
crosstable-title = Quadro cruzado após a ronda { $round }
crosstable-legend = Em cada célula: posição do adversário, cor (w = brancas, b = pretas) e resultado. U = bye do emparceiramento, H = bye de meio ponto, F = bye de um ponto, Z = bye de zero pontos.
worked-dummy = adversário virtual
