short = La contraseña necesita al menos { $least } caracteres.
long = La contraseña es demasiado larga.
simple = Esta contraseña es de las que se adivinan primero.
name = La contraseña no puede contener el nombre de usuario ni el del programa.
