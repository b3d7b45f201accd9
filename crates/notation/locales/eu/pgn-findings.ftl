### What is wrong with a PGN file.

bad-fen = FEN etiketak ez du posizio jokagarririk ematen: { $fen }
bad-variant = { $name } aldaera ez da xakea; jokaldiak ez dira egiaztatzen
canonical = PGNk { $canonical } idazten du
wrong-number = { $found } zenbakia { $due } izan beharko litzateke
results-differ = Result etiketak { $tag } dio eta jokaldiak { $outcome } ikurrez amaitzen dira
wrong-result = { $stated } emaitza { $due } izan beharko litzateke: { $because }
played-on = partida amaituta zegoenean jokatzen jarraitu da: { $because }
checkmate = xake mate
stalemate = itota
dead-position = posizio hila
fivefold = posizio bera bost aldiz
seventy-five = jokalari bakoitzaren 75 jokaldi harrapaketarik eta peoi-mugimendurik gabe
threefold = posizio bera hiru aldiz
fifty = jokalari bakoitzaren 50 jokaldi harrapaketarik eta peoi-mugimendurik gabe
claim = berdinketa erreklama zitekeen ({ $player }: jokaldia egin aurretik, idatzita; { $opponent }: ondoren): { $why }
claim-by-writing = berdinketa erreklama zitekeen ({ $player }: { $move } idatzita): { $why }
drawn-here = partida berez berdinduta dago: { $because }
missing-tags = PGNk partida bakoitzean nahi dituen etiketak falta dira: { $names }
doubled-tag = { $name } etiketa bi aldiz dago
tags-differ = { $name } etiketa bi aldiz dago: «{ $first }», balio duena, eta hemen «{ $second }»
result-sign = emaitza { $found } idatzita dago; PGNk { $meant } idazten du
lone-result = emaitza bat dago partidarik gabe: aurretik ez dago ez etiketarik ez jokaldirik
no-result = Result etiketa ez da emaitza bat: «{ $found }»; 1-0, 0-1, 1/2-1/2 edo * espero zen
