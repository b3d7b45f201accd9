### `adoube backup`.

backup = Fa una còpia comprovada de tota la base de dades, sense aturar la taula; xifrada, porta també la clau de la taula
to = El fitxer nou, o una carpeta on es posa amb la data al nom
new-key = Fa una clau de recuperació nova en aquest fitxer i xifra la còpia
copied = { $path }: { $entries } { $streams }; tot comprovat
keep = Clau de recuperació (guardeu-la en paper, lluny de la còpia): { $key }
