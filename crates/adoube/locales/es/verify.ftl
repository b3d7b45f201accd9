### `adoube verify`.

about = Comprueba que el registro está entero y nombra la primera entrada mala
file = Una copia o un registro exportado; - para la entrada estándar [por defecto, el de --db]
signer = Una clave pública de confianza; se puede repetir [por defecto, las que dice el registro]
checkpoint = Compara el registro con un punto de control impreso, guardado en un fichero
whole = entero: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = no está entero: { $faults } { $entries }
agrees = { $stream }: el punto de control { $over } concuerda
disagrees = { $stream }: el punto de control { $over } no concuerda: el registro fue alterado o acortado
not-signed = { $path }: ninguna de las claves que dice el registro, o --signer, ha firmado este punto de control: quizá es falso él mismo
limits = Lo que no se puede ver sin un punto de control impreso (--checkpoint): entradas quitadas del final de un flujo, o escritas de nuevo, desde el último punto de control firmado; y todo lo que alguien ha quitado rehaciendo también las tablas que lo cuentan. Con la clave de la mesa se puede rehacer todo, salvo lo que está impreso.
not-a-checkpoint = { $path }, línea { $line }: se esperaba un punto de control firmado
