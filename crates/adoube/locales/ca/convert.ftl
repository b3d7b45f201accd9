### `adoube convert`.

about = Passa un torneig d'un format d'intercanvi a un altre
file = El fitxer: un torneig (TRF o JSON) o una llista de jugadors (CSV amb la columna name); - llegeix l'entrada estàndard
to = El format: trf16, trf26, csv (només els jugadors) o json
cut = { $name }: jugador { $number }: «{ $text }» no cap en { $width } columnes i s'ha escurçat
lost = { $name }: línies per a les quals TRF16 no té lloc i que s'han deixat fora: { $count }
