## The board

board = Tabuleiro
empty = vazia
last-move = último lance
touched = tocada
adjusting = Ajeito: as peças que tocar agora não o obrigam.
leave-pawn = fica peão
choose-piece = Escolher a peça
promote = O peão de { $square } torna-se…
say-touched = { $man } de { $square }, tocada
say-back = { $man } volta a { $square }
say-aside = { $man } de { $square }, posta de lado
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

## How the game stands

delayed = A partida é mostrada com atraso: ainda nada foi mostrado.
result-entered = Resultado inserido: { $result }
not-set-up = Esta partida ainda não foi preparada no console do árbitro.
wooden = A partida é jogada num tabuleiro de madeira; aqui há só o relógio.
not-now = Isso não pode ser feito agora.
unclear = «{ $move }» não é um lance claro e legal aqui.
unreadable-empty = Falta algo: esperava-se { $expected }.
unreadable = «{ $found }» não se entende aqui: esperava-se { $expected }.
too-long = É longo demais.
place = Rodada { $round }, mesa { $table }
moves = Lances
rulings = Decisões
connection-lost = A conexão com a mesa do árbitro foi perdida. Tenta-se de novo automaticamente.
trouble = A mesa do árbitro não responde; o que você fez será enviado de novo.
not-taken = A mesa do árbitro não aceita isto daqui: carregue a página de novo ou chame o árbitro.
view = Vista
view-board = tabuleiro
view-ranks = texto por filas
view-list = lista de peças
turn-board = Girar o tabuleiro
speak = Anunciar os lances em voz alta
times = Dizer os tempos
to-clock = Ao relógio
to-sheet = À planilha
back-to-board = Voltar ao tabuleiro
seats = Tablets da mesa
seats-intro = Escaneie o código com o tablet de cada jogador. Quem tem o código joga por esse lado: não o mostre ao outro.
seat-both = Um tablet para ambos
seat-open = Abrir neste aparelho
sheets = Planilhas dos dois jogadores
transcript = A partida como transcrição
send = Enviar
press = Acionar o relógio
reason = Motivo

## What a player does

do-adjust = J'adoube
do-offer = Propor empate
do-accept = Aceitar o empate
do-decline = Recusar o empate
do-call = Parar os relógios e chamar o árbitro
do-resign = Abandonar
do-agree = De acordo em desfazer o lance ilegal
sure-resign = Tem certeza de que quer abandonar a partida?
claims = Reclamações
claim-illegal = Lance ilegal
claim-flag = A seta caiu
claim-threefold = Tripla repetição
claim-fifty = Cinquenta lances
claim-threefold-with = Tripla repetição com o lance
claim-fifty-with = Cinquenta lances com o lance
claim-touched = O adversário tocou a peça de
claim-no-means = Não pode vencer por meios normais
claim-no-effort = Não tenta vencer
more = Mais
type-move = Escrever um lance
seal = Lance selado
displaces = Derrubei as peças de
restores = Recoloquei-as
announces = Anunciar o lance
asks-increment = Pedir acréscimo

## What the arbiter does

pending = É preciso decidir
arbiter-starts = Acionar o relógio
arbiter-stops = Parar os relógios
arbiter-flag = Seta caída
arbiter-flags = Ambas as setas
arbiter-illegal = Lance ilegal visto
arbiter-position = Posição impossível
arbiter-clocks = Corrigir os relógios
arbiter-sets = { $who }: ajustar o relógio para
arbiter-gives = { $who }: acrescentar tempo
arbiter-penalties = Penalidades
sure-loss = Tem certeza de que quer dar a partida por perdida?
arbiter-findings = Irregularidades encontradas
find-setup = Posição inicial incorreta
find-turned = Tabuleiro mal orientado
find-colours = Cores trocadas
find-clock = Relógio mal ajustado
find-defective = Relógio defeituoso
find-displaced = Peças deslocadas após o lance
find-count = Número de lances desconhecido
find-boards = Os dois tabuleiros diferem
arbiter-end = Resultado e suspensão
sure-decide = Tem certeza de que o resultado é { $result }?
arbiter-continue = A partida continua
arbiter-adjourns = Pedir o lance selado
arbiter-resumes = Retoma-se
arbiter-opens = Abrir o envelope
arbiter-for-players = O que fazem os jogadores
arrives = Chega
phone = Telefone ou aparelho encontrado
refuses = Recusa-se a cumprir as Leis
stops-recording = Deixa de anotar
records = Tem a planilha completa
any-act = Qualquer ato da transcrição
choice-warning = Advertência
choice-time-opponent = Tempo para o adversário
choice-time-offender = Tempo a menos para o infrator
choice-points-opponent = Pontos do adversário
choice-points-offender = Pontos do infrator
choice-loss = Perda da partida
choice-fine = Multa
choice-rounds = Exclusão de rodadas
choice-expulsion = Expulsão
choice-uphold = Dar razão
choice-reject = Rejeitar
choice-postpone = Adiar a decisão
choice-continue = A partida continua
choice-new-game = Partida nova
choice-set-clocks = Ajustar os relógios
choice-draw = Empate
choice-white = Fazer voltar o lance das brancas
choice-black = Fazer voltar o lance das pretas
done-game-act = Feito.
done-game-answer = { $answer }

## The clock

clock-press = { $who }: acionar o relógio
clock-period = período { $number } de { $of }
clock-increment = +{ $seconds } s
clock-moves-of = lances: { $made } de { $needed }
clock-moves = lances: { $made }
clock-delay = atraso { $seconds }
clock-flag = seta
clock-flag-first = caiu primeiro
clock-flag-second = caiu depois
clock-stopped = relógios parados
clock-turn = Trocar de lado
clock-fullscreen = Tela cheia
clock-sound = Som
clock-rate = Ritmo de jogo: { $rate }.
clock-dgt3000 = Num DGT 3000: opção { $option }.
clock-dgt2010 = Num DGT 2010: opção { $option }.
clock-dgt2010-hand = Num DGT 2010: opção { $option }, ajustada à mão.
clock-dgt3000-hand = Num DGT 3000: opção { $option }, ajustada à mão.

## The scoresheet

sheet-title = Planilha
sheet-of = Planilha de { $who }
sheet-caption = Lances
sheet-number = N.º
sheet-move = Lance
sheet-next = Lance { $number }, { $who }
sheet-correct = Corrigir o lance { $number }, { $who }
sheet-erase = Apagar
sheet-dash = Travessão
sheet-offer = (=) empate
sheet-time = Tempo
sheet-time-how = Escreva primeiro o tempo, por exemplo 1:23, e depois pressione esta tecla.
sheet-strike = Riscar o lance
sheet-leave = Deixar como está
sheet-enter = Anotar
sheet-take = Continuar a planilha neste tablet
sheet-board = Anotar num tabuleiro
sheet-board-off = O tabuleiro não consegue seguir lances escritos na forma abreviada nem travessões.
sheet-sign = Resultado
sheet-sign-it = Assinar
sheet-signed = Assinado por { $who }: { $result }.
sheet-elsewhere = A planilha está em outro tablet.
sheet-waiting = Anotações guardadas aqui e ainda não enviadas: { $count }.
sheet-sent = Tudo enviado.
sheet-offline = Sem rede.
sheet-not-taken = A mesa do árbitro não aceita esta planilha agora; ela fica guardada aqui. Carregue a página de novo ou chame o árbitro.
sheet-refused = A mesa do árbitro não aceita “{ $text }”: escreva de outro modo ou chame o árbitro.
sheet-memory-only = Este navegador não guarda nada: não feche a página.
sheet-reload = Esta página também abre sem rede.
sheet-no-reload = Sem conexão segura a página não reabre sem rede; as anotações são conservadas.
sheet-malformed = Isto não pode ser anotado.
sheet-corrections = Correções: { $count }

## The arbiter's console

console-title = Console do árbitro
console-round = Rodada { $round }
console-calls = Chamadas
console-no-calls = Ninguém chama.
console-boards = Todas as mesas
console-table = Mesa { $table }
console-th-table = Mesa
console-th-white = Brancas
console-th-black = Pretas
console-th-clock = Relógio
console-th-move = Último lance
console-th-state = Estado
console-trouble = apuro
console-player = Jogador
console-counted = Contado neste torneio
console-count-illegal = Ilegais
console-count-late = Atrasos
console-count-phone = Telefone
console-count-claims = Reclamações erradas
console-call-interrupted = A mesa do árbitro foi interrompida: relógios parados nos últimos tempos confirmados.
console-call-stopped = { $who } parou os relógios e o chama.
console-call-decide = É preciso decidir:
console-end-so = Terminá-la aqui com { $result }
console-result-by-hand = O resultado { $entered } foi inserido à mão, e a partida continua no tabuleiro.
console-result-not-entered = O tabuleiro diz { $here } e a rodada ainda não tem resultado.
console-results-differ = O tabuleiro diz { $here } e a rodada tem { $entered }.
console-notice-illegal = Lance ilegal no tabuleiro
console-notice-touch = Peça tocada fora da vez
console-notice-displaced = Peças deslocadas
console-notice-recording = Anotação irregular
console-notice-flag = Uma seta caiu
console-appeal = { $who } apela contra a decisão { $number }.
console-set-up = Preparar as partidas
console-not-set-up = sem preparar
console-set-up-intro = Todas as mesas da rodada, ritmo { $rate }. Os relógios são acionados depois.
console-set-up-all = Preparar todas as mesas
console-not-published = O emparceiramento ainda não foi publicado.
console-mode = Joga-se
console-mode-board = no tabuleiro do tablet
console-mode-clock = num tabuleiro de madeira, com este relógio
console-supervision = Supervisão
console-supervision-default = conforme o ritmo
console-supervision-full = completa
console-supervision-basic = básica
console-start-all = Acionar todos os relógios
console-stop-all = Parar todos os relógios
done-console = Feito em { $count } mesas.
warn-console-has-result = A rodada já tem o resultado { $result } deste tabuleiro: não se prepara.

## Decision and envelope

decision-title = Decisão do árbitro
decision-list = Decisões para imprimir
decision-event = Torneio
decision-game = Partida
decision-when = Quando
decision-what = O que aconteceu
decision-clocks = Relógios (brancas – pretas)
decision-number = Número no registro
decision-answers = Decisão
decision-article = artigo { $article }, edição { $edition }
decision-arbiter = Assinatura do árbitro
decision-appeal = Apelação apresentada às
decision-appeals = { $who } apela
envelope-title = Envelope da partida suspensa
envelope-names = Jogadores
envelope-position = Posição antes do lance selado
envelope-used = Tempos usados (brancas – pretas)
envelope-left = Tempos restantes (brancas – pretas)
envelope-sealer = Fez o lance selado
envelope-number = Número do lance selado
envelope-offer = Proposta de empate aberta de
envelope-resumes = Retoma-se (lugar, dia e hora)
envelope-commitment = Compromisso do lance
envelope-open-page = Página da partida
envelope-why = O compromisso está no registro desde que o lance foi selado: ao abrir o envelope verifica-se que não mudou.

## The wall

wall-title = Partidas ao vivo
wall-delay = São vistas com { $seconds } segundos de atraso.
wall-delay-minutes = São vistas com { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
} de atraso.
wall-no-moves = Deste tabuleiro não chegam lances.
wall-pgn = Partidas em PGN

## The rulebook

laws-title = Leis do xadrez
laws-menu = Edições
laws-edition = Leis do xadrez, edição { $edition }
laws-own-words = Cada artigo explicado com palavras nossas; os textos oficiais são dos seus editores.
laws-search = Buscar nas Leis
laws-search-go = Buscar
laws-found = Encontrados: { $count }
laws-article = Artigo { $number }, edição { $edition }
laws-not-in-edition = Esta edição não tem esta disposição.
laws-in = Edição { $edition }
laws-see = Ver
laws-compare = Comparar edições
laws-compare-title = Edições { $first } e { $second }
laws-compare-count = Mostram-se { $shown } de { $all } disposições.
laws-compare-all = Mostrar todas
laws-compare-differences = Só as diferenças
laws-th-article = Artigo
laws-same = igual
laws-renumbered = outro número
laws-different = diferente
laws-only-first = só na primeira
laws-only-second = só na segunda
laws-glossary = Glossário

## The case book

cases-title = Livro de casos
cases-intro = Leia o que aconteceu, escolha a decisão e veja o artigo.
cases-case = Caso { $number }
cases-edition = Edição { $edition } das Leis
cases-happened = O que aconteceu
cases-question = O que você decide?
cases-choose = Escolha a decisão correta
cases-send = Decidir
cases-right = Correto.
cases-wrong = Não. As Leis respondem:
cases-read = Ler o artigo { $article }
cases-again = De novo
cases-next = Caso seguinte

## Two boards, appeals, announcements and more

not-sealed = Isto não é o que foi selado.
notation = Lances
notation-letters = com letras
notation-figurines = com figuras
voice = Anúncios
voice-own = nesta língua
voice-german = com os nomes alemães
announced = Último anúncio
console-set-up-one = Preparar este tabuleiro
console-set-up-one-intro = Só este tabuleiro, ritmo { $rate }. O relógio é posto em marcha depois.
console-blind = Jogador cego
console-blind-none = nenhum
console-blind-both = ambos
console-position = Posição inicial (FEN), se for outra
console-offence = ilegal: { $who }, lance { $number }
console-counted-round = Contado: nesta rodada / no torneio
console-counted-nothing = Nada foi contado.
console-count-penalties = Penalidades
appeal-uphold = Aceitar o recurso
appeal-reject = Rejeitar o recurso
appeal-upheld = O recurso foi aceito.
appeal-rejected = O recurso foi rejeitado.
sheet-signs = Assinatura: { $who }
second-title = Comparar os dois tabuleiros
second-here = A partida
second-there = O outro tabuleiro
second-how = Ponha as peças como estão no outro tabuleiro; tire uma arrastando-a para fora do tabuleiro.
second-men = As suas peças (FEN)
second-compare = Comparar
second-equal = Os dois tabuleiros são iguais.
second-differ = Casas em que os tabuleiros diferem: { $count }.
second-malformed = As peças não podem ser lidas: oito fileiras, da oitava à primeira, como 4k3/8/8/8/8/8/8/4K3.
view-tools = Vista e anúncios

## Reasons, the wall for the projector, and two scoresheets compared

reason-how = Vai com sua próxima decisão, com a hora e o seu nome.
reason-seen = visto pelo árbitro
reason-claimed = reclamado pelo oponente
reason-agreed = ambos os jogadores concordam com os fatos
reason-disturbed = perturbou o oponente
reason-repeated = de novo, depois de uma advertência
seats-plain = Este endereço não é seguro (http): os tablets guardam o que se escreve se a rede cair, mas não podem reabrir a planilha sem rede. Com https podem.
console-interrupted-time = O último ato registrado é das { $last }; a mesa do árbitro voltou às { $back }. Até { $time } de reflexão ({ $who }) não estão em nenhum relógio.
decision-by = Decidido por
decision-by-desk = o próprio programa
decision-by-laws = as Leis do xadrez, pelo que fez { $who }
console-laws-say = O que dizem as Leis
decision-to-print = Decisão para imprimir
wall-projector = Para o projetor
wall-page = { $page } de { $pages }
sheet-differ-here = aqui diferem
sheet-agreed-position = A última posição em que coincidem
sheet-both-allow = O que ambas permitem
sheet-one-game = Só uma partida concorda com ambas as planilhas:
sheet-many-games = Mais de uma partida concorda com ambas as planilhas, por exemplo:
sheet-no-game = Nenhuma partida concorda com ambas as planilhas; não permitem mais que:

## Opções, razões e novas partidas

choice-square = A peça em { $square } foi tocada primeiro
choice-both-lose = Perdem os dois
choice-loss-score = Perda da partida; o adversário, { $score }
choice-forfeit = Perde por ausência ({ $result })
sure-new-game = Tem certeza de que a partida deve ser anulada e jogada uma nova?
arbiter-loses = O envelope se perdeu
arbiter-loses-times = O envelope e os tempos se perderam
arbiter-loses-position = O envelope e a posição se perderam
sure-loses = Tem certeza de que o envelope não pode ser encontrado?
find-displaced-uncertain = Peças deslocadas; última posição segura, a do lance
find-resumption = Posição da retomada errada
find-boards-after = Os dois tabuleiros diferem; as planilhas coincidem até o lance
claim-clock = O relógio da retomada está mal ajustado
claim-bare-king = O adversário só tem o rei
withdraws = Retirar a oferta ou a reclamação
asks-scoresheet = Pede para ver a planilha
console-call-new-game = A partida foi anulada: deve-se jogar uma nova.
console-new-game = Preparar a nova partida
reason-of = { $what } (lance { $number }, artigo { $article })
reason-illegal = lance ilegal, { $who }, lance { $number } (artigo { $article })
reason-flag = seta caída, { $who } (artigo { $article })
call-valid = O motivo é válido
call-invalid = Sem motivo válido
