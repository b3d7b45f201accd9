
## Entering players

player-add = Inscriu un jugador
player-enter = Inscriu
player-name = Nom
player-more = Més dades
player-name-hint = Cognoms, nom
player-rating = Elo FIDE
player-national = Elo nacional
player-title = Títol
player-club = Club
player-fide-id = ID FIDE
player-sex = Sexe
sex-none = –
sex-man = home
sex-woman = dona
player-groups = Grups de premis
player-born = Data de naixement
player-licence = Llicència
player-initials = Al públic, inicials
initials-by-age = segons l'edat
initials-always = sempre
initials-never = mai (amb consentiment)
player-phone = Telèfon
player-email = Correu electrònic
done-entered = { $name } ja és dins.

## The list

players-none = Encara no hi ha jugadors.
players-filter = Cerca a la llista
players-choose = Tria
players-arrange = Assigna els números de sortida
players-not-arranged = Els números de sortida es donaran per Elo, títol i nom (C.04.2) en aparellar la primera ronda.
players-check-in = Són aquí
players-check-out = No hi són
players-check-in-all = Hi són tots
players-keep-apart = No s'han d'aparellar
players-apart = Aparellaments prohibits
players-let-meet = Permet-ho
player-number = Núm.
player-expelled = expulsat
player-withdrawn = retirat
player-here = present
player-not-here = no confirmat
player-byes = descansos: { $count }
player-table = taula { $table }
player-since = entrat després de la ronda { $round }
done-checked-in = Presència anotada.
done-checked-out = Absència anotada.
done-arranged = Els números de sortida s'han assignat.
done-kept-apart = No s'aparellaran entre ells.
done-let-meet = Es podran aparellar.
warn-nobody-chosen = No s'ha triat ningú.

## One player

player-edit = Dades del jugador
player-card = Fitxa de partides
player-no-rounds = Encara no ha jugat cap ronda.
byes-asked = Descansos demanats
bye-kind = Descans
bye-allocated = descans assignat
bye-full = descans d'un punt
bye-half = descans de mig punt
bye-zero = absent, zero punts
bye-ask = Anota el descans
bye-cancel = Treu
player-table-title = Taula fixa
player-table-label = Número de taula; en blanc, cap
player-table-bad = S'esperava el número d'una taula, a partir d'1.
player-leaving = Retirada
player-withdraw = Es retira
player-expel = S'expulsa
player-return = Torna
player-remove = Esborra la inscripció
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
player-twice = { $name } ja s'ha inscrit, amb el número { $number }.
player-namesake = És un altre jugador amb el mateix nom.
