## Entering players

add = Inscribir a un jugador
enter = Inscribir
name = Nombre
more = Más datos
name-hint = Apellidos, nombre
rating = Elo FIDE
national = Elo nacional
title = Título
club = Club
fide-id = ID FIDE
sex = Sexo
sex-none = –
sex-man = hombre
sex-woman = mujer
groups = Grupos de premios
born = Fecha de nacimiento
licence = Licencia
initials = Al público, iniciales
initials-by-age = según la edad
initials-always = siempre
initials-never = nunca (con consentimiento)
phone = Teléfono
email = Correo electrónico
done-entered = { $name } ya está dentro.

## The list

none = Todavía no hay jugadores.
filter = Buscar en la lista
choose = Elegir
arrange = Asignar los números de salida
not-arranged = Los números de salida se darán por Elo, título y nombre (C.04.2) al emparejar la primera ronda.
check-in = Están aquí
check-out = No están
check-in-all = Están todos
keep-apart = No deben emparejarse
apart = Emparejamientos prohibidos
let-meet = Permitirlo
number = Núm.
expelled = expulsado
withdrawn = retirado
here = presente
not-here = sin confirmar
byes = descansos: { $count }
table = mesa { $table }
since = entró tras la ronda { $round }
done-checked-in = Presencia anotada.
done-checked-out = Ausencia anotada.
done-arranged = Los números de salida se han asignado.
done-kept-apart = No se emparejarán entre ellos.
done-let-meet = Se podrán emparejar.
warn-nobody-chosen = No se ha elegido a nadie.

## One player

edit = Datos del jugador
card = Ficha de partidas
no-rounds = Todavía no ha jugado ninguna ronda.
byes-asked = Descansos pedidos
bye-kind = Descanso
bye-allocated = descanso asignado
bye-full = descanso de un punto
bye-half = descanso de medio punto
bye-zero = ausente, cero puntos
bye-ask = Anotar el descanso
bye-cancel = Quitar
table-title = Mesa fija
table-label = Número de mesa; en blanco, ninguna
table-bad = Se esperaba el número de una mesa, a partir de 1.
leaving = Retirada
withdraw = Se retira
expel = Se expulsa
return = Vuelve
remove = Borrar la inscripción
done-player = { $name }: guardado.
done-removed = La inscripción se ha borrado.

## Files of players

import-title = Importar jugadores
import-intro = Un archivo CSV con una línea de cabecera (name, rating, title, federation, fide_id, born, sex) o un TRF.
import-intro-new = Un archivo TRF16 o TRF26: jugadores, rondas y resultados. Cada ronda se compara con el programa.
import-file = Archivo
import-text = O pegue su texto
import-send = Importar
import-go-on = Importar con estos ajustes
import-adjusted = Ajustes: { $count }
import-anyway = Todavía no se ha importado nada. Si está de acuerdo, vuelva a enviarlo.
import-nothing = No se ha encontrado ningún jugador.
import-separator = los campos se separan con { $found }
import-cut = línea { $line }, columna { $column }: «{ $found }» es demasiado largo; se ha tomado como «{ $taken }»
import-no-rating = línea { $line }, columna { $column }: «{ $found }» no es un rating hasta 4000; se ha omitido
import-not-born = { $name }: la fecha de nacimiento { $found } todavía está por llegar; se ha omitido
import-rating = { $name }: el rating { $found } pasa de 4000; se ha omitido
import-title-long = { $name }: «{ $found }» es demasiado largo para un título y una federación; se ha recortado
import-twice = { $name } ya está: no se vuelve a inscribir
done-imported = Jugadores importados: { $count }.

## What the desk holds of a person

person-title = Datos personales
person-held = Lo que la mesa guarda
person-erased = Solo el número: esta persona fue borrada.
person-download = Todo en un archivo (JSON)
person-erase = Borrar a esta persona
person-erase-hint = Se borran de esta mesa, en todas las competiciones, el nombre, la fecha de nacimiento, los contactos y los identificadores. Los resultados quedan, con un número. No se puede deshacer, y las copias de seguridad hechas antes aún tienen los datos.
person-erase-sure = Me han pedido borrar a esta persona.
person-erase-unsure = Marque la casilla si está seguro.
done-erased = Se han borrado los datos de la persona.

## Fields

field-federation = Tres letras, por ejemplo CAT.
field-email = Se esperaba una dirección de correo.
twice = { $name } ya está inscrito, con el número { $number }.
namesake = Es otro jugador con el mismo nombre.
