### What is found in the games of a PGN file: one line after the move or the tag, without a full stop; the article follows.

bad-fen = FEN etiketak ez du jokatzeko moduko posiziorik ematen: { $fen }
bad-variant = { $name } aldaera ez da xakea; jokaldiak ez dira egiaztatzen
canonical = PGN formatuan: { $canonical }
wrong-number = jokaldiaren zenbakia { $found } da, eta { $due } izan beharko luke
results-differ = Result etiketak { $tag } dio, baina jokaldien amaieran { $outcome } dago
wrong-result = emaitza { $stated } da, eta { $due } izan beharko luke: { $because }
played-on = partida amaituta zegoenean jokatzen jarraitu da: { $because }
checkmate = xake mate
stalemate = itota
dead-position = posizio hila
fivefold = posizio bera bost aldiz
seventy-five = jokalari bakoitzaren 75 jokaldi, harrapaketarik eta peoi-jokaldirik gabe
threefold = posizio bera hiru aldiz
fifty = jokalari bakoitzaren 50 jokaldi, harrapaketarik eta peoi-jokaldirik gabe
claim = { $side ->
    [white] zuriek
   *[other] beltzek
    } jokaldi hau idatzita erreklama zezaketen berdinketa, eta { $side ->
    [white] beltzek
   *[other] zuriek
    } jokaldiaren ondoren: { $why }
claim-by-writing = { $side ->
    [white] zuriek
   *[other] beltzek
    } { $move } idatzita erreklama zezaketen berdinketa: { $why }
drawn-here = partida hemen berdinketan dago, erreklamatu beharrik gabe: { $because }
missing-tags = PGN formatuan nahitaezkoak diren etiketak falta dira: { $names }
doubled-tag = { $name } etiketa bi aldiz agertzen da
tags-differ = { $name } etiketa bi aldiz agertzen da: kontuan hartzen dena “{ $first }” da, eta ez hemengo “{ $second }”
result-sign = emaitza { $found } idatzita dago; PGN formatuan { $meant } idazten da
lone-result = partidarik gabeko emaitza: aurretik ez dago ez etiketarik ez jokaldirik
no-result = Result etiketako “{ $found }” ez da emaitza bat; espero zena: 1-0, 0-1, 1/2-1/2 edo *
