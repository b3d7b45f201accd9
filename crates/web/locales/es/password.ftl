### Why a new password is refused.

short = Elija una contraseña con al menos { $least } caracteres.
long = Esta contraseña es demasiado larga. Elija una más corta.
simple = Esta contraseña es demasiado fácil de adivinar. Elija otra.
name = La contraseña no puede contener su nombre de usuario ni la palabra «adoube».
