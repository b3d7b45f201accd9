### What the arbiter did, as one line of the game log, without a full stop; and the penalties of 12.9.

sets = L’àrbitre posa el rellotge de { $side ->
    [white] les blanques
   *[other] les negres
    } a { $it }
sets-both = L’àrbitre posa els rellotges a { $white } (blanques) i { $black } (negres)
gives = L’àrbitre dona { $it } més a { $side ->
    [white] les blanques
   *[other] les negres
    }
penalises = L’àrbitre sanciona { $side ->
    [white] les blanques
   *[other] les negres
    }: { $it }
decides = L’àrbitre declara el resultat { $it }
takes-back = L’àrbitre desfà la jugada de { $side ->
    [white] les blanques
   *[other] les negres
    }
starts = L’àrbitre engega el rellotge
stops-clocks = L’àrbitre atura els rellotges
reads-clocks = L’àrbitre consulta els rellotges
reads-board = L’àrbitre comprova la posició del tauler
sees-flag = L’àrbitre veu que ha caigut una bandera
sees-flags = L’àrbitre veu que han caigut totes dues banderes
sees-illegal = L’àrbitre veu una jugada il·legal
sees-position = L’àrbitre veu una posició il·legal
upholds = L’àrbitre accepta la reclamació
rejects = L’àrbitre rebutja la reclamació
postpones = L’àrbitre posposa la decisió
decides-continue = L’àrbitre decideix que la partida continua
decides-new-game = L’àrbitre ordena jugar una partida nova
adjourns = L’àrbitre demana la jugada secreta
resumes = L’àrbitre reprèn la partida
opens-envelope = L’àrbitre obre el sobre
loses-envelope-and-times = S’han perdut el sobre i els temps dels rellotges
loses-envelope-and-position = S’han perdut el sobre i la posició
loses-envelope = S’ha perdut el sobre
finds-touched-first = L’àrbitre conclou que primer es va tocar la peça de la casella { $it }
setup-wrong = L’àrbitre constata que la posició inicial era incorrecta
board-turned = L’àrbitre constata que el tauler estava girat
colours-reversed = L’àrbitre constata que els colors estaven canviats
clock-wrong = L’àrbitre constata que el rellotge estava mal ajustat
clock-defective = L’àrbitre constata que el rellotge és defectuós
displaced-after = L’àrbitre troba peces desplaçades després de la jugada { $it }
displaced-uncertain = L’àrbitre troba peces desplaçades; l’última posició segura és la de després de la jugada { $it }
resumption-wrong = L’àrbitre constata que la posició ajornada es va col·locar malament
count-unknown = L’àrbitre no pot establir quantes jugades s’han fet
boards-differ = L’àrbitre constata que els dos taulers no coincideixen
boards-differ-after = L’àrbitre constata que els dos taulers no coincideixen; les planelles coincideixen fins a la jugada { $it }
warning = advertència
less = { $it } menys al rellotge
more-for-opponent = { $it } més per a l’adversari
points = punts en aquesta partida: { $it }
points-for-opponent = punts de l’adversari en aquesta partida: { $it }
loss = pèrdua de la partida
loss-and-points = pèrdua de la partida; punts de l’adversari: { $it }
fine = multa
exclusion = { $it ->
    [one] exclusió durant una ronda
   *[other] exclusió durant { $it } rondes
    }
expulsion = expulsió del torneig
sees-touched = L’àrbitre intervé per una infracció de peça tocada
sees-touched-on = L’àrbitre ha vist que es tocava la peça de la casella { $it }
reads-move = L’àrbitre llegeix la jugada secreta com a { $it }
consents = L’àrbitre permet que els jugadors acordin taules
breach = L’àrbitre constata que { $side ->
    [white] les blanques
   *[other] les negres
    } han infringit l’article { $it }
admits = L’àrbitre accepta un assistent per a { $side ->
    [white] les blanques
   *[other] les negres
    }, segons l’article { $it }
others-breach = L’àrbitre constata que algú que no juga aquesta partida ha infringit l’article { $it }
scoresheet-defective = L’àrbitre constata que la planella electrònica de { $side ->
    [white] les blanques
   *[other] les negres
    } té un defecte
