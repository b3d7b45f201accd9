### `adoube restore`.

restore = Restaura uma cópia como registo, depois de verificá-la
replace = Afasta o registo que houver (não se apaga)
aside = O registo anterior está em { $path }
