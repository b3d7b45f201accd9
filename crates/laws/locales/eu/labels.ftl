### Labels of the printed rulebook. The four from `numbers` on stand in a column of 16 characters.

no-such-article = { $edition }. urteko edizioak ez du { $number } artikulurik; hurbilenak hauek dira: { $near }
article = { $number } artikulua
appendix = { $number } eranskina
guidelines = { $number } gidalerroak
as-in = { $edition }. urteko edizioaren testua:
in-other-editions = Beste edizioetan:
numbers = Zenbakiak
see-also = Ikus, halaber
under-it = Azpiartikuluak
nothing-found = emaitzarik ez
found = { $count ->
    [one] emaitza bat
   *[other] { $count } emaitza
    }
edition = Xakearen Legeak, { $edition }. urteko edizioa; indarraldiaren hasiera: { $day }
signs = = berdina · → zenbaki berria · ≠ desberdina · − { $first }. urtekoan bakarrik · + { $second }. urtekoan bakarrik
definition = definizioa
mechanical = automatikoki aplikatzen da
arbiter = epaileak erabakitzen du
conduct = jokabidea
equipment = materiala
printed-as = { $edition }. urteko { $print ->
    [ca] katalanezko
    [es] gaztelaniazko
    [pt-BR] Brasilgo portugesezko
    [eu] euskarazko
   *[other] ingelesezko
    } testuak { $number } zenbakia ematen dio.
misprinted-as = { $edition }. urteko { $print ->
    [ca] katalanezko
    [es] gaztelaniazko
    [pt-BR] Brasilgo portugesezko
    [eu] euskarazko
   *[other] ingelesezko
    } testuak { $number } zenbakia ematen dio, inprimatze-akats batez.
printed-without = { $edition }. urteko { $print ->
    [ca] katalanezko
    [es] gaztelaniazko
    [pt-BR] Brasilgo portugesezko
    [eu] euskarazko
   *[other] ingelesezko
    } testuak ez dio zenbakirik ematen.
only-in = { $edition }. urteko edizioan bakarrik: { $text }
