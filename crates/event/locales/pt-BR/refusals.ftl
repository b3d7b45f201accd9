### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = Não é possível emparceirar a rodada: { $why }.
rounds-refused = Não é possível emparceirar a rodada: { $why }. Mude o número de rodadas nas configurações.
knockout-games = Não é possível salvar estas configurações: { $why }.
nobody-to-pair = Não é possível emparceirar a rodada { $round }: há menos de dois jogadores presentes. Antes, adicione jogadores ou confirme a presença deles.
not-arranged = Não é possível emparceirar a rodada: os números iniciais não foram atribuídos. Antes, atribua os números.
no-baku = Não é possível usar a aceleração de Baku: ela exige um torneio suíço em que a vitória valha dois empates e a derrota, 0. Mude os pontos ou desative a aceleração.
no-open-round = Nenhuma rodada está aberta. Antes, emparceire e publique uma rodada.
no-draft = Não há rascunho de emparceiramento. Antes, emparceire a rodada.
not-published = O emparceiramento ainda é um rascunho. Publique antes.
manual-open = O emparceiramento está sendo editado. Antes, conclua a edição.
manual-not-open = O emparceiramento não está sendo editado. Antes, inicie a edição.
not-paired = Não é possível trocar o jogador { $number }: ele não tem partida nem bye do emparceiramento nesta rodada. Escolha outro jogador.
same-player = Escolha dois jogadores diferentes para trocar.
only-colours = Não é possível trocar estes jogadores: em um mata-mata só é possível trocar as cores de um mesmo match.
seated-twice = O jogador { $number } aparece duas vezes nesta rodada. Coloque cada jogador uma única vez.
two-byes = Só um jogador por rodada pode ter o bye do emparceiramento.
round-open = A rodada { $number } ainda está aberta. Antes, encerre a rodada.
round-past = A rodada { $number } já foi emparceirada. Os byes só podem ser alterados em rodadas posteriores.
no-such-round = O torneio não tem a rodada { $number }. Confira o número de rodadas nas configurações.
has-results = Não é possível cancelar a publicação da rodada { $round }: já há resultados lançados. Antes, apague os resultados.
results-missing = { $count ->
    [1] Não é possível encerrar a rodada { $round }: falta o resultado do tabuleiro { $boards }.
   *[other] Não é possível encerrar a rodada { $round }: faltam os resultados dos tabuleiros { $boards }.
}

## Results

not-white = O jogador { $number } não joga de brancas na rodada { $round }. Indique o número de quem joga de brancas.
no-result = Não é possível apagar o resultado: esta partida não tem nenhum.
has-result = Esta partida já tem resultado. Se estiver errado, avise um árbitro.
same-result = Esta partida já tem esse resultado.
impossible-result = Não é possível lançar este resultado: somados, os dois jogadores não podem ter mais do que vale uma vitória.
not-a-players-result = Os jogadores só podem enviar vitória, empate ou derrota. Comunique qualquer outro resultado a um árbitro.
no-such-slip = A ação { $number } não é um resultado de jogador à espera de aprovação.
not-this-round = A rodada { $number } não está em andamento. Só é possível lançar resultados da rodada atual.
not-closed-yet = Não é possível corrigir um resultado da rodada { $number }: ela não está encerrada. Lance o resultado diretamente.

## Players and byes

too-late = Não é possível adicionar jogadores a um round robin ou mata-mata que já começou.
too-late-to-return = Não é possível readmitir um jogador em um mata-mata que já começou.
too-late-to-delete = Não é possível excluir um jogador depois que a primeira rodada foi emparceirada. Registre a desistência dele.
too-late-to-arrange = Não é possível mudar os números iniciais depois que a primeira rodada foi emparceirada.
entered-already = Esta pessoa já tem inscrição no torneio.
unknown-entry = Este jogador não está no torneio. Recarregue a página.
too-many-entries = Jogadores demais: no máximo { $most } por torneio e { $list } por vez.
too-many-apart = Há emparceiramentos proibidos em excesso: no máximo { $most } por torneio.
bad-order = Não é possível atribuir os números iniciais: a lista deve incluir cada jogador uma única vez.
has-left = O jogador { $number } desistiu. Readmita o jogador ou emparceire a rodada de novo.
has-not-left = Não é possível readmitir o jogador { $number }: ele não desistiu.
checked-in-already = A presença do jogador { $number } já está confirmada.
absent-already = O jogador { $number } já está marcado como ausente.
no-such-bye = Este jogador não solicitou bye para essa rodada.
no-byes-here = Não é possível solicitar bye em um round robin ou mata-mata. Quem não comparece perde por W.O.
not-to-be-asked-for = Não é possível solicitar o bye do emparceiramento: só o emparceiramento o concede.
not-a-group = Escolha pelo menos dois jogadores diferentes.
no-such-rule = Este emparceiramento não está proibido.
table-taken = O tabuleiro { $number } já é o tabuleiro fixo de outro jogador.

## Settings and fields

begun = Depois que a primeira rodada foi emparceirada, não é possível mudar { $what ->
    [system] o sistema
    [baku] a aceleração
    [colour] a cor do número 1
    [rating_method] o rating utilizado
   *[other] o número de rodadas de um round robin ou mata-mata
}.
bad-text = { $field }: digite até { $max } caracteres, sem caracteres de controle.
out-of-bounds = { $field }: digite um número de { $least } a { $most }.
too-many = { $field }: informe no máximo { $most }.
no-meaning = { $field }: valor desconhecido. Use fce-swiss, fce-roundrobin ou uma lista de códigos da FIDE.
bad-zone = { $field }: digite um nome da IANA, por exemplo, America/Sao_Paulo.
bad-id = { $field }: use apenas letras sem acento, algarismos e . _ : - no identificador.
bad-rate = { $field }: indique de 1 a { $most } períodos, por exemplo 90+30 ou 40/90+30, 30+30.
bad-tie-breaks = { $field }: escolha no máximo { $most }, e nenhum que seja para equipes.
bad-points = { $field }: a vitória deve valer mais que a derrota, o empate pelo menos o mesmo que a derrota e a ausência no máximo o mesmo que a vitória. Use valores de -100 a 100.
bad-penalty = { $field }: digite um número de -100 a 100, diferente de 0.
dates = A data de término é anterior à de início.
draws-worth-more = Dois empates não podem valer mais que uma vitória e uma derrota juntas.
bye-worth-more = O bye do emparceiramento não pode valer mais que uma vitória.
nothing-changes = Nada para salvar: não há alterações.
not-in-fide-mode = O modo FIDE já está desativado.

## The tournament and its log

not-opened = Este torneio ainda não existe. Antes, crie o torneio.
already-opened = Não é possível criar o torneio: ele já existe.
event-closed = O torneio está encerrado. Antes, reabra o torneio.
event-open = Não é possível reabrir o torneio: ele não está encerrado.
no-timer = O cronômetro do salão não está em andamento.
no-such-act = O registro não tem ação { $number }.
undone = A ação { $number } já foi desfeita.
not-undoable = Não é possível desfazer a ação { $number }: criar um torneio, desativar o modo FIDE e imprimir são ações definitivas.
would-break = Não é possível desfazer esta ação: a ação { $number } (“{ $title }”) depende dela. Antes, desfaça a ação { $number }.
too-large = Dados demais para uma única ação. Divida em várias.

## Confirmations, for programs that use the API

leave = Não é possível no modo FIDE. { $warnings } Antes, desative o modo FIDE.
two-steps = É preciso confirmar duas vezes. { $warnings }
confirm = É preciso confirmar. { $warnings }
acknowledge = Observe antes de continuar. { $warnings }
