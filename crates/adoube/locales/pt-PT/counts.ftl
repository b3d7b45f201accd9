### Numbers of things, in lines about the record and about files of games.

checkpoints = { $n ->
    [1] 1 ponto de verificação
   *[other] { $n } pontos de verificação
}
