### `adoube perft`.

about = Zenbatu jokaldi kopuru jakin baten ondoren sor daitezkeen posizioak
depth = Sakonera (DEPTH) jokaldi-erditan, 0 eta 12 artean
divide = Erakutsi lehen jokaldi bakoitzaren kopurua ere
