## Roles

role-administrator = administrador
role-chief-arbiter = àrbitre principal
role-arbiter = àrbitre
role-office = oficina de la federació
role-committee = comitè
role-delegate = delegat
role-player = jugador
role-bad = Trieu un dels rols de la llista.

## Signing in

name = Nom d'usuari
name-bad = De 1 a 40 lletres, xifres o . _ - @, sense espais.
name-taken = Aquest nom ja és d'un altre compte.
password = Contrasenya
password-again = La contrasenya un altre cop
password-current = Contrasenya actual
password-new = Contrasenya nova
password-yours = La vostra contrasenya
password-hint = Almenys 12 caràcters; unes quantes paraules van bé.
password-different = Les dues contrasenyes no són iguals.
password-wrong = Aquesta no és la vostra contrasenya.
password-change = Canvia la contrasenya
sign-in-wrong = El nom o la contrasenya no són correctes.
code = Codi
code-title = El segon factor
code-hint = Els sis dígits que mostra el telèfon, o un codi de recuperació.
code-wrong = El codi no és correcte o ja s'ha fet servir.
done-signed-in = Benvinguts, { $name }.
done-signed-out = Heu tancat la sessió.

## Set-up and links

setup-title = Primer compte
setup-intro = Aquest enllaç serveix una sola vegada, per crear el compte de qui administra aquesta taula. No hi ha cap compte per defecte.
setup-send = Crea el compte
link-used-up = Aquest enllaç ja s'ha fet servir o ha caducat. Demaneu-ne un altre a qui administra la taula.
done-set-up = Compte creat. Benvinguts, { $name }.
invitation-title = Compte de { $name }
invitation-intro = Trieu la vostra contrasenya. L'enllaç serveix una sola vegada.
invitation-send = Desa i entra

## One's own account

title = El meu compte
second-factor = Segon factor
second-factor-on = El compte té un segon factor: en iniciar la sessió es demana un codi del telèfon.
second-factor-off = El compte no té segon factor. Els àrbitres en necessiten un per treballar des d'una altra màquina.
second-factor-add = Afegeix el segon factor
second-factor-renew = Renova el segon factor
second-factor-typed = O escriviu-hi aquest secret:
recovery-codes = Codis de recuperació
recovery-codes-intro = Anoteu-los en paper: cadascun serveix una vegada, si perdeu el telèfon. No es tornaran a mostrar.
recovery-codes-kept = Ja els tinc anotats
sessions = Sessions obertes
session-device = Navegador
session-seen = Vist per última vegada
session-this = aquest
sessions-end = Tanca les altres sessions
done-password = La contrasenya ha canviat; les altres sessions s'han tancat.
done-sessions = Les altres sessions s'han tancat.

## The administrator's list

role = Rol
scope = Torneigs
scope-all = tots
scope-hint = Identificadors separats per espais; en blanc, tots. Un delegat d'un club: TEMPORADA/NÚMERO-DEL-CLUB.
change = Canvia
change-role = Canvia el rol
new-link = Enllaç nou
close = Tanca el compte
open = Obre el compte
closed = tancat
invited = encara sense contrasenya
add = Afegeix un compte
add-hint = La persona rebrà un enllaç d'un sol ús per triar la seva contrasenya; ningú més no la sabrà.
link-title = Enllaç per a { $name }
link-intro = Doneu aquest enllaç a la persona. Serveix una sola vegada i caduca al cap de set dies; els enllaços anteriors ja no valen.
done-account = El compte de { $name } ha canviat; ha de tornar a iniciar la sessió.
warn-own-account = El compte propi no es pot canviar aquí: sempre hi ha d'haver qui administri la taula.
certificate-title = Certificat d'aquesta taula
certificate-intro = Els àrbitres d'altres màquines veuen un avís, perquè la taula s'ha fet ella mateixa el certificat. Abans de continuar, comparen l'empremta SHA-256, que el navegador mostra als detalls del certificat, amb aquesta.
