### `adoube say`.

about = Mostrar como um lance é anunciado (Apêndice D) ou que lance um anúncio significa
move = Lance (MOVE), escrito (Cf3, e4, 0-0) ou anunciado (Springer Gustav eins Felix drei)
german = Usar as palavras alemãs do Apêndice D
letters = Letras das peças no lance escrito: ca, es, pt, eu, eu2, en, fr, de, nl ou it [padrão: as do idioma]
not-understood = não foi possível ler { $word } como lance nem como anúncio
