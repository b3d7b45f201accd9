### Files and tournaments that commands read.

no-event = { $place }: não há nenhum torneio { $id }; há: { $known }
unreadable = { $place }: não é possível ler o torneio { $id }
input-unreadable = { $name }: não é possível ler: { $error }
no-file = o arquivo não existe
not-allowed = permissão negada
folder = é uma pasta
cut-off = o arquivo está incompleto
damaged = os dados estão danificados ou incompletos
system = erro do sistema: { $error }
line = linha { $line }
one-position = -: linha { $line }: há mais de uma posição; esperado: uma só
too-long = -: a entrada é longa demais; esperado: uma posição, de no máximo 64 KiB
wrong-system = --readings exige --system swiss-1985, e --games exige --system knockout ou knockout-usual

not-listed = { $count ->
    [1] { $name }: 1 dos { $all } jogadores não está na lista ({ $first }); são usados os dados do torneio
   *[other] { $name }: { $count } dos { $all } jogadores não estão na lista (o primeiro: { $first }); são usados os dados do torneio
    }

one-event = --event: foram indicados vários torneios; esperado: um só
no-player = nenhum jogador tem o número { $number }
no-teams = { $name }: nenhuma equipe encontrada; esperado: linhas TRF 310 ou 013
odd = { $name }: rodada { $round }, { $home } - { $visitors }: os dois resultados de um tabuleiro se contradizem; conta como empate
more = { $first } (e mais { $more })
other-system = { $name }: sistema de emparceiramento desconhecido ({ $code }); será usado dutch
empty = { $name }: linha 1, coluna 1: nenhum jogador encontrado; esperado: linhas TRF 001, ou um CSV com uma coluna name
unwritable = { $name }: não é possível escrever: { $error }
