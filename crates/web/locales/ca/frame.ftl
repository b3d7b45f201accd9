### Around every page.

skip-to-content = Salta al contingut
menu = Menú
event-pages = Pàgines del torneig
language = Llengua
sign-in = Inicia la sessió
sign-out = Tanca la sessió
times-zone = Zona horària: { $zone }
form-problems = Cal corregir aquests camps:
time-travel = Esteu veient el torneig tal com era després de l’acció { $number }. Aquí no es pot canviar res.
time-travel-back = Torna al present
plain-http = Aquesta connexió no està xifrada (HTTP): qui sigui a la mateixa xarxa pot llegir el que envieu i fer servir la vostra sessió. Si hi ha àrbitres que treballen en altres ordinadors, engegueu adoube amb --tls.
only-here = Els mòbils no poden obrir aquesta adreça: només funciona en aquest ordinador. Engegueu adoube amb --listen 0.0.0.0:8080 o indiqueu l’adreça de la sala de joc amb --url.
public-role = públic
help = Ajuda: { $topic }
