### `adoube law`.

about = Look up the Laws of Chess: an article, a search, a term, or two editions compared
article = Number of the ARTICLE, for example 7.5.5 or A.4 [default: table of contents]
edition = Edition: 1985, 2017, 2018 or 2023 [default: 2023]
search = WORDS to find in the articles, with or without accents
term = WORD to find in the glossary, in every language
compare = Compare two editions: every difference, or only those of ARTICLE
example = Show an example: the events of a game and the decision under the Laws
example-of = Example, { $edition } edition:
no-example = No game in the collection shows this article.
