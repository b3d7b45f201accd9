### What is wrong with a rating list.

open-quote = esperavam-se aspas de fecho na mesma linha
too-large = esperava-se um ficheiro de no máximo 1 GiB
not-a-rating = esperava-se um Elo de 0 a 4000, ou nada
