### rulebook

no-such-article = l'edició de { $edition } no té cap article { $number }; a prop hi ha: { $near }
article = Article { $number }
appendix = Apèndix { $number }
guidelines = Directrius { $number }
as-in = Tal com ho diu l'edició de { $edition }:
in-this-edition = En aquesta edició:
in-other-editions = En altres edicions:
numbers = Números
see-also = Vegeu també
under-it = Punts
nothing-found = no s'ha trobat res
found = trobats: { $count }
edition = Lleis dels escacs, edició de { $edition }, vigent des de { $day }
signs = = igual · → renumerat · ≠ diferent · − només a { $first } · + només a { $second }
definition = definició
mechanical = s'aplica sense judici
arbiter = correspon a l'àrbitre
conduct = conducta
equipment = material
