skip-to-content = Ves al contingut
nav-main = Menú
nav-event = Pàgines del torneig
nav-language = Llengua
nav-tournaments = Torneigs
nav-desk = La taula
nav-accounts = Comptes
nav-sign-in = Inicia la sessió
nav-sign-out = Tanca la sessió
yes = sí
no = no
save = Desa
cancel = Cancel·la
times-zone = Hores de { $zone }
form-problems = Hi ha dades que cal corregir:
time-travel = Esteu veient el torneig tal com era després de l'anotació { $number } del registre. Res no s'hi pot canviar.
time-travel-back = Torna al present
plain-http = Aquesta connexió no és xifrada (http): qui sigui a la mateixa xarxa pot llegir el que envieu i fer servir la vostra sessió. Per als àrbitres en altres màquines, inicieu la taula amb --tls.
only-here = Els telèfons no poden obrir aquesta adreça: només porta a aquest ordinador. Inicieu la taula amb --listen 0.0.0.0:8080 o indiqueu l'adreça de la sala amb --url.

## Failures

failure-title = No ha pogut ser
failure-home = Als torneigs
failure-not-found = En aquesta adreça no hi ha res.
failure-sign-in = Cal iniciar la sessió per fer això.
failure-forbidden = El vostre rol no permet fer això.
failure-code = Aquest codi no és d'aquesta taula o no s'ha llegit sencer: torneu-lo a escanejar o pregunteu a un àrbitre.
failure-method = Aquesta adreça no ho admet: torneu a carregar la pàgina.
failure-form = El formulari és massa antic o ve d'un altre lloc. Torneu a la pàgina, carregueu-la de nou i repetiu-ho.
failure-bad = La petició no s'entén.
failure-too-many = Massa vegades seguides. Torneu-ho a provar d'aquí a { $seconds } s.
failure-too-large = És massa gran: s'accepten 8 MB com a màxim.
failure-stopping = La taula s'està aturant o està molt ocupada. Torneu-ho a provar.

## Front page

home-title = Torneigs
home-none = Encara no hi ha cap torneig.
