### Numbers written in words

pieces = { $count ->
    [1] bat
    [2] bi
    [3] hiru
    [4] lau
    [5] bost
    [6] sei
    [7] zazpi
    [8] zortzi
    [9] bederatzi
    [10] hamar
    [11] hamaika
    [12] hamabi
    [13] hamahiru
    [14] hamalau
    [15] hamabost
    [16] hamasei
   *[other] { $count }
}
