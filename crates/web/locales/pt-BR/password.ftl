short = A senha precisa de pelo menos { $least } caracteres.
long = A senha é longa demais.
simple = Esta senha é das que se adivinham primeiro.
name = A senha não pode conter o nome de usuário nem o do programa.
