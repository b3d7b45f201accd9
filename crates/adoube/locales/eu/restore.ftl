### `adoube restore`.

restore = Jarri berriro kopia bat erregistro gisa, egiaztatu ondoren
from = Kopia
replace = Baztertu dagoen erregistroa (ez da ezabatzen)
in-the-way = { $place }: badago lehendik eta ez da gainidatziko; --replace aukerak baztertzen du (ez da ezabatzen)
aside = Aurreko erregistroa { $path } fitxategian dago
