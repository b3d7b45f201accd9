### How the moves of two scoresheets of a game compare: one line, without a full stop; the article follows.

same = as planilhas coincidem por completo ({ $count ->
    [one] { $count } meio-lance
   *[other] { $count } meios-lances
    })
no-conflict = as planilhas não se contradizem: { $count ->
    [one] { $count } meio-lance conhecido
   *[other] { $count } meios-lances conhecidos
    }, { $blanks ->
    [one] { $blanks } espaço em branco
   *[other] { $blanks } espaços em branco
    }
different-at-once = as planilhas diferem desde o início, no lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }: { $first } e { $second }
different = as planilhas coincidem até o lance { $number } { $side ->
    [white] das brancas
   *[other] das pretas
    }, em que diferem: { $first } e { $second }
