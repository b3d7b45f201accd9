# api
no-act = El acto { $number } no es ninguno de los que se pueden hacer, o le falta algo.
no-settings = Esto no es la configuración de un torneo.
command = La orden ha de ser un UUID.
