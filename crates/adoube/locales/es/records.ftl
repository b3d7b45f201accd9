### The record that commands open.

key-saved = La clave de la mesa está en { $path }
key-left = { $path } tiene otra clave de mesa y se ha dejado como estaba; la que venía no se ha guardado
no-key = No hay ninguna clave de mesa en { $path }: la copia no lleva ninguna
key-unused = La clave de { $path } aún no ha firmado nada en este registro; la copia la lleva
key-foreign = La clave de { $path } nunca ha firmado en { $record }, y otras sí: es de otra mesa y la copia no la lleva; ejecute la orden en la carpeta de la mesa
key-new = Atención: la clave de { $path } es nueva para { $record }, que hasta ahora han firmado { $signers }. Si la mesa se ha trasladado, deténgala y ponga ahí su clave; si es una mesa más, todo va bien.
