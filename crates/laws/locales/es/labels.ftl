### rulebook

no-such-article = la edición de { $edition } no tiene ningún artículo { $number }; cerca están: { $near }
article = Artículo { $number }
appendix = Apéndice { $number }
guidelines = Directrices { $number }
as-in = Tal como lo dice la edición de { $edition }:
in-this-edition = En esta edición:
in-other-editions = En otras ediciones:
numbers = Números
see-also = Véase también
under-it = Puntos
nothing-found = no se ha encontrado nada
found = encontrados: { $count }
edition = Leyes del ajedrez, edición de { $edition }, vigente desde { $day }
signs = = igual · → renumerado · ≠ distinto · − solo en { $first } · + solo en { $second }
definition = definición
mechanical = se aplica sin juicio
arbiter = corresponde al árbitro
conduct = conducta
equipment = material
