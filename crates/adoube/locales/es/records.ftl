### The database that commands open, and its signing key.

key-saved = Clave de firma guardada en { $path }
key-left = { $path } contiene otra clave de firma y no se ha cambiado; la clave nueva no se ha guardado
no-key = No se ha encontrado ninguna clave de firma en { $path }; la copia no contiene ninguna
key-unused = La clave de firma que hay en { $path } todavía no ha firmado nada en esta base de datos; la copia la contiene
key-foreign = La clave de firma que hay en { $path } nunca ha firmado en { $record }, y otras sí. Es de otro servidor y la copia no la contiene. Ejecute la orden en la carpeta del servidor correcto.
key-new = Atención: la clave de firma que hay en { $path } es nueva para { $record }, que hasta ahora han firmado: { $signers }. Si ha trasladado adoube, deténgalo y ponga ahí su clave. Si es un servidor más, no hay que hacer nada.
