### `adoube law`.

about = The rulebook: an article, a search, the terms, or two editions compared
article = The number, such as 7.5.5 or A.4; without one, the contents
edition = The edition: 1985, 2017, 2018 or 2023 [default: 2023]
search = Find articles by their words, with or without accents
term = Find a term of the glossary in every language
compare = Compare two editions: all differences, or those of one article
