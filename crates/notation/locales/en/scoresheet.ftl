### How the moves of two scoresheets of a game compare: one line, without a full stop; the article follows.

same = the scoresheets agree completely ({ $count ->
    [one] one half-move
   *[other] { $count } half-moves
    })
no-conflict = the scoresheets do not contradict each other: { $count ->
    [one] one half-move known
   *[other] { $count } half-moves known
    }, { $blanks ->
    [one] one place left blank
   *[other] { $blanks } places left blank
    }
different-at-once = the scoresheets differ from the start, at { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }: { $first } and { $second }
different = the scoresheets first differ at { $side ->
    [white] White’s
   *[other] Black’s
    } move { $number }: { $first } and { $second }
