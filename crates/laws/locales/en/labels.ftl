### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = the { $edition } edition has no article { $number }; the nearest are { $near }
article = Article { $number }
appendix = Appendix { $number }
guidelines = Guidelines { $number }
as-in = Text of the { $edition } edition:
in-other-editions = In other editions:
numbers = Numbers
see-also = See also
under-it = Sub-articles
nothing-found = no results
found = { $count ->
    [one] one result
   *[other] { $count } results
    }
edition = Laws of Chess, { $edition } edition, in force from { $day }
signs = = the same · → renumbered · ≠ different · − only in { $first } · + only in { $second }
definition = definition
mechanical = applies automatically
arbiter = for the arbiter to decide
conduct = conduct
equipment = equipment
printed-as = The { $print ->
    [ca] Catalan
    [es] Spanish
    [pt-BR] Brazilian Portuguese
    [eu] Basque
   *[other] English
    } text of { $edition } numbers it { $number }.
misprinted-as = The { $print ->
    [ca] Catalan
    [es] Spanish
    [pt-BR] Brazilian Portuguese
    [eu] Basque
   *[other] English
    } text of { $edition } numbers it { $number }, a misprint.
printed-without = The { $print ->
    [ca] Catalan
    [es] Spanish
    [pt-BR] Brazilian Portuguese
    [eu] Basque
   *[other] English
    } text of { $edition } does not number it.
only-in = Only in { $edition }: { $text }
