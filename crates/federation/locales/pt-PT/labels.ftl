### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-insurance = impresso do seguro
licence-paper-small-form = ficha de filiação da FEDA, parte pequena
licence-paper-large-forms = ficha de filiação da FEDA, as duas partes grandes
licence-paper-own-form = ficha de filiação de segunda e terceira categoria
licence-paper-old-licence = filiação antiga

## Documents

paper-promotion-list = Lista de subidas de categoria
paper-result = Resultados do encontro
paper-record = Ata do encontro
paper-score-sheets = Folhas de anotação originais, num envelope separado
paper-delay-proofs = Comprovativos de atraso
paper-sealed-game = Partida suspensa para a Comissão, com os telefones dos jogadores
paper-forms = Impressos
paper-officials-reports = Relatórios do árbitro, do diretor e da comissão de competição
paper-round-results = Resultados por ronda e classificação final
paper-preferent-sheets = Folhas de anotação originais dos preferentes, em duplicado

## Bodies

body-committee = Comissão de Competição
body-commission = Comissão Desportiva
body-board = Direção da federação
body-discipline = Comissão de Disciplina Desportiva da Generalitat

## Decisions

ruling-yes = Aceite
ruling-instead = Outra deliberação

## Cases

matter-delay = Comprovativo de um atraso
matter-date = Data de uma ronda
matter-last-round = Adiar a última ronda
matter-last-swiss = Adiar a última ronda de um suíço individual
matter-copa-pass = Passar a eliminatória sem jogar
matter-change = Alteração de data ou de local de uma ronda
matter-match-change = Alteração de data ou de local de um encontro
matter-breach = Infração ou conduta antidesportiva
matter-consolation = Eliminatórias de consolação
matter-rated = Competição não oficial válida para Elo
matter-appeal = Recurso
