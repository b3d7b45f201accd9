### `adoube backup`.

backup = Fes una còpia de seguretat de la base de dades, fins i tot amb adoube en marxa, i verifica-la; si és xifrada, inclou també la clau de signatura
to = Camí (PATH) de la còpia nova; si és una carpeta, el nom del fitxer porta l’hora
new-key = Crea una clau de recuperació al fitxer FILE i xifra-hi la còpia
copied = { $path }: { $entries } { $streams }, tot verificat
keep = Clau de recuperació (escriviu-la en un paper i conserveu-la lluny de la còpia): { $key }
