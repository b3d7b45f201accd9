### Imports, numbers of persons, and acts on many players at once

## Import

title = Importa d’un fitxer
intro = Importeu clubs, jugadors, llicències, Elo o ordres de forces d’un full de càlcul. No s’entra res fins que no heu revisat la previsualització.
kind = Contingut del fitxer
kind-licences = Jugadors i llicències
kind-ratings = Elo dels jugadors
kind-lists = Ordres de forces
file-hint = CSV o XLSX amb una línia de capçalera, de 8 MB i 20.000 files com a màxim.
preview = Mostra la previsualització
preview-title = Previsualització
columns = Columnes
columns-hint = La línia de capçalera dona nom a les columnes, en qualsevol ordre i en qualsevol idioma d’adoube. Les columnes en negreta són obligatòries.
confirm-hint = Encara no s’ha entrat res. Totes les files s’entren alhora i es poden desfer alhora al registre. En desfer-les, es conserven les dades personals, com ara els números i les dates de naixement.
enter = Importa les files
fate-new = Nous
fate-changed = Canviats
fate-same = Ja coneguts
fate-left = Omesos
line = Línia
matched = Reconegut per
notes = Observacions
by-birth = Nom i data de naixement
by-person = Persona
more = { $count ->
    [one] i un més
   *[other] i { $count } més
}
sheet = Només es llegeix el full «{ $sheet }».
unread = Columnes que no es llegeixen: { $columns }
header-lacks = A la línia de capçalera falten: { $columns }. Afegiu les columnes o trieu un altre contingut.
nothing = El fitxer no conté res per entrar. Reviseu les observacions de sota.
done = S’ha importat el fitxer. Nous: { $new }. Canviats: { $changed }.
done-without = S’ha importat el fitxer. Nous: { $new }. Canviats: { $changed }. Omesos: { $left }.
log-bulk = Entrada conjunta

## Files that are not read

file-empty = El fitxer és buit. Trieu-ne un amb una línia de capçalera.
file-rows = El fitxer té més de { $most } files. Dividiu-lo i importeu-ne les parts.
file-columns = La línia { $line } té més de { $most } columnes. Traieu les columnes que no calen.
file-size = El fitxer descomprimit passa de { $most } MB. Dividiu-lo i importeu-ne les parts.
file-damaged = El full de càlcul està malmès o xifrat. Obriu-lo, torneu-lo a desar com a XLSX i proveu-ho de nou.
file-old-excel = És un fitxer d’Excel antic o xifrat. Deseu-lo com a XLSX o CSV.
file-ods = És un full de càlcul OpenDocument (ODS). Deseu-lo com a XLSX o CSV.
file-document = És un document de text. Deseu la taula com a XLSX o CSV.
file-archive = És un fitxer comprimit. Descomprimiu-lo i trieu el fitxer XLSX o CSV que conté.
file-pdf = És un PDF. Trieu un fitxer XLSX o CSV.
file-picture = És una imatge. Trieu un fitxer XLSX o CSV.
file-markup = És una pàgina web o XML. Trieu un fitxer XLSX o CSV.
file-binary = No és ni un full de càlcul ni un text. Trieu un fitxer XLSX o CSV.

## Faults of a row, and what was expected

fault = Línia { $line }, columna { $column }: hi ha «{ $found }»; s’esperava { $expected }
fault-nothing = Línia { $line }, columna { $column }: no hi ha res; s’esperava { $expected }
expect-name = un nom de 90 caràcters com a màxim
expect-town = una població
expect-address = una adreça de 120 caràcters com a màxim
expect-club = un club registrat, pel nom o el número
expect-born = una data de naixement passada, per exemple 1990-05-05
expect-rating = un Elo entre 1 i 3500
expect-number = un número de 40 lletres i xifres com a màxim
expect-fide-id = un ID FIDE
expect-category = una categoria: P, 1, 2 o 3
expect-title = un títol, per exemple MC, MF o GM
expect-nationality = Nacional, Andorrana o Estrangera
expect-province = Barcelona, Girona, Lleida o Tarragona
expect-reason = el tipus de sol·licitud: llicència nova, renovació o canvi de club
expect-papers = noms de documents separats per punt i coma, o «tots»
expect-yes = sí o no
expect-place = un nombre enter a partir d’1
expect-contact = 120 caràcters com a màxim
expect-one-person = un nom que només té una persona
all-papers = tots
column-surname = Cognoms
column-granted = Llicència concedida
column-place = Lloc a la llista

## Rows left out, and values that are not taken

why-several = Línia { $line }: hi ha més d’una persona que es diu { $name }. Afegiu-hi un número o la data de naixement.
why-other = Línia { $line }: { $name } té un número que és d’una altra persona: { $other }. Corregiu el número o el nom.
why-unknown = Línia { $line }: { $name } no és en aquesta temporada. Importeu primer els jugadors.
why-twice = Línia { $line }: { $name } ja és a la línia { $earlier }.
why-other-club = Línia { $line }: { $name } és d’un altre club: { $club }. Anoteu el canvi de club a la pàgina del jugador.
why-club-twice = Línia { $line }: { $club } és dues vegades al fitxer.
why-list-refused = La llista del club { $club } no se segella: { $why }
why-list-fault = La llista del club { $club } no se segella, perquè una de les línies té un error.
note-kept = Línia { $line }, columna { $column }: hi ha «{ $found }»; es conserva el valor conegut, «{ $had }»
note-licensed = Línia { $line }: el jugador ja té llicència.
note-club-known = Línia { $line }: { $club } ja és al registre i no canvia.
note-not-granted = { $name }: es conserva la sol·licitud, però no es concedeix la llicència. { $why }

## Numbers of persons

national-number = Número nacional
national-number-hint = El número a la federació estatal (5.24).
licence-number = Número de llicència
number-bad = Escriviu 40 lletres i xifres com a màxim.
fide-id-bad = Escriviu un ID FIDE: només xifres, 12 com a màxim.
number-taken = { $name } ja té aquest número. Corregiu el número aquí o allà.

## Ratings from a list

doubtful = Coincidències dubtoses
doubtful-hint = Els números d’aquests jugadors porten a un altre nom o a dues entrades de la llista. No reben cap Elo. Reviseu els números.
unlisted = No són a la llista
unlisted-hint = Cap entrada de la llista no té un número d’aquests jugadors. Escriviu els números que falten a les seves pàgines.

## Licences of many players at once

licences-title = Llicències
licences-none = No hi ha cap jugador. Trieu una altra selecció.
show = Jugadors
show-applied = Amb sol·licitud
show-complete = Amb la sol·licitud completa
show-incomplete = Amb documents pendents
show-to-renew = Per renovar
show-all = Tots
order = Ordre
order-date = Data de sol·licitud, primer les més antigues
order-newest = Data de sol·licitud, primer les més recents
applied-on = Data de sol·licitud
rows = { $from } a { $to } de { $count }
earlier = Anteriors
later = Següents
tick = Selecciona
tick-all = Selecciona tots els jugadors d’aquesta llista, a totes les pàgines ({ $count })
grant = Concedeix les llicències
renew = Renova les llicències
renew-hint = Marqueu els documents que han presentat tots els jugadors seleccionats. Cada jugador rep una sol·licitud, i una llicència si no hi falta res.
charge = Fes el càrrec als clubs
charge-hint = Escriviu l’import per cada jugador seleccionat. Cada club rep un sol càrrec amb la suma.
tick-one = Seleccioneu almenys un jugador.
done-granted = { $count ->
    [one] S’ha concedit una llicència.
   *[other] S’han concedit { $count } llicències.
}
done-granted-but = { $count ->
    [one] S’ha concedit una llicència. Els altres no s’accepten ({ $refused }). { $names }
   *[other] S’han concedit { $count } llicències. Els altres no s’accepten ({ $refused }). { $names }
}
done-renewed = { $count ->
    [one] S’ha renovat una llicència.
   *[other] S’han renovat { $count } llicències.
}
done-renewed-but = { $count ->
    [one] S’ha renovat una llicència. Els altres encara no tenen llicència ({ $refused }). { $names }
   *[other] S’han renovat { $count } llicències. Els altres encara no tenen llicència ({ $refused }). { $names }
}
done-charged = { $count ->
    [one] S’ha fet el càrrec d’un jugador al club.
   *[other] S’ha fet el càrrec de { $count } jugadors als clubs.
}
done-charged-but = { $count ->
    [one] S’ha fet el càrrec d’un jugador al club. Als altres no se’ls fa cap càrrec ({ $refused }). { $names }
   *[other] S’ha fet el càrrec de { $count } jugadors als clubs. Als altres no se’ls fa cap càrrec ({ $refused }). { $names }
}
done-print = { $count ->
    [one] Hi ha una llicència per imprimir.
   *[other] Hi ha { $count } llicències per imprimir.
}
print-none = Cap d’aquests jugadors no té llicència. Concediu primer les llicències.
print-without = { $count ->
    [one] Un jugador sense llicència
   *[other] { $count } jugadors sense llicència
}
no-birth = no se’n sap la data de naixement
