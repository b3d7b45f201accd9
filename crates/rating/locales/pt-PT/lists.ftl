### Errors in a rating list: one line, without a full stop. The reasons follow the place.

open-quote = esperavam-se as aspas de fecho na mesma linha
too-large = esperava-se um ficheiro de no máximo 1 GiB
not-a-rating = esperava-se um Elo de 0 a 4000, ou o campo vazio
alone = um jogador não pode jogar contra si próprio
