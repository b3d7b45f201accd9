### Errors in the syntax of a PGN file: one line after the place, without a full stop.

bad-tag = espero zena: etiketa bat, [Izena "balioa"]
bad-token = espero zena: jokaldi bat, iruzkin bat edo emaitza bat
bad-nag = espero zena: 0 eta 255 arteko zenbaki bat $ ikurraren ondoren
stray-brace = { "}" } iruzkinik ireki gabe
stray-parenthesis = ) aldaerarik ireki gabe
empty-variation-place = aldaera bat lehen jokaldia baino lehen
too-deep = 256 aldaera baino gehiago, bata bestearen barruan; jokaldi hauek ez dira egiaztatzen
open-variation = partida aldaera baten barruan amaitzen da
open-comment = fitxategia iruzkin baten barruan amaitzen da
missing-result = emaitza falta da partidaren amaieran
result-in-variation = emaitza bat aldaera baten barruan
too-long = luzeegia da aldi bakarrean irakurtzeko
