save = Guardar
