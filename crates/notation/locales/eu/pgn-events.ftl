### What a PGN file reports besides moves.

bad-tag = [Izena "balioa"] etiketa espero zen
bad-token = jokaldi, iruzkin edo emaitza bat espero zen
bad-nag = 0tik 255era bitarteko zenbakia espero zen $ ondoren
stray-brace = { "}" } bat dago iruzkinik ireki gabe
stray-parenthesis = ) bat dago aldaerarik ireki gabe
empty-variation-place = aldaera bat dago jokaldirik baino lehen
too-deep = 256 aldaera baino gehiago daude bata bestearen barruan: jokaldi hauek ez dira egiaztatzen
open-variation = partida aldaera baten barruan amaitzen da
open-comment = fitxategia iruzkin baten barruan amaitzen da
missing-result = emaitza falta da partidaren amaieran
result-in-variation = emaitza bat dago aldaera baten barruan
too-long = aldi batean irakur daitekeena baino luzeagoa da
