### Why a new password is refused.

short = Escolha uma palavra-passe com pelo menos { $least } caracteres.
long = Esta palavra-passe é demasiado longa. Escolha uma mais curta.
simple = Esta palavra-passe é demasiado fácil de adivinhar. Escolha outra.
name = A palavra-passe não pode conter o seu nome de utilizador nem a palavra «adoube».
