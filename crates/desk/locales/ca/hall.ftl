## The hall: timer, screens, incidents and penalties

title = Sala
note = Anota una incidència o una sanció
note-send = Anota
kind = Tipus
player = Jugador
nobody = Cap jugador
player-bad = Cap jugador no té aquest número. Trieu-ne un de la llista.
player-needed = Trieu el jugador que guanya o perd els punts.
round-bad = Escriviu el número d’una ronda.
article = Article
article-hint = De les Lleis, per exemple 11.5; d’altres normes, amb el seu nom, per exemple Bases 4.2.
article-bad = L’edició { $edition } de les Lleis no té l’article «{ $article }». Si és d’altres normes, afegiu-ne el nom, per exemple Bases 4.2.
points = Punts
points-hint = Només per a una sanció, per exemple -1, -½ o +½.
points-bad = Escriviu els punts, no més dels que val una victòria, per exemple -1, -½ o +½.
text = Fets i decisió
noted = Incidències i sancions
none = Encara no hi ha incidències ni sancions.
undo = Per treure una incidència o una sanció, desfeu-la al registre
counted = Incidències per jugador
timer = Temporitzador de la sala
timer-none = El temporitzador està aturat. En marxa, compta enrere al projector.
minutes = Minuts
minutes-bad = Escriviu un nombre enter de minuts, entre 1 i { $most }.
timer-start = Engega el temporitzador
timer-stop = Atura el temporitzador
screens = Pantalles
screen-all = Projector (rotatiu)
wall = Taulers en directe
incident-illegal-move = Jugada il·legal
incident-lateness = Arribada tardana
incident-phone = Mòbil o dispositiu
incident-wrong-claim = Reclamació incorrecta
incident-conduct = Conducta
incident-decision = Decisió
incident-note = Nota
incident-penalty = Sanció
done-noted = Incidència anotada.
done-penalty = Sanció anotada.
done-timer-started = { $minutes ->
    [one] Temporitzador de la sala engegat: 1 minut.
   *[other] Temporitzador de la sala engegat: { $minutes } minuts.
}
done-timer-stopped = Temporitzador de la sala aturat.
