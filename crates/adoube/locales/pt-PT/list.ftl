### `adoube list`.

about = As listas de Elo onde a mesa procura jogadores
called = Como se chama; substitui a de mesmo nome [predefinição: FIDE]
query = O começo do apelido, do nome ou do ID FIDE
