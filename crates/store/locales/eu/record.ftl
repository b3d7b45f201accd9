### The lines of an export, and what is wrong with them.

what = erregistroa
end = amaiera
kinds = esportatutako erregistro baten lerro bat (log/2) JSON formatuan: adoube, signer, entry, checkpoint, sealed, person, row edo end
cut = lerroaren gainerakoa: hemen moztuta dago
format = esportatutako erregistroaren formatua
digest = 64 zifra hamaseitarreko laburpen bat
row = erased, account, session, secret, list, listed edo listed_key taulako errenkada bat, zutabe guztiekin
as-written = datuak idatzi ziren bezala (egiaztapen-batura ez dator bat)
more-lines = lerro gehiago azkeneraino, { "{" }"end":…{ "}" }: fitxategia moztuta dago
nothing-after-end = ezer ez azken lerroaren ondoren
utf8 = UTF-8 testua
short-lines = gehienez MiB bateko lerroak
line-count = azkenak dioen adina sarrera eta beste lerro
lines-of-digest = azkenak dioen laburpena duten lerroak
