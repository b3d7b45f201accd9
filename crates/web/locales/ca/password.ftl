short = La contrasenya necessita almenys { $least } caràcters.
long = La contrasenya és massa llarga.
simple = Aquesta contrasenya és de les que s'endevinen primer.
name = La contrasenya no pot contenir el nom d'usuari ni el del programa.
