### `adoube say`.

letters = As letras do lance escrito: ca, es, pt, eu, eu2, en, fr, de, nl ou it [predefinição: as da língua]
