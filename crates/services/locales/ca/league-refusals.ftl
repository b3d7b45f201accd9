### Why the office of a league refuses an action

name = Indiqueu un nom de 120 caràcters com a màxim.
person = Aquest número ja és d’una altra persona. Torneu-ho a provar.
waits = Aquesta sol·licitud ja és a la secretaria de la federació.
settled = Aquesta sol·licitud ja s’ha acceptat o rebutjat.
no-competition = No es pot vincular el torneig: cap competició no té el número { $id }. Trieu una competició d’aquesta temporada.
team-competition = No es pot vincular el torneig: { $competition } és una competició per equips. Trieu-ne una d’individual.
tournament-id = Indiqueu l’identificador del torneig, de 120 caràcters com a màxim.
no-case = Aquest expedient no existeix. Torneu a la llista d’expedients.
words = Escriviu un text de 4000 caràcters com a màxim.
reason = Indiqueu un motiu de 120 caràcters com a màxim.
undo-unknown = L’acció { $number } no existeix.
undo-undone = L’acció { $number } ja s’ha desfet.
undo-never = L’acció { $number } no es pot desfer: una temporada oberta queda oberta i cada persona conserva el seu número.
again = L’acció { $number } ja no es pot tornar a fer: accions posteriors n’han canviat les condicions. Desfeu-les abans, o torneu a introduir l’acció.
others = Mentrestant la temporada ha canviat. Torneu a comprovar quines altres accions es desfaran.
