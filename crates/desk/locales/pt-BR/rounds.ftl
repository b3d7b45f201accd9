## Words

round = Rodada
board = Mesa
white = Brancas
black = Pretas
colour = Cor
opponent = Adversário
result = Resultado
points-short = Pts.
points-total = Total
rank = Lugar

## Rounds

title = Rodada { $round }
pairings = Emparceiramento da rodada { $round }
not-paired = Ainda não foi emparceirada. Jogadores a emparceirar: { $players }.
pair = Emparceirar
publish = Publicar
unpair = Descartar o rascunho
unpublish = Voltar ao rascunho
close = Encerrar a rodada
missing = Resultados que faltam: { $count }.
enter-results = Lançar resultados
complete = Todos os resultados estão lançados.
closed-intro = A rodada está encerrada. Os erros se corrigem na página de resultados.
resting = Não jogam
why = Por que este emparceiramento?
reasons = Por que estes emparceiramentos
reasons-rest = Grupos de pontuação e jogadores movidos
no-reasons = O programa não encontra nenhum emparceiramento, e por isso não pode explicá-lo.
stage-draft = rascunho
stage-published = publicada
stage-closed = encerrada
draft-intro = Só os árbitros a veem. Revise-a e publique-a.
done-paired = Rodada { $round } emparceirada, como rascunho.
done-paired-drawn = A rodada { $round } está emparceirada, como rascunho. A cor inicial foi sorteada: { $colour }.
done-published = A rodada { $round } é pública.
done-unpublished = A rodada { $round } volta a ser um rascunho.
done-unpaired = O rascunho da rodada { $round } foi descartado.
done-round-closed = A rodada { $round } está encerrada.

## Pairing by hand

manual-begin = Mudar à mão
manual-end = Terminei de mudar
manual-intro = Emparceiramento à mão: escolha dois jogadores e trocam de lugar; na mesma mesa, de cor.
manual-first = Primeiro
manual-second = Segundo
manual-swap = Trocar
manual-differs = à mão, diferente do programa
manual-same = à mão, igual ao programa
manual-no-difference = Nenhuma diferença em relação ao programa.
manual-difference = Diferenças em relação ao programa: { $count }
manual-ours = À mão
manual-engines = O programa
done-manual-begun = Agora se pode mudar à mão.
done-manual-ended = As mudanças à mão terminaram.
done-swapped = Os dois jogadores trocaram de lugar.

## Results

results-title = Resultados da rodada { $round }
results-closed-title = Rodada { $round }, encerrada
results-missing = faltam: { $count }
results-meanwhile = Enquanto isso outra pessoa inseriu { $result }. Digite de novo para mudar.
results-no-round = Ainda não há nenhuma rodada.
results-draft = A rodada ainda é um rascunho: publique-a para lançar resultados.
results-field = Resultado da mesa { $board }
results-save = Salvar os resultados
results-correct = Corrigir
results-correct-title = Corrigir um resultado
results-correct-intro = Uma correção não muda os emparceiramentos já feitos; as consequências serão ditas.
results-rating-only = só para o relatório de rating
done-results = Resultados salvos: { $count }.
done-corrected = O resultado da rodada { $round } foi corrigido.
key-white = brancas vencem
key-black = pretas vencem
key-draw = empate
key-plus = pretas não comparecem
key-minus = brancas não comparecem
key-both = nenhum dos dois

## Standings

standings-title = Classificação após a rodada { $round }
standings-after = Após cada rodada
crosstable-title = Quadro após a rodada { $round }
crosstable-legend = lugar do adversário, cor (w, b), resultado; U bye do emparceiramento, H meio ponto, F um ponto, Z ausente
worked-title = { $name }: os desempates, passo a passo
worked-rank = Lugar { $rank }, com { $points } pontos.
worked-value = Valor
worked-cut = não conta
worked-dummy = adversário virtual
worked-none = Não tem parcelas.
