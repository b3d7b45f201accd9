## The board

board = Tabuleiro
empty = vazia
last-move = último lance
touched = peça tocada
adjusting = Eu ajusto: tocar peças agora não obriga a movê-las.
leave-pawn = deixar o peão
choose-piece = Escolher peça
promote = Promoção em { $square }: escolha a peça
say-touched = Peça tocada: { $man } ({ $square })
say-back = { $man }, de volta a { $square }
say-aside = Peça fora do tabuleiro: { $man } ({ $square })
say-placed = { $man } de { $from } para { $to }
man-white-k = rei branco
man-white-q = dama branca
man-white-r = torre branca
man-white-b = bispo branco
man-white-n = cavalo branco
man-white-p = peão branco
man-black-k = rei preto
man-black-q = dama preta
man-black-r = torre preta
man-black-b = bispo preto
man-black-n = cavalo preto
man-black-p = peão preto
piece-q = dama
piece-r = torre
piece-b = bispo
piece-n = cavalo

## The state of the game

delayed = A partida é transmitida com atraso. Ainda não há nada para mostrar.
result-entered = Resultado lançado: { $result }
not-set-up = A partida ainda não está preparada. O árbitro a prepara no console.
wooden = A partida é jogada em tabuleiro de madeira. Aqui aparece só o relógio.
not-now = Não é possível agora: { $why }.
not-now-set-up = a partida já está preparada
not-now-no-game = o árbitro deve preparar a partida primeiro
not-now-sealed = o lance secreto já foi feito
not-now-no-envelope = não há lance secreto
not-now-no-decision = não há decisão com este número
not-now-no-appeal = esta apelação já foi decidida
unclear = “{ $move }” não é um lance legal aqui ou é ambíguo. Escreva por inteiro, por exemplo e2-e4.
unreadable-empty = O campo está vazio. Formato esperado: { $expected }.
unreadable = Não foi possível ler “{ $found }”. Formato esperado: { $expected }.
too-long = Longo demais. Use no máximo 300 caracteres.
too-many-acts = Não é possível registrar mais nada: a partida chegou ao limite de 20.000 ações.
place = Rodada { $round }, tabuleiro { $table }
moves = Lances
rulings = Decisões
connection-lost = Conexão perdida. Reconectando…
trouble = Ainda não enviado. Tentando de novo…
not-taken = Este dispositivo não pode mais ser usado nesta partida. Recarregue a página ou chame o árbitro.
view = Visualização
view-board = Tabuleiro
view-ranks = Texto por fileiras
view-list = Lista de peças
turn-board = Girar o tabuleiro
speak = Anunciar os lances em voz alta
times = Ler os tempos em voz alta
to-clock = Abrir o relógio
to-sheet = Abrir a planilha
back-to-board = Voltar ao tabuleiro
seats = Dispositivos dos jogadores
seats-intro = Cada jogador escaneia o próprio código. Quem tiver o código pode jogar com aquela cor: não o mostre a mais ninguém.
seat-both = Um só dispositivo para os dois jogadores
seat-open = Abrir neste dispositivo
sheets = As duas planilhas
transcript = Transcrição da partida
send = Enviar
press = Acionar o relógio
reason = Motivo

## Buttons and fields of a player

do-adjust = J’adoube
do-offer = Oferecer empate
do-accept = Aceitar o empate
do-decline = Rejeitar o empate
do-call = Parar os relógios e chamar o árbitro
do-resign = Abandonar
do-agree = Concordar em desfazer o lance ilegal
sure-resign = Deseja abandonar a partida? Não é possível desfazer.
claims = Reclamações
claim-illegal = Lance ilegal
claim-flag = Seta caída
claim-threefold = Tripla repetição
claim-fifty = Regra dos 50 lances
claim-threefold-with = Tripla repetição com o lance
claim-fifty-with = Regra dos 50 lances com o lance
claim-touched = O oponente tocou a peça da casa
claim-no-means = O oponente não pode vencer por meios normais
claim-no-effort = O oponente não tenta vencer
more = Mais
type-move = Digite um lance
seal = Lance secreto
displaces = Desloquei as peças das casas
restores = Já recoloquei as peças
announces = Lance anunciado
asks-increment = Pedir incremento

## Buttons and fields of the arbiter

pending = Decisão pendente
arbiter = Árbitro
arbiter-starts = Iniciar o relógio
arbiter-stops = Parar os relógios
arbiter-flag = Declarar a queda de seta
arbiter-flags = Declarar a queda das duas setas
arbiter-illegal = Declarar o lance ilegal
arbiter-position = Declarar a posição impossível
arbiter-clocks = Correção dos relógios
arbiter-sets = Ajustar o relógio { $side ->
    [white] das brancas
   *[other] das pretas
    } para
arbiter-gives = Dar mais tempo { $side ->
    [white] às brancas
   *[other] às pretas
    }
arbiter-penalties = Penalidades
sure-loss = Deseja declarar a partida perdida para este jogador?
sure-expulsion = Deseja expulsar este jogador do torneio?
arbiter-findings = Irregularidades
find-setup = Posição inicial incorreta
find-turned = Tabuleiro mal colocado
find-colours = Cores trocadas
find-clock = Relógio mal ajustado
find-defective = Relógio com defeito
find-displaced = Peças deslocadas após o lance
find-count = Número de lances desconhecido
find-boards = Os dois tabuleiros não coincidem
arbiter-end = Resultado e suspensão
sure-decide = Deseja registrar o resultado { $result }?
arbiter-continue = Continuar a partida
arbiter-adjourns = Pedir o lance secreto
arbiter-resumes = Retomar a partida
arbiter-opens = Abrir o envelope
arbiter-for-players = Ações dos jogadores
arrives = Marcar a chegada
phone = Registrar celular ou dispositivo
refuses = Registrar recusa de cumprir as Leis
stops-recording = Marcar que parou de anotar
records = Marcar a planilha como completa
any-act = Comando de transcrição
choice-warning = Advertência
choice-time-opponent = Mais tempo para o oponente
choice-time-offender = Menos tempo para o infrator
choice-points-opponent = Pontos do oponente
choice-points-offender = Pontos do infrator
choice-loss = Perda da partida
choice-fine = Multa
choice-rounds = Exclusão (rodadas)
choice-expulsion = Expulsão
choice-uphold = Aceitar
choice-reject = Rejeitar
choice-postpone = Adiar a decisão
choice-continue = Continuar a partida
choice-new-game = Anular e jogar uma nova partida
choice-set-clocks = Ajustar os relógios
choice-draw = Declarar empate
choice-white = Desfazer o lance das brancas
choice-black = Desfazer o lance das pretas
done-game-act = Ação registrada.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: acionar o relógio
clock-period = período { $number } de { $of }
clock-increment = +{ $seconds } s
clock-moves-of = lances: { $made } de { $needed }
clock-moves = lances: { $made }
clock-delay = espera: { $seconds } s
clock-flag = seta caída
clock-flag-first = caiu primeiro
clock-flag-second = caiu depois
clock-stopped = Relógios parados
clock-turn = Trocar os lados
clock-fullscreen = Tela cheia
clock-sound = Som
clock-rate = Ritmo de jogo: { $rate }.
clock-dgt3000 = DGT 3000: opção { $option }.
clock-dgt2010 = DGT 2010: opção { $option }.
clock-dgt2010-hand = DGT 2010: opção { $option }, com ajuste manual.
clock-dgt3000-hand = DGT 3000: opção { $option }, com ajuste manual.

## The scoresheet

sheet-title = Planilha
sheet-of = Planilha de { $who }
sheet-caption = Lances
sheet-number = Nº
sheet-move = Lance
sheet-next = Lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
sheet-correct = Correção do lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
sheet-erase = Apagar
sheet-dash = Traço
sheet-offer = (=) empate
sheet-time = Tempo
sheet-time-how = Digite primeiro o tempo, por exemplo 1:23, e depois pressione esta tecla.
sheet-strike = Riscar o lance
sheet-leave = Cancelar
sheet-enter = Anotar
sheet-take = Continuar a planilha neste dispositivo
sheet-board = Anotação em um tabuleiro
sheet-board-off = O tabuleiro não está disponível: não acompanha a notação abreviada nem os traços.
sheet-sign = Resultado
sheet-sign-it = Assinar
sheet-signed = { $who } assinou { $result }.
sheet-elsewhere = Esta planilha está aberta em outro dispositivo.
sheet-waiting = { $count ->
    [1] Uma anotação salva aqui, ainda não enviada.
   *[other] { $count } anotações salvas aqui, ainda não enviadas.
    }
sheet-sent = Tudo enviado.
sheet-offline = Sem rede.
sheet-not-taken = O adoube não aceita esta planilha agora. Ela fica salva neste dispositivo. Recarregue a página ou chame o árbitro.
sheet-refused = “{ $text }” não foi aceito. Escreva de outro modo ou chame o árbitro.
sheet-memory-only = Não feche esta página: este navegador não salva seus lances.
sheet-reload = Esta página também funciona sem conexão.
sheet-no-reload = Sem conexão segura (https), esta página não pode ser reaberta sem rede. As anotações ficam salvas.
sheet-malformed = Isto não pode ser anotado. Use no máximo 40 caracteres.
sheet-full = Esta planilha está cheia. Chame o árbitro.
sheet-corrections = Correções: { $count }

## The arbiter’s console

console-title = Console do árbitro
console-round = Rodada { $round }
console-calls = Chamadas
console-no-calls = Nenhuma chamada pendente
console-boards = Todos os tabuleiros
console-table = Tabuleiro { $table }
console-th-table = Tabuleiro
console-th-white = Brancas
console-th-black = Pretas
console-th-clock = Relógio
console-th-move = Último lance
console-th-state = Situação
console-trouble = apuro de tempo
console-player = Jogador
console-counted = Incidentes neste torneio
console-count-illegal = Lances ilegais
console-count-late = Chegadas com atraso
console-count-phone = Celular
console-count-claims = Reclamações rejeitadas
console-call-interrupted = O adoube foi interrompido. Os relógios pararam nos últimos tempos registrados.
console-call-stopped = { $who } parou os relógios e chama o árbitro.
console-call-decide = Decisão pendente:
console-end-so = Encerrar a partida com { $result }
console-result-by-hand = A rodada já tem o resultado { $entered }, mas aqui a partida continua em andamento.
console-result-not-entered = A partida terminou { $here }, mas a rodada ainda não tem o resultado. Registre o resultado.
console-results-differ = A partida terminou { $here }, mas a rodada tem { $entered }. Corrija um dos dois.
console-notice-illegal = Lance ilegal no tabuleiro
console-notice-touch = Peça tocada fora da vez
console-notice-displaced = Relógio acionado com peças deslocadas
console-notice-recording = Lances mal anotados
console-notice-flag = Uma seta caiu
console-appeal = { $who } apela contra a decisão { $number }.
console-set-up = Preparação das partidas
console-not-set-up = Não preparada
console-set-up-intro = Todos os tabuleiros da rodada, ritmo de jogo { $rate }. Os relógios são iniciados depois.
console-set-up-all = Preparar todos os tabuleiros
console-not-published = O emparceiramento ainda não foi publicado. Publique antes a rodada.
console-mode = Tabuleiro usado
console-mode-board = Tabuleiro do dispositivo
console-mode-clock = Tabuleiro de madeira, com este relógio
console-supervision = Supervisão
console-supervision-default = Conforme o ritmo de jogo
console-supervision-full = Completa
console-supervision-basic = Básica
console-start-all = Iniciar todos os relógios
console-stop-all = Parar todos os relógios
done-console = { $count ->
    [0] Nenhum tabuleiro atualizado.
    [1] Um tabuleiro atualizado.
   *[other] { $count } tabuleiros atualizados.
    }
warn-console-has-result = Tabuleiro não preparado: já tem o resultado { $result }.

## Decision and envelope

decision-title = Decisão do árbitro
decision-list = Decisões para imprimir
decision-event = Torneio
decision-game = Partida
decision-when = Data e hora
decision-what = Fatos
decision-clocks = Relógios (brancas – pretas)
decision-number = Número no registro
decision-answers = Decisão
decision-article = artigo { $article }, edição de { $edition }
decision-arbiter = Assinatura do árbitro
decision-appeal = Hora da apelação
decision-appeals = Registrar apelação de { $who }
envelope-title = Envelope do lance secreto
envelope-names = Jogadores
envelope-position = Posição antes do lance secreto
envelope-used = Tempo gasto (brancas – pretas)
envelope-left = Tempo restante (brancas – pretas)
envelope-sealer = Autor do lance secreto
envelope-number = Número do lance secreto
envelope-offer = Oferta de empate pendente
envelope-resumes = Retomada (local, data e hora)
envelope-commitment = Impressão digital do lance secreto
envelope-open-page = Página da partida
envelope-why = A impressão digital foi registrada quando o lance secreto foi feito e é conferida na abertura do envelope.

## Live boards

wall-title = Tabuleiros ao vivo
wall-delay = { $seconds ->
    [1] Transmissão com um segundo de atraso.
   *[other] Transmissão com { $seconds } segundos de atraso.
    }
wall-delay-minutes = { $minutes ->
    [1] Transmissão com um minuto de atraso.
   *[other] Transmissão com { $minutes } minutos de atraso.
    }
wall-no-moves = Sem lances ao vivo
wall-pgn = Partidas (PGN)

## The rulebook

laws-title = Leis do Xadrez
laws-menu = Edições
laws-edition = Leis do Xadrez, edição de { $edition }
laws-own-words = Cada artigo explicado com nossas palavras. Os textos oficiais pertencem aos seus editores.
laws-search = Buscar nas Leis
laws-search-go = Buscar
laws-found = { $count ->
    [0] Nenhum artigo encontrado. Tente outras palavras.
    [1] Um artigo encontrado.
   *[other] { $count } artigos encontrados.
    }
laws-article = Artigo { $number }, edição de { $edition }
laws-not-in-edition = Esta edição não tem este artigo.
laws-example = Mostrar um exemplo
laws-example-back = Voltar
laws-example-on = O que acontece depois
laws-in = Edição de { $edition }
laws-see = Veja também
laws-compare = Comparar edições
laws-compare-title = Edições de { $first } e { $second }
laws-compare-count = Exibindo { $shown } de { $all } artigos.
laws-compare-all = Mostrar todos
laws-compare-differences = Mostrar só as diferenças
laws-th-article = Artigo
laws-same = igual
laws-renumbered = outro número
laws-different = diferente
laws-only-first = só na primeira
laws-only-second = só na segunda
laws-glossary = Glossário

## The case book

cases-title = Casos práticos
cases-intro = Leia os fatos, escolha uma decisão e confira com o artigo.
cases-case = Caso { $number }
cases-edition = Edição de { $edition } das Leis
cases-happened = Fatos
cases-question = Qual é a sua decisão?
cases-choose = Escolha a decisão correta
cases-send = Enviar a decisão
cases-right = Correto.
cases-wrong = Incorreto. Decisão correta:
cases-read = Ler o artigo { $article }
cases-again = Tentar de novo
cases-next = Próximo caso

## Two boards, appeals, announcements and more

not-sealed = O lance não corresponde à impressão digital do lance secreto. O envelope continua fechado.
notation = Notação
notation-letters = Letras
notation-figurines = Figuras
voice = Anúncio de lances
voice-own = Neste idioma
voice-german = Com os nomes alemães
announced = Último anúncio
console-set-up-one = Preparar este tabuleiro
console-set-up-one-intro = Só este tabuleiro, ritmo de jogo { $rate }. O relógio é iniciado depois.
console-blind = Jogador cego
console-blind-none = Nenhum
console-blind-both = Ambos
console-position = Posição inicial (FEN), se não for a habitual
console-offence = Ilegal: lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }
console-counted-round = Incidentes: esta rodada / todo o torneio
console-counted-nothing = Nenhum incidente
console-count-penalties = Penalidades
appeal-uphold = Aceitar a apelação
appeal-reject = Rejeitar a apelação
appeal-upheld = Apelação aceita.
appeal-rejected = Apelação rejeitada.
sheet-signs = Assinar como { $who }
second-title = Comparar os dois tabuleiros
second-here = Esta partida
second-there = O outro tabuleiro
second-how = Coloque as peças como no outro tabuleiro. Para tirar uma, arraste para fora do tabuleiro.
second-men = Peças do outro tabuleiro (FEN)
second-compare = Comparar
second-equal = Os dois tabuleiros são iguais.
second-differ = { $count ->
    [1] Os tabuleiros diferem em uma casa.
   *[other] Os tabuleiros diferem em { $count } casas.
    }
second-malformed = Não foi possível ler as peças. Digite oito fileiras, da oitava à primeira, por exemplo 4k3/8/8/8/8/8/8/4K3.
view-tools = Visualização e anúncios

## Reasons, the projector, and two scoresheets compared

reason-how = O motivo será salvo com sua próxima decisão, a hora e seu nome.
reason-seen = Visto pelo árbitro
reason-claimed = Reclamado pelo oponente
reason-agreed = Os dois jogadores concordam com os fatos
reason-disturbed = Perturbou o oponente
reason-repeated = Reincidiu depois de uma advertência
seats-plain = Este endereço não é seguro (http). Se a rede cair, os dispositivos guardam o que foi anotado, mas só com https podem reabrir a planilha sem conexão.
console-interrupted-time = Última ação: { $last }; retomada: { $back }. Tempo de reflexão de { $who } que não foi descontado: no máximo { $time }.
decision-by = Decidido por
decision-by-desk = adoube (automaticamente)
decision-by-laws = adoube (automaticamente), após uma ação de { $who }
console-laws-say = Artigos aplicáveis
decision-to-print = Imprimir a decisão
wall-projector = Visualização para projetor
wall-page = { $page } de { $pages }
sheet-differ-here = aqui não coincidem
sheet-agreed-position = Última posição em que as duas planilhas coincidem
sheet-both-allow = Partidas compatíveis com as duas planilhas
sheet-one-game = Só uma partida é compatível com as duas planilhas:
sheet-many-games = Mais de uma partida é compatível com as duas planilhas, por exemplo:
sheet-no-game = Nenhuma partida é compatível com as duas planilhas. A maior sequência compatível:

## Options, reasons and new games

choice-square = A peça tocada primeiro é a de { $square }
choice-both-lose = Os dois jogadores perdem
choice-loss-score = Perda da partida; { $score } para o oponente
choice-forfeit = Derrota por não comparecimento ({ $result })
sure-new-game = Deseja anular esta partida e jogar uma nova?
arbiter-loses = Registrar a perda do envelope
arbiter-loses-times = Registrar a perda do envelope e dos tempos
arbiter-loses-position = Registrar a perda do envelope e da posição
sure-loses = Deseja registrar a perda do envelope?
find-displaced-uncertain = Peças deslocadas; última posição certa, após o lance
find-resumption = Posição da partida suspensa mal colocada
find-boards-after = Os dois tabuleiros não coincidem; as planilhas coincidem até o lance
claim-clock = Relógio mal ajustado na retomada
claim-bare-king = O oponente tem o rei sozinho
withdraws = Retirar a oferta ou a reclamação
asks-scoresheet = Registrar pedido da planilha
console-call-new-game = Partida anulada. Prepare a nova partida.
console-new-game = Preparar a nova partida
reason-of = { $what }, lance { $number } ({ $article })
reason-illegal = Lance ilegal { $side ->
    [white] das brancas
   *[other] das pretas
    }, lance { $number } ({ $article })
reason-flag = Caiu a seta { $side ->
    [white] das brancas
   *[other] das pretas
    } ({ $article })
call-valid = Aceitar o motivo
call-invalid = Rejeitar o motivo
