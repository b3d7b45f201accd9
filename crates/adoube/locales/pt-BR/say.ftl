### `adoube say`.

about = Um lance tal como se anuncia (apêndice D), ou o que um anúncio significa
move = O lance, escrito (Cf3, e4, 0-0) ou anunciado (Springer Gustav eins Felix drei)
german = Com as palavras alemãs do apêndice D
letters = As letras do lance escrito: ca, es, pt, eu, eu2, en, fr, de, nl ou it [padrão: as da língua]
not-understood = não se entende como lance nem como anúncio: { $word }
