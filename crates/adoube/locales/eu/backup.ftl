### `adoube backup`.

backup = Egin datu-basearen babeskopia, adoube martxan dagoela ere, eta egiaztatu; zifratuta badago, sinatzeko gakoa ere badu
to = Babeskopia berriaren bidea (PATH); karpeta bat bada, fitxategiaren izenak ordua darama
new-key = Sortu berreskuratze-gako bat FILE fitxategian eta zifratu babeskopia gako horrekin
copied = { $path }: { $streams } { $entries }, dena egiaztatuta
keep = Berreskuratze-gakoa (idatzi paperean eta gorde babeskopiatik urrun): { $key }
