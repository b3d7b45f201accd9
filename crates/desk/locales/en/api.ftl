# api
no-act = Act { $number } is none that can be done, or something is missing in it.
no-settings = These are not the settings of a tournament.
command = The command has to be a UUID.
