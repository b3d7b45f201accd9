### How the moves of two scoresheets of a game compare: one line, without a full stop; the article follows.

same = les planelles coincideixen del tot ({ $count ->
    [one] una mitja jugada
   *[other] { $count } mitges jugades
    })
no-conflict = les planelles no es contradiuen: { $count ->
    [one] una mitja jugada coneguda
   *[other] { $count } mitges jugades conegudes
    }, { $blanks ->
    [one] un lloc en blanc
   *[other] { $blanks } llocs en blanc
    }
different-at-once = les planelles difereixen des del principi, a la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }: { $first } i { $second }
different = les planelles difereixen per primera vegada a la jugada { $number } de { $side ->
    [white] les blanques
   *[other] les negres
    }: { $first } i { $second }
