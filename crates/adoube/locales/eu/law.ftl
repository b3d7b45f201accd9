### `adoube law`.

about = Araudia: artikulu bat, bilaketa bat, hitzak edo bi edizio alderatuta
article = Zenbakia, 7.5.5 edo A.4 bezala; zenbakirik gabe, aurkibidea
edition = Edizioa: 1985, 2017, 2018 edo 2023 [lehenetsia: 2023]
search = Bilatu artikuluak hitzen arabera, azentuekin edo gabe
term = Bilatu glosarioko hitz bat hizkuntza guztietan
compare = Alderatu bi edizio: ezberdintasun guztiak, edo artikulu batenak
