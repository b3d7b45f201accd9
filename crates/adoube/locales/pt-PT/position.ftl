### `adoube position`.

move = Julga um lance (e2e4, e7e8q, roque e1g1, em xadrez aleatório e1h1): legal, ou o artigo que viola
