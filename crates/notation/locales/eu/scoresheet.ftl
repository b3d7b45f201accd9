### How the moves of two scoresheets of a game compare: one line, without a full stop; the article follows.

same = idaztorriak erabat datoz bat ({ $count ->
    [one] jokaldi-erdi bat
   *[other] { $count } jokaldi-erdi
    })
no-conflict = idaztorriak ez daude kontraesanean: { $count ->
    [one] jokaldi-erdi bat ezaguna da
   *[other] { $count } jokaldi-erdi ezagunak dira
    }, { $blanks ->
    [one] leku bat hutsik dago
   *[other] { $blanks } leku hutsik daude
    }
different-at-once = idaztorriak hasieratik ez datoz bat, { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldian: { $first } eta { $second }
different = idaztorriak bat datoz { $side ->
    [white] zurien
   *[other] beltzen
    } { $number }. jokaldira arte; hor ez datoz bat: { $first } eta { $second }
