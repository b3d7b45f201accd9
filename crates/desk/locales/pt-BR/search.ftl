## The search in a season

title = Buscar
persons = Pessoas
clubs = Clubes
teams = Equipes
competitions = Competições
matches = Confrontos
cases = Processos
sanctions = Sanções
empty = Digite um nome, um número de licença, um ID FIDE ou o número de um confronto ou de um processo.
nothing = Nenhum resultado para “{ $typed }”. Revise como está escrito ou digite só o começo de cada palavra.
count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
more = { $count ->
    [one] Mostrar { $count } resultado
   *[other] Mostrar os { $count } resultados
}
first = Só os { $count } primeiros são mostrados. Digite mais palavras.
all-kinds = Mostrar todos os tipos
