## Menu and buttons

save = Guardar
quoted = «{ $text }»
