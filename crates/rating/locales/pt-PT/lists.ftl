### Errors in a rating list: one line, without a full stop. The reasons follow the place.

open-quote = esperado: aspas de fecho na mesma linha
too-large = esperado: um ficheiro de, no máximo, 1 GiB
not-a-rating = esperado: um Elo de 0 a 4000, ou o campo vazio
alone = um jogador não pode jogar contra si próprio
