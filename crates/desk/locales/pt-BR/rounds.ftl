## Table headings

round = Rodada
board = Tabuleiro
white = Brancas
black = Pretas
colour = Cor
opponent = Oponente
result = Resultado
points-short = Pts.
points-total = Total
rank = Posição

## Rounds

title = Rodada { $round }
pairings = Emparceiramento da rodada { $round }
not-paired = A rodada ainda não foi emparceirada. Jogadores presentes: { $players }.
pair = Emparceirar rodada
publish = Publicar rodada
unpair = Descartar rascunho
unpublish = Cancelar a publicação
close = Encerrar rodada
enter-results = Lançar resultados
complete = Todos os resultados foram lançados.
closed-intro = A rodada está encerrada. Corrija resultados errados na página de resultados.
resting = Sem emparceiramento
why = Explicar o emparceiramento
reasons = Explicação do emparceiramento
reasons-rest = Grupos de pontuação e jogadores que descem
no-reasons = Não existe emparceiramento possível; portanto, não há nada a explicar.
stage-draft = Rascunho
stage-published = Publicada
stage-closed = Encerrada
draft-intro = Rascunho: só os árbitros veem. Revise e publique.
done-paired = Rascunho do emparceiramento da rodada { $round } criado.
done-paired-drawn = Rascunho do emparceiramento da rodada { $round } criado. Cor sorteada para o número 1: { $side ->
    [white] brancas.
   *[other] pretas.
}
done-published = Rodada { $round } publicada.
done-unpublished = Publicação da rodada { $round } cancelada. Ela voltou a ser um rascunho.
done-unpaired = Rascunho da rodada { $round } descartado.
done-round-closed = Rodada { $round } encerrada.

## Editing pairings by hand

manual-begin = Editar emparceiramento
manual-end = Concluir edição
manual-intro = Escolha dois jogadores para trocá-los de lugar. Se forem do mesmo tabuleiro, trocam de cor.
manual-first = Primeiro jogador
manual-second = Segundo jogador
manual-swap = Trocar
manual-differs = Edição manual: diferente do cálculo
manual-same = Edição manual: igual ao cálculo
manual-no-difference = Nenhuma diferença em relação ao emparceiramento calculado.
manual-difference = Diferenças em relação ao emparceiramento calculado: { $count }
manual-ours = Emparceiramento editado
manual-engines = Emparceiramento calculado
done-manual-begun = Edição iniciada. Conclua antes de publicar.
done-manual-ended = Edição concluída.
done-swapped = Jogadores trocados.

## Results

results-title = Resultados da rodada { $round }
results-closed-title = Resultados da rodada { $round } (encerrada)
results-missing = { $count ->
    [0] Todos os resultados lançados
    [1] Falta um resultado
   *[other] Faltam { $count } resultados
}
results-meanwhile = Outra pessoa acabou de lançar { $result } aqui. Digite de novo para mudar.
results-no-round = Ainda não há rodadas. Emparceire a primeira.
results-draft = A rodada ainda é um rascunho. Publique para lançar os resultados.
results-field = Resultado do tabuleiro { $board }
results-save = Salvar resultados
results-correct = Corrigir
results-correct-title = Corrigir um resultado
results-correct-intro = Os emparceiramentos já feitos não mudam. Você verá o que muda com a correção.
results-rating-only = Só para o relatório de rating
done-results = { $count ->
    [0] Não há resultados novos para salvar.
    [1] Um resultado salvo.
   *[other] { $count } resultados salvos.
}
done-corrected = Resultado da rodada { $round } corrigido.
key-white = as brancas vencem
key-black = as pretas vencem
key-draw = empate
key-plus = as pretas não comparecem
key-minus = as brancas não comparecem
key-both = ninguém comparece

## Standings

standings-title = Classificação após a rodada { $round }
standings-after = Escolha uma rodada
crosstable-title = Quadro cruzado após a rodada { $round }
crosstable-legend = Em cada célula: posição do oponente, cor (w = brancas, b = pretas) e resultado. U = bye do emparceiramento, H = bye de meio ponto, F = bye de um ponto, Z = bye de zero ponto.
worked-title = { $name }: cálculo dos desempates
worked-rank = Posição: { $rank }. Pontos: { $points }.
worked-value = Valor
worked-cut = não conta
worked-dummy = oponente virtual
worked-none = Nenhum cálculo a mostrar.
