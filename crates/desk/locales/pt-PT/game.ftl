## The board

adjusting = Componho: tocar nas peças agora não obriga a movê-las.

## The state of the game

result-entered = Resultado introduzido: { $result }
not-set-up = A partida ainda não está preparada. O árbitro prepara-a na consola.
wooden = A partida joga-se num tabuleiro de madeira. Aqui só se vê o relógio.
not-now-no-game = primeiro, o árbitro tem de preparar a partida
not-now-no-appeal = este recurso já foi decidido
unclear = «{ $move }» não é um lance legal aqui ou é ambíguo. Escreva-o por inteiro, por exemplo e2-e4.
unreadable = Não foi possível ler «{ $found }». Formato esperado: { $expected }.
too-long = Demasiado longo. Utilize, no máximo, 300 caracteres.
too-many-acts = Não é possível registar mais nada: a partida chegou ao limite de 20 000 ações.
place = Ronda { $round }, tabuleiro { $table }
connection-lost = Ligação perdida. A restabelecer…
trouble = Ainda não enviado. A tentar de novo…
not-taken = Este dispositivo já não pode ser utilizado nesta partida. Recarregue a página ou chame o árbitro.
view-ranks = Texto por linhas
turn-board = Rodar o tabuleiro
to-sheet = Abrir a folha de anotação
seats-intro = Cada jogador lê o seu código. Quem tiver o código pode jogar com essa cor: não o mostre a mais ninguém.
sheets = As duas folhas de anotação

## Buttons and fields of a player

do-offer = Propor empate
do-decline = Recusar o empate
do-agree = Concordar em anular o lance ilegal
sure-resign = Deseja abandonar a partida? Não é possível anular.
claim-flag = Bandeira caída
claim-touched = O adversário tocou na peça da casa
claim-no-means = O adversário não pode ganhar por meios normais
claim-no-effort = O adversário não tenta ganhar
type-move = Escreva um lance
restores = Já repus as peças

## Buttons and fields of the arbiter

arbiter-flag = Declarar a queda de bandeira
arbiter-flags = Declarar a queda das duas bandeiras
arbiter-clocks = Acerto dos relógios
arbiter-sets = Acertar o relógio { $side ->
    [white] das brancas
   *[other] das pretas
    } para
sure-loss = Deseja declarar a partida perdida por este jogador?
find-clock = Relógio mal acertado
sure-decide = Deseja registar o resultado { $result }?
phone = Registar telemóvel ou dispositivo
refuses = Registar recusa de cumprir as Leis
stops-recording = Marcar que deixou de anotar
records = Marcar a folha de anotação como completa
choice-time-opponent = Mais tempo para o adversário
choice-points-opponent = Pontos do adversário
choice-rounds = Exclusão (rondas)
choice-set-clocks = Acertar os relógios
choice-white = Anular o lance das brancas
choice-black = Anular o lance das pretas
done-game-act = Ação registada.

## The clock

clock-flag = bandeira caída
clock-fullscreen = Ecrã inteiro
clock-dgt2010-hand = DGT 2010: opção { $option }, com acerto manual.
clock-dgt3000-hand = DGT 3000: opção { $option }, com acerto manual.

## The scoresheet

sheet-title = Folha de anotação
sheet-of = Folha de anotação de { $who }
sheet-number = N.º
sheet-time-how = Escreva primeiro o tempo, por exemplo 1:23, e prima depois esta tecla.
sheet-take = Continuar a folha de anotação neste dispositivo
sheet-board = Anotação num tabuleiro
sheet-elsewhere = Esta folha de anotação está aberta noutro dispositivo.
sheet-waiting = { $count ->
    [one] Uma anotação guardada aqui, ainda por enviar.
   *[other] { $count } anotações guardadas aqui, ainda por enviar.
    }
sheet-not-taken = O adoube não aceita esta folha de anotação agora. Fica guardada neste dispositivo. Recarregue a página ou chame o árbitro.
sheet-refused = «{ $text }» não foi aceite. Escreva de outro modo ou chame o árbitro.
sheet-memory-only = Não feche esta página: este navegador não guarda os lances.
sheet-reload = Esta página também funciona sem ligação.
sheet-no-reload = Sem ligação segura (https), esta página não pode ser reaberta sem rede. As anotações ficam guardadas.
sheet-malformed = Isto não pode ser anotado. Utilize, no máximo, 40 caracteres.
sheet-full = Esta folha de anotação está cheia. Chame o árbitro.

## The arbiter’s console

console-title = Consola do árbitro
console-round = Ronda { $round }
console-th-state = Estado
console-count-phone = Telemóvel
console-call-interrupted = O adoube foi interrompido. Os relógios pararam nos últimos tempos registados.
console-end-so = Terminar a partida com { $result }
console-result-by-hand = A ronda já tem o resultado { $entered }, mas aqui a partida continua em curso.
console-result-not-entered = A partida terminou { $here }, mas a ronda ainda não tem o resultado. Introduza-o.
console-results-differ = A partida terminou { $here }, mas a ronda tem { $entered }. Corrija um dos dois.
console-notice-flag = Caiu uma bandeira
console-appeal = { $who } recorre da decisão { $number }.
console-set-up-intro = Todos os tabuleiros da ronda, ritmo de jogo { $rate }. Os relógios são iniciados depois.
console-not-published = O emparceiramento ainda não foi publicado. Publique primeiro a ronda.
console-mode = Tabuleiro utilizado

## Decision and envelope

decision-what = Factos
decision-number = Número no registo
decision-appeal = Hora do recurso
decision-appeals = Registar recurso de { $who }
envelope-offer = Proposta de empate pendente
envelope-resumes = Retoma (local, data e hora)
envelope-why = A impressão digital foi registada quando o lance secreto foi feito e é verificada na abertura do envelope.

## The rulebook

laws-own-words = Cada artigo explicado por palavras nossas. Os textos oficiais pertencem aos seus editores.
laws-search = Procurar nas Leis
laws-search-go = Procurar
laws-see = Ver também
laws-compare-count = A mostrar { $shown } de { $all } artigos.

## The case book

cases-intro = Leia os factos, escolha uma decisão e confirme-a com o artigo.
cases-happened = Factos
cases-next = Caso seguinte

## Two boards, appeals, announcements and more

console-counted-round = Incidentes: esta ronda / todo o torneio
appeal-uphold = Aceitar o recurso
appeal-reject = Rejeitar o recurso
appeal-upheld = Recurso aceite.
appeal-rejected = Recurso rejeitado.
second-how = Coloque as peças como no outro tabuleiro. Para retirar uma, arraste-a para fora do tabuleiro.
second-differ = { $count ->
    [one] Os tabuleiros diferem numa casa.
   *[other] Os tabuleiros diferem em { $count } casas.
    }
second-malformed = Não foi possível ler as peças. Escreva oito linhas, da oitava à primeira, por exemplo 4k3/8/8/8/8/8/8/4K3.

## Reasons, the projector, and two scoresheets compared

reason-how = O motivo será guardado com a sua próxima decisão, a hora e o seu nome.
reason-claimed = Reclamado pelo adversário
reason-agreed = Os dois jogadores concordam com os factos
reason-disturbed = Perturbou o adversário
seats-plain = Este endereço não é seguro (http). Se a rede falhar, os dispositivos guardam o que foi anotado, mas só com https podem reabrir a folha de anotação sem ligação.
console-interrupted-time = Última ação: { $last }; retoma: { $back }. Tempo de reflexão de { $who } que não foi descontado: no máximo, { $time }.
sheet-agreed-position = Última posição em que as duas folhas de anotação coincidem
sheet-both-allow = Partidas compatíveis com as duas folhas de anotação
sheet-one-game = Só uma partida é compatível com as duas folhas de anotação:
sheet-many-games = Mais de uma partida é compatível com as duas folhas de anotação, por exemplo:
sheet-no-game = Nenhuma partida é compatível com as duas folhas de anotação. A maior sequência compatível:

## Options, reasons and new games

choice-both-lose = Perdem os dois jogadores
choice-loss-score = Perda da partida; { $score } para o adversário
choice-forfeit = Derrota por falta de comparência ({ $result })
arbiter-loses = Registar a perda do envelope
arbiter-loses-times = Registar a perda do envelope e dos tempos
arbiter-loses-position = Registar a perda do envelope e da posição
sure-loses = Deseja registar a perda do envelope?
find-boards-after = Os dois tabuleiros não coincidem; as folhas de anotação coincidem até ao lance
claim-clock = Relógio mal acertado na retoma
claim-bare-king = O adversário tem o rei sozinho
withdraws = Retirar a proposta ou a reclamação
asks-scoresheet = Registar pedido da folha de anotação
reason-flag = Caiu a bandeira { $side ->
    [white] das brancas
   *[other] das pretas
    } ({ $article })
wall-title = Tabuleiros em direto
wall-no-moves = Sem lances em direto
