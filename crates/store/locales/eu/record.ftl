### The lines of an exported file, and their errors.

what = esportatutako fitxategia
end = esportatutako fitxategiaren amaiera
kinds = esportatutako fitxategi baten JSON lerro bat (log/2): adoube, signer, entry, checkpoint, sealed, person, row edo end
cut = lerroaren gainerakoa, hemen moztuta baitago
format = esportatutako fitxategiaren formatua
digest = 64 zifra hamaseitarreko laburpen bat
row = zutabe guztiak dituen errenkada bat, erased, account, session, secret, list, listed edo listed_key taulakoa
as-written = datuak idatzi ziren bezala (egiaztapen-batura ez dator bat)
more-lines = lerro gehiago, azkeneraino, { "{" }"end":…{ "}" }; fitxategia osatu gabe dago
nothing-after-end = ezer ez azken lerroaren ondoren
utf8 = UTF-8 testua
short-lines = gehienez 1 MiB-ko lerroak
line-count = azken lerroak dioen adina ekintza eta beste lerro
lines-of-digest = azken lerroko laburpenarekin bat datozen lerroak
