### Why the office of the league refuses an act.

name = Un nom té entre 1 i 120 caràcters.
person = Aquest número ja és d'una altra persona. Torneu-ho a provar.
waits = Ja s'ha presentat i espera que la federació ho accepti.
settled = Ja s'ha resolt.
words = Un escrit té entre 1 i 4000 caràcters i parla d'un assumpte que existeix.
undo = L'acte { $number } no es pot desfer: no consta, ja s'ha desfet o no és d'aquells que es desfan.
again = No es pot tornar a fer: l'acte { $number } ja no és possible.
others = Mentrestant la temporada ha canviat: mireu de nou què cau amb aquest acte.
