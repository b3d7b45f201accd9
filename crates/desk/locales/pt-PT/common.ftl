## Menu and buttons

save = Guardar
