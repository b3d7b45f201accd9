## Adding players

add = Afegeix un jugador
enter = Afegeix
name = Nom
more = Més dades
name-hint = Cognoms, nom
rating = Elo FIDE
national = Elo nacional
title = Títol
club = Club
fide-id = ID FIDE
sex = Sexe
sex-none = –
sex-man = Home
sex-woman = Dona
groups = Grups de premis (separats per comes)
born = Data de naixement
licence = Llicència
initials = Inicials a les pàgines públiques
initials-by-age = Segons l’edat
initials-always = Sempre
initials-never = Mai (amb consentiment)
phone = Telèfon
email = Correu electrònic
done-entered = S’hi ha afegit { $name }.

## List of players

none = Encara no hi ha jugadors. Afegiu-ne un o importeu un fitxer.
none-yet = Encara no hi ha jugadors.
filter = Cerca jugadors
choose = Selecciona
arrange = Assigna els números inicials
not-arranged = Els números inicials s’assignaran per Elo, títol i nom en aparellar la primera ronda (C.04.2).
check-in = Confirma la presència
check-out = Marca com a absent
check-in-all = Confirma la presència de tothom
keep-apart = Prohibeix l’aparellament
apart = Aparellaments prohibits
let-meet = Permet l’aparellament
number = Núm.
expelled = Expulsió
withdrawn = S’ha retirat
here = Present
not-here = Presència no confirmada
byes = Byes: { $count }
table = Tauler fix { $table }
since = Incorporació després de la ronda { $round }
done-checked-in = Presència confirmada.
done-checked-out = Absència anotada.
done-arranged = Números inicials assignats.
done-kept-apart = Aparellament prohibit.
done-let-meet = Aparellament permès.
warn-nobody-chosen = No hi ha res per canviar. Seleccioneu jugadors que tinguin un altre estat.

## One player

edit = Dades del jugador
card = Partides
no-rounds = Encara no hi ha rondes.
byes-asked = Byes demanats
bye-kind = Tipus de bye
bye-allocated = bye assignat
bye-full = bye d’un punt
bye-half = bye de mig punt
bye-zero = bye de zero punts
bye-ask = Afegeix un bye
bye-cancel = Treu
table-title = Tauler fix
table-label = Número de tauler (buit si no en té)
table-bad = Escriviu un número de tauler, a partir de l’1.
leaving = Retirada
withdraw = Retira del torneig
withdraw-entry = Retira
expel = Expulsa
return = Readmet
remove = Suprimeix el jugador
done-player = { $name }: dades desades.
done-removed = Jugador suprimit.

## Importing players

import-title = Importa jugadors
import-intro = Un fitxer CSV amb una línia de capçalera (name, rating, title, federation, fide_id, born, sex) o un fitxer TRF.
import-intro-new = Un fitxer TRF16 o TRF26 amb jugadors, rondes i resultats. Cada ronda es compara amb els aparellaments calculats.
import-file = Fitxer
import-text = O enganxeu-ne el text
import-send = Importa
import-go-on = Importa amb aquests ajustos
import-adjusted = { $count ->
    [one] Un ajust
   *[other] { $count } ajustos
}
import-anyway = Encara no s’ha importat res. Reviseu els ajustos i importeu el fitxer.
import-nothing = No s’ha trobat cap jugador. Trieu un fitxer CSV o TRF.
import-separator = separador de camps: { $found }
import-cut = línia { $line }, columna { $column }: «{ $found }» és massa llarg; s’ha escurçat a «{ $taken }»
import-no-rating = línia { $line }, columna { $column }: «{ $found }» no és un Elo entre 0 i 4000; s’ha omès
import-not-born = { $name }: la data de naixement { $found } és futura; s’ha omès
import-rating = { $name }: l’Elo { $found } passa de 4000; s’ha omès
import-title-long = { $name }: «{ $found }» és massa llarg per al títol i la federació; s’ha escurçat
import-twice = { $name } ja té inscripció; no s’hi torna a afegir
done-imported = { $count ->
    [one] S’ha importat un jugador.
   *[other] S’han importat { $count } jugadors.
}

## Personal data

person-title = Dades personals
person-held = Dades desades
person-erased = Les dades d’aquesta persona s’han esborrat. Només en queda un número.
person-download = Baixa totes les dades (JSON)
person-erase = Esborra les dades personals
person-erase-hint = S’esborren el nom, la data de naixement, les dades de contacte i els identificadors a tots els torneigs i temporades. Els resultats es conserven amb un número. No es pot desfer, i les còpies de seguretat anteriors encara contenen les dades.
person-erase-sure = M’han demanat que esborri les dades d’aquesta persona
person-erase-unsure = Marqueu la casella per confirmar-ho.
done-erased = Dades personals esborrades.

## Fields

field-federation = Escriviu tres lletres, per exemple CAT.
field-email = Escriviu una adreça electrònica, per exemple nom@example.org.
field-born = Escriviu una data entre el 1900 i avui, per exemple 1998-05-21.
twice = { $name } ja té inscripció, amb el número { $number }.
namesake = Afegeix igualment: és un altre jugador amb el mateix nom
