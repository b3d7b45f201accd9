### The lines of an exported file, and their errors.

what = fitxer exportat
end = final del fitxer exportat
kinds = una línia JSON d’un fitxer exportat (log/2): adoube, signer, entry, checkpoint, sealed, person, row o end
cut = la resta de la línia, que s’acaba aquí
format = format del fitxer exportat
digest = un resum de 64 xifres hexadecimals
row = una fila amb totes les columnes, de la taula erased, account, session, secret, list, listed o listed_key
as-written = les dades tal com es van escriure (la suma de control no coincideix)
more-lines = més línies, fins a l’última, { "{" }"end":…{ "}" }; el fitxer està incomplet
nothing-after-end = el final del fitxer després de l’última línia
utf8 = text en UTF-8
short-lines = línies d’1 MiB com a màxim
line-count = tantes accions i altres línies com diu l’última línia
lines-of-digest = línies que coincideixin amb el resum de l’última línia
