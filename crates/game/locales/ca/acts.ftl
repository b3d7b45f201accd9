### What a player did, as one line of the game log: a sentence with the player as its subject, without a full stop.

touches = { $side ->
    [white] Les blanques
   *[other] Les negres
    } toquen { $count ->
    [one] la peça de la casella
   *[other] les peces de les caselles
    } { $it }
touches-by-accident = { $side ->
    [white] Les blanques
   *[other] Les negres
    } toquen sense voler { $count ->
    [one] la peça de la casella
   *[other] les peces de les caselles
    } { $it }
touches-together = { $side ->
    [white] Les blanques
   *[other] Les negres
    } toquen alhora { $count ->
    [one] la peça de la casella
   *[other] les peces de les caselles
    } { $it }
plays-with-two-hands = { $side ->
    [white] Les blanques
   *[other] Les negres
    } juguen { $it } amb totes dues mans
plays = { $side ->
    [white] Les blanques
   *[other] Les negres
    } juguen { $it }
releases = { $side ->
    [white] Les blanques
   *[other] Les negres
    } deixen anar la peça a { $it }
places = { $side ->
    [white] Les blanques
   *[other] Les negres
    } posen al tauler la peça de promoció { $it }
claims-touched = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen que l’adversari ha tocat la peça de la casella { $it }
writes = { $side ->
    [white] Les blanques
   *[other] Les negres
    } anoten { $it }
seals-a-move = { $side ->
    [white] Les blanques
   *[other] Les negres
    } fan la jugada secreta
displaces = { $side ->
    [white] Les blanques
   *[other] Les negres
    } desplacen { $count ->
    [one] la peça de la casella
   *[other] les peces de les caselles
    } { $it }
announces = { $side ->
    [white] Les blanques
   *[other] Les negres
    } anuncien { $it }
signs = { $side ->
    [white] Les blanques
   *[other] Les negres
    } signen el resultat { $it }
arrives = { $side ->
    [white] Les blanques
   *[other] Les negres
    } arriben al tauler
says-adjust = { $side ->
    [white] Les blanques
   *[other] Les negres
    } diuen «ajusto»
has-adjusted = { $side ->
    [white] Les blanques
   *[other] Les negres
    } han acabat d’ajustar les peces
presses-the-clock = { $side ->
    [white] Les blanques
   *[other] Les negres
    } premen el rellotge
offers = { $side ->
    [white] Les blanques
   *[other] Les negres
    } ofereixen taules
accepts-the-draw = { $side ->
    [white] Les blanques
   *[other] Les negres
    } accepten l’oferta de taules
declines = { $side ->
    [white] Les blanques
   *[other] Les negres
    } rebutgen l’oferta de taules
claims-bare-king = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen taules contra un rei sol
claims-flag = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen que ha caigut la bandera de l’adversari
claims-illegal = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen una jugada il·legal de l’adversari
claims-clock = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen que un rellotge està mal ajustat
claims-no-winning-means = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen que l’adversari no pot guanyar per procediments normals
claims-no-effort = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen que l’adversari no fa cap esforç per guanyar
asks-increment = { $side ->
    [white] Les blanques
   *[other] Les negres
    } demanen increment
withdraws = { $side ->
    [white] Les blanques
   *[other] Les negres
    } demanen retirar una oferta o una reclamació
agrees = { $side ->
    [white] Les blanques
   *[other] Les negres
    } estan d’acord a desfer la jugada il·legal
resigns = { $side ->
    [white] Les blanques
   *[other] Les negres
    } abandonen
stops-clocks = { $side ->
    [white] Les blanques
   *[other] Les negres
    } aturen els rellotges
records = { $side ->
    [white] Les blanques
   *[other] Les negres
    } posen la planella al dia
stops-recording = { $side ->
    [white] Les blanques
   *[other] Les negres
    } deixen d’anotar les jugades
puts-the-pieces-back = { $side ->
    [white] Les blanques
   *[other] Les negres
    } tornen a lloc les peces desplaçades
phone = { $side ->
    [white] Les blanques
   *[other] Les negres
    } porten un dispositiu electrònic
refuses = { $side ->
    [white] Les blanques
   *[other] Les negres
    } es neguen a complir les Lleis
asks-scoresheet = { $side ->
    [white] Les blanques
   *[other] Les negres
    } demanen veure la planella de l’àrbitre
appeals = { $side ->
    [white] Les blanques
   *[other] Les negres
    } apel·len contra una decisió
threefold = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen taules per triple repetició
fifty = { $side ->
    [white] Les blanques
   *[other] Les negres
    } reclamen taules per la regla de les 50 jugades
with-move = amb la jugada { $it }
by-the-display = només pel que mostra una pantalla
phone-in-bag = { $side ->
    [white] Les blanques
   *[other] Les negres
    } tenen un dispositiu electrònic apagat dins d’una bossa
