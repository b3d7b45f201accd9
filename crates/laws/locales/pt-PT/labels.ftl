### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = a edição de { $edition } não tem nenhum artigo { $number }; os mais próximos são { $near }
in-other-editions = Noutras edições:
see-also = Ver também
under-it = Alíneas
printed-as = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } numera-o { $number }.
misprinted-as = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } numera-o { $number }, por gralha.
printed-without = O texto { $print ->
    [ca] catalão
    [es] espanhol
    [pt-BR] brasileiro
    [eu] basco
   *[other] inglês
    } de { $edition } não o numera.
