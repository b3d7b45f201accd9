### `adoube say`.

about = Mostrar como se anuncia um lance (Apêndice D) ou que lance significa um anúncio
german = Utilizar as palavras alemãs do Apêndice D
letters = Letras das peças no lance escrito: ca, es, pt, eu, eu2, en, fr, de, nl ou it [predefinição: as do idioma]
