### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = la edición de { $edition } no tiene ningún artículo { $number }; los más próximos son { $near }
article = Artículo { $number }
appendix = Apéndice { $number }
guidelines = Directrices { $number }
as-in = Texto de la edición de { $edition }:
in-other-editions = En otras ediciones:
numbers = Números
see-also = Véase también
under-it = Apartados
nothing-found = ningún resultado
found = { $count ->
    [one] un resultado
   *[other] { $count } resultados
    }
edition = Leyes del Ajedrez, edición de { $edition }, en vigor desde el { $day }
signs = = igual · → renumerado · ≠ distinto · − solo en la edición de { $first } · + solo en la edición de { $second }
definition = definición
mechanical = se aplica automáticamente
arbiter = lo decide el árbitro
conduct = conducta
equipment = material
printed-as = El texto { $print ->
    [ca] catalán
    [es] español
    [pt-BR] portugués de Brasil
    [eu] vasco
   *[other] inglés
    } de { $edition } lo numera { $number }.
misprinted-as = El texto { $print ->
    [ca] catalán
    [es] español
    [pt-BR] portugués de Brasil
    [eu] vasco
   *[other] inglés
    } de { $edition } lo numera { $number }, por una errata.
printed-without = El texto { $print ->
    [ca] catalán
    [es] español
    [pt-BR] portugués de Brasil
    [eu] vasco
   *[other] inglés
    } de { $edition } no lo numera.
only-in = Solo en la edición de { $edition }: { $text }
