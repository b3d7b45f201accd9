### The outbox of a season: notices by mail, and deadlines in calendars.

intro = Os delegados, os jogadores e os membros dos órgãos recebem por e-mail os vencimentos e as decisões. Só se envia o que acontece depois de ativar os avisos.
no-server = Não foi indicado nenhum servidor de e-mail, pelo que nada pode ser enviado. Inicie o adoube com --mail para indicar um.
server-tls = Não é possível cifrar a ligação ao servidor de e-mail: este não oferece TLS ou o certificado não é válido.
server-sign-in = O servidor de e-mail não aceita o nome de utilizador e a palavra-passe.
sending = A enviar agora
state = Estado
send-again = Enviar novamente
not-now = Entretanto, esta mensagem mudou. Verifique o seu estado.
cause-no-recipient = Ninguém representa o destinatário. Nomeie um delegado ou um membro e envie novamente a mensagem.
cause-no-address = O destinatário não tem e-mail. Acrescente o e-mail abaixo e envie novamente a mensagem.
cause-refused = O servidor de e-mail recusou definitivamente a mensagem (código { $code }). Verifique o endereço e envie-a novamente.
cause-later = O servidor de e-mail recusou por agora a mensagem (código { $code }).
cause-broken-off = A ligação caiu. A mensagem pode chegar duas vezes.
cause-too-old = Não foi possível enviá-la numa semana.
address-hint = Só a secretaria da federação o vê. É apagado com os dados da pessoa.
done-on = Avisos ativados. Agora verifique os e-mails.
due-line-up = Prazo da constituição da equipa
due-record = Prazo da ata
subscribe-due-hint = Quem tem esta ligação vê o vencimento das faturas. Deixa de funcionar quando os delegados mudam.
