### How the moves of two scoresheets of a game compare: one line, without a full stop; the article follows.

same = las planillas coinciden por completo ({ $count ->
    [one] una media jugada
   *[other] { $count } medias jugadas
    })
no-conflict = las planillas no se contradicen: { $count ->
    [one] una media jugada conocida
   *[other] { $count } medias jugadas conocidas
    }, { $blanks ->
    [one] un espacio en blanco
   *[other] { $blanks } espacios en blanco
    }
different-at-once = las planillas difieren desde el principio, en la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }: { $first } frente a { $second }
different = las planillas difieren por primera vez en la jugada { $number } de { $side ->
    [white] las blancas
   *[other] las negras
    }: { $first } frente a { $second }
