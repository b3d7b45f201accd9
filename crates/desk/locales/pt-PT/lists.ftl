title = Listas de Elo
packed = O ficheiro está compactado de um modo que não se lê: descompacte-o antes.
too-large = O ficheiro passa de { $most } MB.
broken = O ficheiro acaba demasiado cedo ou está danificado: envie-o de novo.
search = Procurar nas listas
query-hint = O começo do apelido, do nome ou do código FIDE.
