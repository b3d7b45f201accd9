### Why the office of the league refuses an act.

name = Un nombre tiene entre 1 y 120 caracteres.
person = Este número ya es de otra persona. Vuelva a intentarlo.
waits = Ya se ha presentado y espera a que la federación lo acepte.
settled = Ya se ha resuelto.
words = Un escrito tiene entre 1 y 4000 caracteres y habla de un asunto que existe.
undo = El acto { $number } no se puede deshacer: no consta, ya se ha deshecho o no es de los que se deshacen.
again = No se puede volver a hacer: el acto { $number } ya no es posible.
others = Mientras tanto la temporada ha cambiado: mire de nuevo qué cae con este acto.
