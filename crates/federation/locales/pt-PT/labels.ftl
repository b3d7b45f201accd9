### Names of papers, bodies, matters and rulings, for lists and forms.

licence-paper-old-licence = filiação antiga
paper-result = resultado do encontro
paper-record = ata do encontro
paper-score-sheets = folhas de anotação originais, em envelope «arxiu»
paper-envelopes = envelopes do lance secreto
paper-delay-proofs = comprovativos do atraso
paper-sealed-game = partida selada para a Comissão, com os telefones dos jogadores
paper-officials-reports = relatórios do árbitro, do diretor e da comissão de competição
paper-round-results = resultados ronda a ronda e classificação final
paper-preferent-sheets = folhas de anotação originais dos preferentes, em duplicado
body-committee = Comissão de Competição
body-commission = Comissão Desportiva
body-board = Direção da federação
body-discipline = Comissão de Disciplina Desportiva da Generalitat
matter-delay = comprovativos de um atraso
matter-date = data de uma ronda
matter-last-round = adiamento da última ronda
matter-last-swiss = adiamento da última ronda de um suíço individual
matter-match-change = outro dia, hora ou local para um encontro
