### The outbox of a season: notices by mail, and deadlines in calendars.

title = Avisos
intro = Els delegats, els jugadors i els membres dels òrgans reben per correu els venciments i les decisions. Només s’envia el que passa després d’activar els avisos.
on = Els avisos s’envien
off = Avisos desactivats
switch-on = Envia els avisos
switch-off = Atura els avisos
no-server = No s’ha indicat cap servidor de correu, i per això no es pot enviar res. Engegueu adoube amb --mail per indicar-ne un.
server = Servidor de correu
server-unreachable = El servidor de correu no respon.
server-tls = No es pot xifrar la connexió amb el servidor de correu: no ofereix TLS o el seu certificat no és vàlid.
server-sign-in = El servidor de correu no accepta el nom d’usuari i la contrasenya.
next-try = Intent següent
messages = Missatges
all = Tots
waiting = Per enviar
sending = S’està enviant
sent = Enviat
failed = No enviat
discarded = Descartat
none = No hi ha missatges. Els que resultin d’accions posteriors apareixeran aquí.
subject = Assumpte
recipient = Destinatari
state = Estat
actions = Accions
send-again = Torna a enviar
discard = Descarta
discard-all = Descarta tots els pendents
earlier = Missatges anteriors
not-now = Mentrestant aquest missatge ha canviat. Reviseu-ne l’estat.
cause-no-recipient = Ningú no representa el destinatari. Nomeneu un delegat o un membre i torneu a enviar el missatge.
cause-no-address = El destinatari no té adreça electrònica. Afegiu-la més avall i torneu a enviar el missatge.
cause-refused = El servidor de correu l’ha rebutjat definitivament (codi { $code }). Reviseu l’adreça i torneu a enviar el missatge.
cause-later = El servidor de correu l’ha rebutjat de moment (codi { $code }).
cause-broken-off = S’ha tallat la connexió. El missatge pot arribar dues vegades.
cause-too-old = No s’ha pogut enviar en una setmana.
without-address = Destinataris sense adreça electrònica
all-have-addresses = Tots els delegats i membres tenen adreça electrònica.
address = Adreça electrònica d’una persona
address-hint = Només la veu la secretaria de la federació. S’esborra amb les dades de la persona.
language = Llengua dels missatges
done-on = Avisos activats. Ara reviseu les adreces electròniques.
done-off = Avisos desactivats.
done-again = El missatge és a la cua d’enviament.
done-discarded = Descartat.
log-on = Avisos activats
log-off = Avisos desactivats

## Deadlines in calendars

due-line-up = Venciment de l’alineació
due-result = Venciment dels resultats
due-record = Venciment de l’acta
due-invoice = Venciment de la factura { $number }
subscribe-due = Calendari amb les factures
subscribe-due-hint = Qui té aquest enllaç veu el venciment de les factures. Deixa de funcionar quan canvien els delegats.
