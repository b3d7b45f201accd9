# api
no-act = L'acte { $number } no és cap dels que es poden fer, o li falta alguna cosa.
no-settings = Això no és la configuració d'un torneig.
command = L'ordre ha de ser un UUID.
