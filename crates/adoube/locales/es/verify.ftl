### `adoube verify`.

about = Verificar que los registros están completos y no se han alterado, o indicar la primera acción incorrecta
file = Copia de seguridad o archivo exportado (FILE); - lee la entrada estándar [por defecto: la base de datos de --db]
signer = Clave pública (KEY) de confianza; se puede repetir [por defecto: las que constan en la base de datos]
checkpoint = Archivo (FILE) con un punto de control impreso, para compararlo con el registro
whole = intacto: { $entries } { $streams }, { $checkpoints }, { $replayed }
bad = dañado: { $faults } { $entries }
agrees = { $stream }: coincide con el punto de control { $over }
disagrees = { $stream }: no coincide con el punto de control { $over }; el registro se ha alterado o acortado
not-signed = { $path }: ninguna clave de confianza ha firmado este punto de control, que podría ser falso (son de confianza las claves de la base de datos o de --signer)
limits = Sin un punto de control impreso (--checkpoint), esta orden no puede detectar las acciones eliminadas del final de un registro, o reescritas, desde el último punto de control firmado, ni las eliminaciones de quien también haya corregido los recuentos de filas. Quien tiene la clave de firma puede falsificarlo todo, salvo un punto de control impreso.
not-a-checkpoint = { $path }: línea { $line }: se esperaba un punto de control firmado
