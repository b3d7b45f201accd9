## Entering players

add = Inscriu un jugador
enter = Inscriu
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
sex-man = home
sex-woman = dona
groups = Grups de premis
born = Data de naixement
licence = Llicència
initials = Al públic, inicials
initials-by-age = segons l'edat
initials-always = sempre
initials-never = mai (amb consentiment)
phone = Telèfon
email = Correu electrònic
done-entered = { $name } ja és dins.

## The list

none = Encara no hi ha jugadors.
filter = Cerca a la llista
choose = Tria
arrange = Assigna els números de sortida
not-arranged = Els números de sortida es donaran per Elo, títol i nom (C.04.2) en aparellar la primera ronda.
check-in = Són aquí
check-out = No hi són
check-in-all = Hi són tots
keep-apart = No s'han d'aparellar
apart = Aparellaments prohibits
let-meet = Permet-ho
number = Núm.
expelled = expulsat
withdrawn = retirat
here = present
not-here = no confirmat
byes = descansos: { $count }
table = taula { $table }
since = entrat després de la ronda { $round }
done-checked-in = Presència anotada.
done-checked-out = Absència anotada.
done-arranged = Els números de sortida s'han assignat.
done-kept-apart = No s'aparellaran entre ells.
done-let-meet = Es podran aparellar.
warn-nobody-chosen = No s'ha triat ningú.

## One player

edit = Dades del jugador
card = Fitxa de partides
no-rounds = Encara no ha jugat cap ronda.
byes-asked = Descansos demanats
bye-kind = Descans
bye-allocated = descans assignat
bye-full = descans d'un punt
bye-half = descans de mig punt
bye-zero = absent, zero punts
bye-ask = Anota el descans
bye-cancel = Treu
table-title = Taula fixa
table-label = Número de taula; en blanc, cap
table-bad = S'esperava el número d'una taula, a partir d'1.
leaving = Retirada
withdraw = Es retira
expel = S'expulsa
return = Torna
remove = Esborra la inscripció
done-player = { $name }: desat.
done-removed = La inscripció s'ha esborrat.

## Files of players

import-title = Importa jugadors
import-intro = Un fitxer CSV amb una línia de capçalera (name, rating, title, federation, fide_id, born, sex) o un TRF.
import-intro-new = Un fitxer TRF16 o TRF26: jugadors, rondes i resultats. Cada ronda es compara amb el programa.
import-file = Fitxer
import-text = O enganxeu-ne el text
import-send = Importa
import-go-on = Importa amb aquests ajustos
import-adjusted = Ajustos: { $count }
import-anyway = Encara no s'ha importat res. Si hi esteu d'acord, torneu a enviar-ho.
import-nothing = No s'hi ha trobat cap jugador.
import-separator = els camps se separen amb { $found }
import-cut = línia { $line }, columna { $column }: «{ $found }» és massa llarg; s'ha pres com a «{ $taken }»
import-no-rating = línia { $line }, columna { $column }: «{ $found }» no és cap rànquing fins a 4000; s'ha omès
import-not-born = { $name }: la data de naixement { $found } encara ha de venir; s'ha omès
import-rating = { $name }: el rànquing { $found } passa de 4000; s'ha omès
import-title-long = { $name }: «{ $found }» és massa llarg per a un títol i una federació; s'ha retallat
import-twice = { $name } ja hi és: no es torna a inscriure
done-imported = Jugadors importats: { $count }.

## What the desk holds of a person

person-title = Dades personals
person-held = El que la taula en guarda
person-erased = Només el número: aquesta persona va ser esborrada.
person-download = Tot en un fitxer (JSON)
person-erase = Esborra aquesta persona
person-erase-hint = S'esborren d'aquesta taula, en totes les competicions, el nom, la data de naixement, els contactes i els identificadors. Els resultats queden, amb un número. No es pot desfer, i les còpies de seguretat fetes abans encara tenen les dades.
person-erase-sure = M'han demanat esborrar aquesta persona.
person-erase-unsure = Marqueu la casella si n'esteu segurs.
done-erased = S'han esborrat les dades de la persona.

## Fields

field-federation = Tres lletres, com ara CAT.
field-email = S'esperava una adreça electrònica.
twice = { $name } ja s'ha inscrit, amb el número { $number }.
namesake = És un altre jugador amb el mateix nom.
