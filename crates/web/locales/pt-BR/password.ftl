### Why a new password is refused.

short = Escolha uma senha com pelo menos { $least } caracteres.
long = Esta senha é longa demais. Escolha uma mais curta.
simple = Esta senha é fácil demais de adivinhar. Escolha outra.
name = A senha não pode conter seu nome de usuário nem a palavra “adoube”.
