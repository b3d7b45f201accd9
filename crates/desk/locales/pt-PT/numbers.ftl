### Numbers written in words

pieces = { $count ->
    [1] uma
    [2] duas
    [3] três
    [4] quatro
    [5] cinco
    [6] seis
    [7] sete
    [8] oito
    [9] nove
    [10] dez
    [11] onze
    [12] doze
    [13] treze
    [14] catorze
    [15] quinze
    [16] dezasseis
   *[other] { $count }
}
