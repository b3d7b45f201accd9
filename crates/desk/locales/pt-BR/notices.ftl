### The outbox of a season: notices by mail, and deadlines in calendars.

title = Avisos
intro = Delegados, jogadores e membros dos órgãos recebem por e-mail os vencimentos e as decisões. Só é enviado o que acontece depois de ativar os avisos.
on = Os avisos são enviados
off = Avisos desativados
switch-on = Enviar avisos
switch-off = Parar avisos
no-server = Nenhum servidor de e-mail foi indicado, por isso nada pode ser enviado. Inicie o adoube com --mail para indicar um.
server = Servidor de e-mail
server-unreachable = O servidor de e-mail não responde.
server-tls = Não é possível criptografar a conexão com o servidor de e-mail: ele não oferece TLS ou o certificado não é válido.
server-sign-in = O servidor de e-mail não aceita o nome de usuário e a senha.
next-try = Próxima tentativa
messages = Mensagens
all = Todas
waiting = A enviar
sending = Enviando
sent = Enviada
failed = Não enviada
discarded = Descartada
none = Não há mensagens. As que resultarem de ações posteriores aparecerão aqui.
subject = Assunto
recipient = Destinatário
state = Situação
actions = Ações
send-again = Enviar de novo
discard = Descartar
discard-all = Descartar todas as pendentes
earlier = Mensagens anteriores
not-now = Esta mensagem mudou nesse meio-tempo. Confira a situação dela.
cause-no-recipient = Ninguém representa o destinatário. Nomeie um delegado ou um membro e envie a mensagem de novo.
cause-no-address = O destinatário não tem e-mail. Inclua o e-mail abaixo e envie a mensagem de novo.
cause-refused = O servidor de e-mail recusou a mensagem em definitivo (código { $code }). Confira o endereço e envie de novo.
cause-later = O servidor de e-mail recusou a mensagem por enquanto (código { $code }).
cause-broken-off = A conexão caiu. A mensagem pode chegar duas vezes.
cause-too-old = Não foi possível enviar em uma semana.
without-address = Destinatários sem e-mail
all-have-addresses = Todos os delegados e membros têm e-mail.
address = E-mail de uma pessoa
address-hint = Só a secretaria da federação vê o e-mail. Ele é apagado com os dados da pessoa.
language = Idioma das mensagens
done-on = Avisos ativados. Agora confira os e-mails.
done-off = Avisos desativados.
done-again = A mensagem está na fila de envio.
done-discarded = Descartado.
log-on = Avisos ativados
log-off = Avisos desativados

## Deadlines in calendars

due-line-up = Prazo da escalação
due-result = Prazo dos resultados
due-record = Prazo da súmula
due-invoice = Vencimento da fatura { $number }
subscribe-due = Calendário com as faturas
subscribe-due-hint = Quem tem este link vê o vencimento das faturas. Ele deixa de funcionar quando os delegados mudam.
