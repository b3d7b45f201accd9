short = A palavra-passe precisa de pelo menos { $least } caracteres.
long = A palavra-passe é demasiado longa.
simple = Esta palavra-passe é das que se adivinham primeiro.
name = A palavra-passe não pode conter o nome de utilizador nem o do programa.
