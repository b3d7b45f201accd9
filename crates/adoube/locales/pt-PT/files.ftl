### Files and tournaments that commands read.

no-event = { $place }: não existe nenhum torneio { $id }; existem: { $known }
no-file = o ficheiro não existe
cut-off = o ficheiro está incompleto
one-position = -: linha { $line }: há mais do que uma posição; esperado: uma só
too-long = -: a entrada é demasiado longa; esperado: uma posição, com 64 KiB no máximo

not-listed = { $count ->
    [1] { $name }: 1 dos { $all } jogadores não está na lista ({ $first }); são utilizados os dados do torneio
   *[other] { $name }: { $count } dos { $all } jogadores não estão na lista (o primeiro: { $first }); são utilizados os dados do torneio
    }

no-teams = { $name }: nenhuma equipa encontrada; esperado: linhas TRF 310 ou 013
odd = { $name }: ronda { $round }, { $home } - { $visitors }: os dois resultados de um tabuleiro contradizem-se; conta como empate
other-system = { $name }: sistema de emparceiramento desconhecido ({ $code }); será utilizado dutch
