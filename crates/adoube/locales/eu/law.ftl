### `adoube law`.

about = Kontsultatu Xakearen Legeak: artikulu bat, bilaketa bat, termino bat edo bi edizio alderatuta
article = Artikuluaren zenbakia (ARTICLE), adibidez 7.5.5 edo A.4 [lehenetsia: aurkibidea]
edition = Edizioa: 1985, 2017, 2018 edo 2023 [lehenetsia: 2023]
search = Artikuluetan bilatu beharreko hitzak (WORDS), azentuekin edo gabe
term = Glosarioan bilatu beharreko hitza (WORD), hizkuntza guztietan
compare = Alderatu bi edizio: alde guztiak, edo artikulu batenak soilik (ARTICLE)
example = Erakutsi adibide bat: zer gertatzen den partida batean eta zer erabaki dagokion Legeen arabera
example-of = Adibidea, { $edition }. urteko edizioa:
no-example = Bildumako partida batek ere ez du artikulu hau erakusten.
