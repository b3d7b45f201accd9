### `adoube convert`.

about = Pasa un torneo de un formato de intercambio a otro
file = El archivo: un torneo (TRF o JSON) o una lista de jugadores (CSV con la columna name); - lee la entrada estándar
to = El formato: trf16, trf26, csv (solo los jugadores) o json
cut = { $name }: jugador { $number }: «{ $text }» no cabe en { $width } columnas y se ha acortado
lost = { $name }: líneas para las que TRF16 no tiene lugar y que se han dejado fuera: { $count }
