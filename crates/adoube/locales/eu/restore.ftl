### `adoube restore`.

restore = Leheneratu babeskopia bat, egiaztatu ondoren
from = Babeskopiaren bidea (PATH)
replace = Jarri alde batera dagoen datu-basea; ez da ezabatzen
in-the-way = { $place }: badago lehendik eta ez da gainidatziko; --replace aukerak alde batera jartzen du, ezabatu gabe
aside = Aurreko datu-basea hemen utzi da: { $path }
