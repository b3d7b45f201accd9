## The search in a season

title = Buscar
persons = Personas
clubs = Clubes
teams = Equipos
competitions = Competiciones
matches = Encuentros
cases = Expedientes
sanctions = Sanciones
empty = Escriba un nombre, un número de licencia, un ID FIDE o el número de un encuentro o de un expediente.
nothing = Ningún resultado para «{ $typed }». Revise cómo está escrito, o escriba solo el comienzo de cada palabra.
count = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
more = { $count ->
    [one] Mostrar { $count } resultado
   *[other] Mostrar los { $count } resultados
}
first = Solo se muestran los { $count } primeros. Escriba más palabras.
all-kinds = Mostrar todos los tipos
