### The outbox of a season: notices by mail, and deadlines in calendars.

title = Avisos
intro = Los delegados, los jugadores y los miembros de los órganos reciben por correo los vencimientos y las decisiones. Solo se envía lo que ocurre después de activar los avisos.
on = Los avisos se envían
off = Avisos desactivados
switch-on = Enviar avisos
switch-off = Detener avisos
no-server = No se ha indicado ningún servidor de correo, por lo que no se puede enviar nada. Inicie adoube con --mail para indicarlo.
server = Servidor de correo
server-unreachable = El servidor de correo no responde.
server-tls = No se puede cifrar la conexión con el servidor de correo: no ofrece TLS o su certificado no es válido.
server-sign-in = El servidor de correo no acepta el nombre de usuario y la contraseña.
next-try = Próximo intento
messages = Mensajes
all = Todos
waiting = Por enviar
sending = Enviando
sent = Enviado
failed = No enviado
discarded = Descartado
none = No hay mensajes. Los que resulten de acciones posteriores aparecerán aquí.
subject = Asunto
recipient = Destinatario
state = Estado
actions = Acciones
send-again = Volver a enviar
discard = Descartar
discard-all = Descartar todos los pendientes
earlier = Mensajes anteriores
not-now = Mientras tanto este mensaje ha cambiado. Compruebe su estado.
cause-no-recipient = Nadie representa al destinatario. Nombre un delegado o un miembro y vuelva a enviar el mensaje.
cause-no-address = El destinatario no tiene correo electrónico. Añádalo más abajo y vuelva a enviar el mensaje.
cause-refused = El servidor de correo lo ha rechazado definitivamente (código { $code }). Compruebe la dirección y vuelva a enviar el mensaje.
cause-later = El servidor de correo lo ha rechazado por ahora (código { $code }).
cause-broken-off = Se ha cortado la conexión. El mensaje puede llegar dos veces.
cause-too-old = No se ha podido enviar en una semana.
without-address = Destinatarios sin correo electrónico
all-have-addresses = Todos los delegados y miembros tienen correo electrónico.
address = Correo electrónico de una persona
address-hint = Solo lo ve la secretaría de la federación. Se borra con los datos de la persona.
language = Idioma de los mensajes
done-on = Avisos activados. Ahora compruebe los correos electrónicos.
done-off = Avisos desactivados.
done-again = El mensaje está en la cola de envío.
done-discarded = Descartado.
log-on = Avisos activados
log-off = Avisos desactivados

## Deadlines in calendars

due-line-up = Vencimiento de la alineación
due-result = Vencimiento de los resultados
due-record = Vencimiento del acta
due-invoice = Vencimiento de la factura { $number }
subscribe-due = Calendario con las facturas
subscribe-due-hint = Quien tiene este enlace ve el vencimiento de las facturas. Deja de funcionar cuando cambian los delegados.
