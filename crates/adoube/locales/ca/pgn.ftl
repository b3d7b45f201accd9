### `adoube pgn`.

about = Comprova fitxers PGN o reescriu-ne les jugades
check = Comprova cada jugada i el resultat de cada partida
convert = Reescriu les jugades amb les lletres d’una altra llengua o en forma llarga
files = Fitxer PGN (FILE); pot estar comprimit (zst, gz, bz2); - llegeix l’entrada estàndard
claims = Indica també on es podien reclamar taules i qui ho podia fer (9.2, 9.3), i on la partida era taules sense reclamació (9.6)
strict = Indica també el que es pot llegir però no segueix la norma PGN: jugades, resultats, etiquetes que falten o es repeteixen
to = Lletres amb què s’escriuen les peces: ca, es, pt, eu, eu2, en, fr, de, nl, it o figurines
from = Lletres de les peces al fitxer (com a --to), o auto per detectar-les en cada partida [per defecte: les angleses, o auto si no hi encaixen]
long = Escriu la casella de sortida de cada jugada
figurines = Escriu figures en lloc de lletres
game = partida { $number } ({ $white } – { $black })

more = { $count ->
    [1] 1 error més en aquesta partida
   *[other] { $count } errors més en aquesta partida
    }

kept = { $kept ->
    [1] { $name }: 1 jugada no s’ha pogut jugar i s’ha deixat igual
   *[other] { $name }: { $kept } jugades no s’han pogut jugar i s’han deixat igual
    }

dropped = { $name }:{ $place }: partida { $game }: { $sentence }; s’ha omès el signe

read-in = { $count ->
    [1] { $name }: partida { $game }: { $sentence }
   *[other] { $name }: partida { $game }: { $sentence }; igual en { $count } partides
    }

utf-16 = { $name }: text en UTF-16; s’esperava UTF-8 o Latin-1
nul = { $name }: línia { $line }: byte nul; s’esperava text (potser el fitxer està malmès)
too-long = { $name }: línia { $line }: partida de més de 64 MiB, llegida per parts
