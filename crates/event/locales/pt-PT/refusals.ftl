### Why an action is refused: sentences. The article follows in brackets.

## Pairing and rounds

cannot-pair = Não é possível emparceirar a ronda: { $why }.
rounds-refused = Não é possível emparceirar a ronda: { $why }. Mude o número de rondas nas definições.
knockout-games = Não é possível guardar estas definições: { $why }.
nobody-to-pair = Não é possível emparceirar a ronda { $round }: há menos de dois jogadores presentes. Primeiro, adicione jogadores ou confirme a presença deles.
not-arranged = Não é possível emparceirar a ronda: os números iniciais não foram atribuídos. Atribua-os primeiro.
no-baku = Não é possível utilizar a aceleração de Baku: exige um torneio suíço em que a vitória valha dois empates e a derrota, 0. Mude os pontos ou desative a aceleração.
no-open-round = Nenhuma ronda está aberta. Primeiro, emparceire e publique uma ronda.
no-draft = Não há nenhum rascunho de emparceiramento. Primeiro, emparceire a ronda.
not-published = O emparceiramento ainda é um rascunho. Publique-o primeiro.
manual-open = O emparceiramento está a ser editado. Conclua primeiro a edição.
manual-not-open = O emparceiramento não está a ser editado. Inicie primeiro a edição.
not-paired = Não é possível trocar o jogador { $number }: não tem partida nem bye do emparceiramento nesta ronda. Escolha outro jogador.
only-colours = Não é possível trocar estes jogadores: em eliminatórias só se podem trocar as cores de um mesmo match.
seated-twice = O jogador { $number } aparece duas vezes nesta ronda. Coloque cada jogador uma única vez.
two-byes = Só um jogador por ronda pode ter o bye do emparceiramento.
round-open = A ronda { $number } ainda está aberta. Encerre-a primeiro.
round-past = A ronda { $number } já foi emparceirada. Os byes só podem ser alterados em rondas posteriores.
no-such-round = O torneio não tem a ronda { $number }. Verifique o número de rondas nas definições.
has-results = Não é possível anular a publicação da ronda { $round }: já foram introduzidos resultados. Apague-os primeiro.
results-missing = { $count ->
    [one] Não é possível encerrar a ronda { $round }: falta o resultado do tabuleiro { $boards }.
   *[other] Não é possível encerrar a ronda { $round }: faltam os resultados dos tabuleiros { $boards }.
}

## Results

not-white = O jogador { $number } não joga de brancas na ronda { $round }. Indique o número de quem joga de brancas.
impossible-result = Não é possível introduzir este resultado: juntos, os dois jogadores não podem somar mais do que vale uma vitória.
not-this-round = A ronda { $number } não está em curso. Só é possível introduzir resultados da ronda atual.
not-closed-yet = Não é possível corrigir um resultado da ronda { $number }: não está encerrada. Introduza o resultado diretamente.

## Players and byes

too-late = Não é possível adicionar jogadores a um torneio de todos contra todos ou por eliminatórias que já começou.
too-late-to-return = Não é possível readmitir um jogador em eliminatórias que já começaram.
too-late-to-delete = Não é possível eliminar um jogador depois de emparceirada a primeira ronda. Registe a sua desistência.
too-late-to-arrange = Não é possível mudar os números iniciais depois de emparceirada a primeira ronda.
too-many-entries = Demasiados jogadores: no máximo { $most } por torneio e { $list } de cada vez.
too-many-apart = Demasiados emparceiramentos proibidos: no máximo { $most } por torneio.
has-left = O jogador { $number } desistiu. Readmita-o ou emparceire de novo a ronda.
has-not-left = Não é possível readmitir o jogador { $number }: não desistiu.
no-such-bye = Este jogador não pediu nenhum bye para essa ronda.
no-byes-here = Não é possível pedir um bye num torneio de todos contra todos ou por eliminatórias. Quem não comparece perde por falta de comparência.
not-to-be-asked-for = Não é possível pedir o bye do emparceiramento: só o emparceiramento o atribui.

## Settings and fields

begun = Depois de emparceirada a primeira ronda, não é possível mudar { $what ->
    [system] o sistema
    [baku] a aceleração
    [colour] a cor do número 1
    [rating_method] o Elo utilizado
   *[other] o número de rondas de um torneio de todos contra todos ou por eliminatórias
}.
bad-text = { $field }: escreva até { $max } caracteres, sem caracteres de controlo.
out-of-bounds = { $field }: escreva um número de { $least } a { $most }.
too-many = { $field }: introduza no máximo { $most }.
bad-id = { $field }: utilize apenas letras sem acento, algarismos e . _ : - no identificador.
bad-tie-breaks = { $field }: escolha no máximo { $most }, e nenhum que seja para equipas.
bad-points = { $field }: a vitória deve valer mais do que a derrota, o empate pelo menos o mesmo que a derrota e a ausência no máximo o mesmo que a vitória. Utilize valores de -100 a 100.
no-meaning = { $field }: valor desconhecido. Utilize fce-swiss, fce-roundrobin ou uma lista de códigos da FIDE.
bad-zone = { $field }: escreva um nome da IANA, por exemplo, Europe/Lisbon.
bad-penalty = { $field }: escreva um número de -100 a 100, diferente de 0.
dates = A data de fim é anterior à de início.
draws-worth-more = Dois empates não podem valer mais do que uma vitória e uma derrota juntas.
bye-worth-more = O bye do emparceiramento não pode valer mais do que uma vitória.
nothing-changes = Nada para guardar: não há alterações.

## The tournament and its log

not-opened = Este torneio ainda não existe. Crie-o primeiro.
already-opened = Não é possível criar o torneio: já existe.
event-closed = O torneio está encerrado. Reabra-o primeiro.
event-open = Não é possível reabrir o torneio: não está encerrado.
no-timer = O temporizador da sala não está a contar.
no-such-act = O registo não tem nenhuma ação { $number }.
undone = A ação { $number } já foi anulada.
not-undoable = Não é possível anular a ação { $number }: criar um torneio, desativar o modo FIDE e imprimir são ações definitivas.
would-break = Não é possível anular esta ação: a ação { $number } («{ $title }») depende dela. Anule primeiro a ação { $number }.
too-large = Demasiados dados para uma única ação. Divida-os em várias.

## Confirmations, for programs that use the API

leave = Não é possível no modo FIDE. { $warnings } Primeiro, desative o modo FIDE.
acknowledge = Tenha em conta antes de continuar. { $warnings }
