### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = a edição de { $edition } não tem artigo { $number }; os mais próximos são { $near }
article = Artigo { $number }
appendix = Apêndice { $number }
guidelines = Diretrizes { $number }
as-in = Texto da edição de { $edition }:
in-other-editions = Em outras edições:
numbers = Números
see-also = Veja também
under-it = Subitens
nothing-found = nenhum resultado
found = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
    }
edition = Leis do Xadrez, edição de { $edition }, em vigor desde { $day }
signs = = igual · → renumerado · ≠ diferente · − só em { $first } · + só em { $second }
definition = definição
mechanical = aplicação automática
arbiter = cabe ao árbitro
conduct = conduta
equipment = material
printed-as = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } o numera { $number }.
misprinted-as = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } o numera { $number }, por um erro de impressão.
printed-without = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } não o numera.
only-in = Só na edição de { $edition }: { $text }
