### `adoube lineup`.

about = Egiaztatu talde baten alineazioa klubaren indar-ordenaren arabera
file = list, foreign, teams, team, round, used, line-up eta copa lerroak dituen fitxategia (FILE); - idatziz gero, sarrera estandarra irakurtzen da
legal = { $team } taldea: alineazio zuzena
