### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = l’edició de { $edition } no té cap article { $number }; els més propers són { $near }
article = Article { $number }
appendix = Apèndix { $number }
guidelines = Directrius { $number }
as-in = Text de l’edició de { $edition }:
in-other-editions = En altres edicions:
numbers = Números
see-also = Vegeu també
under-it = Apartats
nothing-found = cap resultat
found = { $count ->
    [one] un resultat
   *[other] { $count } resultats
    }
edition = Lleis dels Escacs, edició de { $edition }, en vigor des del { $day }
signs = = igual · → renumerat · ≠ diferent · − només a l’edició de { $first } · + només a l’edició de { $second }
definition = definició
mechanical = s’aplica automàticament
arbiter = ho decideix l’àrbitre
conduct = conducta
equipment = material
printed-as = El text { $print ->
    [ca] català
    [es] castellà
    [pt-BR] portuguès del Brasil
    [eu] basc
   *[other] anglès
    } de { $edition } el numera { $number }.
misprinted-as = El text { $print ->
    [ca] català
    [es] castellà
    [pt-BR] portuguès del Brasil
    [eu] basc
   *[other] anglès
    } de { $edition } el numera { $number }, per una errada d’impremta.
printed-without = El text { $print ->
    [ca] català
    [es] castellà
    [pt-BR] portuguès del Brasil
    [eu] basc
   *[other] anglès
    } de { $edition } no el numera.
only-in = Només a l’edició de { $edition }: { $text }
