## Adding players

add = Añadir jugador
enter = Añadir
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
sex-man = Hombre
sex-woman = Mujer
groups = Grupos de premios (separados por comas)
born = Fecha de nacimiento
licence = Licencia
initials = Iniciales en las páginas públicas
initials-by-age = Según la edad
initials-always = Siempre
initials-never = Nunca (con consentimiento)
phone = Teléfono
email = Correo electrónico
done-entered = Se ha añadido a { $name }.

## List of players

none = Todavía no hay jugadores. Añada uno o importe un archivo.
none-yet = Todavía no hay jugadores.
filter = Buscar jugadores
choose = Seleccionar
arrange = Asignar los números iniciales
not-arranged = Los números iniciales se asignarán por Elo, título y nombre al emparejar la primera ronda (C.04.2).
check-in = Confirmar la presencia
check-out = Marcar como ausente
check-in-all = Confirmar la presencia de toda la lista
keep-apart = Prohibir el emparejamiento
apart = Emparejamientos prohibidos
let-meet = Permitir el emparejamiento
number = Núm.
expelled = Expulsión
withdrawn = Se ha retirado
here = Presente
not-here = Presencia no confirmada
byes = Byes: { $count }
table = Tablero fijo { $table }
since = Incorporación tras la ronda { $round }
done-checked-in = Presencia confirmada.
done-checked-out = Ausencia anotada.
done-arranged = Números iniciales asignados.
done-kept-apart = Emparejamiento prohibido.
done-let-meet = Emparejamiento permitido.
warn-nobody-chosen = No hay nada que cambiar. Seleccione jugadores que tengan otro estado.

## One player

edit = Datos del jugador
card = Partidas
no-rounds = Todavía no hay rondas.
byes-asked = Byes solicitados
bye-kind = Tipo de bye
bye-allocated = bye asignado
bye-full = bye de un punto
bye-half = bye de medio punto
bye-zero = bye de cero puntos
bye-ask = Añadir bye
bye-cancel = Quitar
table-title = Tablero fijo
table-label = Número de tablero (vacío si no tiene)
table-bad = Escriba un número de tablero, a partir del 1.
leaving = Retirada
withdraw = Retirar del torneo
withdraw-entry = Retirar
expel = Expulsar
return = Readmitir
remove = Eliminar jugador
done-player = { $name }: datos guardados.
done-removed = Jugador eliminado.

## Importing players

import-title = Importar jugadores
import-intro = Un archivo CSV con una línea de cabecera (name, rating, title, federation, fide_id, born, sex) o un archivo TRF.
import-intro-new = Un archivo TRF16 o TRF26 con jugadores, rondas y resultados. Cada ronda se compara con los emparejamientos calculados.
import-file = Archivo
import-text = O pegue el texto
import-send = Importar
import-go-on = Importar con estos ajustes
import-adjusted = { $count ->
    [one] Un ajuste
   *[other] { $count } ajustes
}
import-anyway = Todavía no se ha importado nada. Revise los ajustes e importe el archivo.
import-nothing = No se ha encontrado ningún jugador. Elija un archivo CSV o TRF.
import-separator = separador de campos: { $found }
import-cut = línea { $line }, columna { $column }: «{ $found }» es demasiado largo; se ha acortado a «{ $taken }»
import-no-rating = línea { $line }, columna { $column }: «{ $found }» no es un Elo de 0 a 4000; se ha omitido
import-not-born = { $name }: la fecha de nacimiento { $found } es futura; se ha omitido
import-rating = { $name }: el Elo { $found } supera 4000; se ha omitido
import-title-long = { $name }: «{ $found }» es demasiado largo para el título y la federación; se ha acortado
import-twice = { $name } ya tiene inscripción; no se vuelve a añadir
done-imported = { $count ->
    [one] Se ha importado un jugador.
   *[other] Se han importado { $count } jugadores.
}

## Personal data

person-title = Datos personales
person-held = Datos guardados
person-erased = Los datos de esta persona se han borrado. Solo queda un número.
person-download = Descargar todos los datos (JSON)
person-erase = Borrar los datos personales
person-erase-hint = Se borran el nombre, la fecha de nacimiento, los datos de contacto y los identificadores en todos los torneos y temporadas. Los resultados se conservan con un número. No se puede deshacer, y las copias de seguridad anteriores siguen conteniendo los datos.
person-erase-sure = Me han pedido que borre los datos de esta persona
person-erase-unsure = Marque la casilla para confirmarlo.
done-erased = Datos personales borrados.

## Fields

field-federation = Escriba tres letras, por ejemplo CAT.
field-email = Escriba una dirección de correo, por ejemplo nombre@example.org.
field-born = Escriba una fecha desde 1900 hasta hoy, por ejemplo 1998-05-21.
twice = { $name } ya tiene inscripción, con el número { $number }.
namesake = Añadir igualmente: es otro jugador con el mismo nombre
