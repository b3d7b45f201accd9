### The earlier event on which an answer rests, in brackets after the answer, without a full stop.

illegal-move = { $side ->
    [white] zurien
   *[other] beltzen
    } aurreko legez kanpoko jokaldia: { $it }, { $at } unean
press-without-move = { $side ->
    [white] zuriek
   *[other] beltzek
    } lehenago ere erlojua jokatu gabe sakatu zuten, { $at } unean
rejected-claim = { $at } unean baztertutako erreklamazioa
open-claim = { $at } unean egindako erreklamazioa, oraindik erabaki gabe
touch = { $it } laukiko pieza { $at } unean ukitu zen
stop = erlojuak { $at } unean gelditu ziren
five-minutes = { $side ->
    [white] zuriei
   *[other] beltzei
    } bost minutu baino gutxiago geratzen zitzaizkien { $at } unean
flag-fall = { $side ->
    [white] zurien
   *[other] beltzen
    } bandera { $at } unean erori zen
penalty = { $side ->
    [white] zurien
   *[other] beltzen
    } zigorra { $at } unean: { $it }
asked = epailearen erabakiaren zain { $at } unetik
same-position = posizio bera honen ondoren: { $it }
end = partida { $at } unean amaitu zen
start-position = posizio bera partidaren hasieran
