## Roles

role-administrator = administrador
role-chief-arbiter = àrbitre principal
role-arbiter = àrbitre
role-office = secretaria de la federació
role-delegation = delegació territorial
role-committee = comitè
role-delegate = delegat
role-player = jugador
role-bad = Trieu un rol de la llista.

## Signing in

name = Nom d’usuari
name-bad = Escriviu entre 1 i 40 lletres, xifres o . _ - @, sense espais.
name-taken = Aquest nom d’usuari ja existeix. Trieu-ne un altre.
password = Contrasenya
password-again = Repetiu la contrasenya
password-current = Contrasenya actual
password-new = Contrasenya nova
password-yours = La vostra contrasenya
password-hint = Almenys 12 caràcters. Poden ser unes quantes paraules.
password-different = Les dues contrasenyes no coincideixen.
password-wrong = La contrasenya no és correcta. Escriviu la del vostre compte.
password-change = Canvia la contrasenya
sign-in-wrong = El nom d’usuari o la contrasenya no són correctes.
code = Codi
code-title = Verificació en dos passos
code-hint = Els sis dígits que mostra el mòbil, o un codi de recuperació.
code-wrong = El codi no és correcte o ja s’ha fet servir. Escriviu-ne un de nou.
done-signed-in = Us donem la benvinguda, { $name }.
done-signed-out = Heu tancat la sessió.

## First account and invitations

setup-title = Creeu el compte d’administració
setup-intro = Aquest enllaç només es pot fer servir una vegada. No hi ha cap compte per defecte.
setup-send = Crea el compte
link-used-up = Aquest enllaç ha caducat o ja s’ha fet servir. Demaneu-ne un de nou a l’administració.
done-set-up = Compte creat. Us donem la benvinguda, { $name }.
invitation-title = Compte d’usuari: { $name }
invitation-intro = Trieu la vostra contrasenya. Aquest enllaç només es pot fer servir una vegada.
invitation-send = Desa i inicia la sessió

## The user’s own account

title = El meu compte
second-factor = Verificació en dos passos
second-factor-on = La verificació en dos passos està activada. En iniciar la sessió es demana un codi del mòbil.
second-factor-off = La verificació en dos passos està desactivada. Els àrbitres la necessiten per treballar des d’un altre ordinador.
second-factor-add = Activa la verificació en dos passos
second-factor-renew = Torna a configurar la verificació en dos passos
second-factor-typed = O escriviu aquesta clau a l’aplicació:
recovery-codes = Codis de recuperació
recovery-codes-intro = Anoteu aquests codis en un paper. Si perdeu el mòbil, cadascun serveix una sola vegada. No es tornaran a mostrar.
recovery-codes-kept = Ja els he anotat
sessions = Sessions obertes
session-device = Navegador
session-seen = Última activitat
session-this = aquesta sessió
sessions-end = Tanca les altres sessions
done-password = Contrasenya canviada. S’han tancat les altres sessions.
done-sessions = S’han tancat les altres sessions.

## The administrator’s list of accounts

role = Rol
scope = Torneigs
scope-all = tots
scope-hint = Identificadors de torneig separats per espais; en blanc, tots. Per a un delegat de club: TEMPORADA/NÚMERO-DEL-CLUB.
change = Edita
change-role = Canvia el rol
new-link = Crea un enllaç nou
close = Tanca el compte
open = Reobre el compte
closed = tancat
invited = encara sense contrasenya
add = Afegeix un compte
add-hint = Rebreu un enllaç d’un sol ús perquè aquesta persona triï la contrasenya. Ningú més no la sabrà.
link-title = Enllaç per a { $name }
link-intro = Doneu aquest enllaç a la persona. Serveix una sola vegada, caduca al cap de set dies i anul·la els enllaços anteriors.
done-account = Compte modificat. { $name } ha de tornar a iniciar la sessió.
warn-own-account = No podeu modificar aquí el vostre compte. Demaneu-ho a un altre administrador.
certificate-title = Certificat del servidor
certificate-intro = En altres ordinadors el navegador mostra un avís de seguretat, perquè el certificat l’ha creat adoube mateix. Abans de continuar-hi, compareu amb aquesta l’empremta SHA-256 que el navegador mostra als detalls del certificat.
