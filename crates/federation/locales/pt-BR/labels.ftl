### Names of documents, bodies, cases and decisions, for lists and forms

## Documents for a licence, also in the middle of a sentence

licence-paper-change-list = lista de mudanças de clube
licence-paper-insurance = formulário de seguro
licence-paper-national = número nacional
licence-paper-telephone = telefone
licence-paper-small-form = ficha de licença da FEDA, parte pequena
licence-paper-large-forms = ficha de licença da FEDA, as duas partes grandes
licence-paper-small-copy = fotocópia da parte pequena
licence-paper-own-form = ficha de licença de segunda e terceira categoria
licence-paper-old-licence = licença antiga
licence-paper-family-book = duas fotocópias do livro de família

## Documents

paper-promotion-list = Lista de acessos de categoria
paper-result = Resultados do confronto
paper-record = Súmula do confronto
paper-score-sheets = Planilhas originais, em um envelope separado
paper-envelopes = Envelopes de lance secreto
paper-delay-proofs = Comprovantes de atraso
paper-family-book = Fotocópia do livro de família
paper-sealed-game = Partida suspensa para o Comitê, com os telefones dos jogadores
paper-forms = Formulários
paper-delegation-notice = Comunicação da delegação
paper-delegation-results = Resultados e classificação da delegação
paper-travel-cover = Despesas de viagem pagas pela delegação
paper-officials-reports = Relatórios do árbitro, do diretor e do comitê de competição
paper-round-results = Resultados por rodada e classificação final
paper-preferent-sheets = Planilhas originais dos preferentes, em duas vias
paper-pairing-cards = Fichas de emparceiramento
paper-crosstable = Quadro cruzado
paper-open-report = Relatório do torneio aberto

## Bodies

body-committee = Comitê de Competição
body-commission = Comissão Esportiva
body-board = Diretoria da federação
body-council = Conselho Executivo
body-feda = FEDA (federação espanhola)
body-discipline = Comitê de Disciplina Esportiva da Generalitat
body-federation = Federação

## Decisions

ruling-yes = Aceito
ruling-no = Rejeitado
ruling-result = Resultado do tabuleiro
ruling-at = Data e hora
ruling-sanction = Sanção da circular
ruling-order = Ordem do sorteio
ruling-instead = Outra resolução

## Cases

matter-venue = Autorização de um local de jogo
matter-incident = Incidente não resolvido pelos delegados
matter-sub-condicione = Partida jogada sub condicione
matter-analysis = Partida enviada para análise
matter-analysis-second = Partida enviada para análise após a segunda sessão
matter-third = Partida com um segundo lance secreto
matter-delay = Comprovante de um atraso
matter-force-majeure = Força maior
matter-withdrawal = Desistência de um preferente
matter-clash = Coincidência de calendários
matter-other-event = Competição não oficial tratada como oficial
matter-date = Data de uma rodada
matter-last-round = Adiar a última rodada
matter-last-swiss = Adiar a última rodada de um suíço individual
matter-copa-pass = Passar de fase sem jogar
matter-change = Mudança de data ou de local de uma rodada
matter-match-change = Mudança de data ou de local de um confronto
matter-breach = Infração ou conduta antiesportiva
matter-sanction = Sanção
matter-appointment = Nomeação de um membro
matter-removal = Destituição de um membro
matter-vacancy = Vaga
matter-revocation = Revogação de uma decisão
matter-consolation = Mata-mata de consolação
matter-lots = Sorteio público
matter-open-rules = Regulamento de um torneio aberto
matter-annulment = Anulação de uma competição
matter-rated = Competição não oficial válida para rating
matter-appeal = Apelação
