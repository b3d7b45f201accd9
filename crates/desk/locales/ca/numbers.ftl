### Numbers written in words

pieces = { $count ->
    [1] una
    [2] dues
    [3] tres
    [4] quatre
    [5] cinc
    [6] sis
    [7] set
    [8] vuit
    [9] nou
    [10] deu
    [11] onze
    [12] dotze
    [13] tretze
    [14] catorze
    [15] quinze
    [16] setze
   *[other] { $count }
}
