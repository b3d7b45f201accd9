### The lines of an export, and what is wrong with them.

what = registre
end = final
kinds = una línia d'un registre exportat (log/2) en JSON: adoube, signer, entry, checkpoint, sealed, person, row o end
cut = la resta de la línia: està tallada aquí
format = format del registre exportat
digest = un resum de 64 xifres hexadecimals
row = una fila d'erased, account, session, secret, list, listed o listed_key amb totes les seves columnes
as-written = les dades tal com es van escriure (la suma de control no quadra)
more-lines = més línies fins a l'última, { "{" }"end":…{ "}" }: el fitxer està tallat
nothing-after-end = res després de l'última línia
utf8 = text en UTF-8
short-lines = línies d'un MiB com a màxim
line-count = tantes entrades i altres línies com diu l'última
lines-of-digest = les línies amb el resum que diu l'última
