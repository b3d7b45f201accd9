### `adoube backup`.

backup = Egin datu-base osoaren kopia egiaztatu bat, mahaia gelditu gabe; zifratuta, mahaiaren gakoa ere badarama
to = Fitxategi berria, edo karpeta bat, non data izenean duela jartzen den
new-key = Sortu berreskuratze-gako berri bat fitxategi honetan eta zifratu kopia
copied = { $path }: { $entries } { $streams }; dena egiaztatuta
keep = Berreskuratze-gakoa (gorde paperean, kopiatik urrun): { $key }
