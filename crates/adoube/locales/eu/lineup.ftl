### `adoube lineup`.

about = Egiaztatu lerrokatze bat klubaren indar-ordenako zerrendarekin
file = list, foreign, teams, team, round, used, line-up eta copa lerroak dituen fitxategia; - sarrera irakurtzeko
legal = { $team } taldearen lerrokatze zuzena
