### `adoube man`.

man = Idatzi eskuliburuko orria
name = IZENA
synopsis = LABURPENA
exit = IRTEERA-EGOERA
n-0 = Ondo, edo erantzuna baiezkoa da.
n-1 = Erantzuna ezezkoa da: adibidez, legez kanpoko jokaldi bat edo huts egindako egiaztapen bat.
n-2 = Erabilera okerra edo irakurri ezin den sarrera.
