### `adoube man`.

man = Idatzi eskuliburuko orria
name = IZENA
synopsis = LABURPENA
exit = IRTEERA-EGOERA
n-0 = Eginda.
n-1 = Erantzuna ezezkoa da: legez kanpoko jokaldi bat, huts egindako egiaztapen bat.
n-2 = Erabilera okerra edo irakurri ezin den sarrera.
