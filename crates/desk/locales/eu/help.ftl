## The manual

title = Laguntza
manual = Epailearen eskuliburua
search = Bilatu laguntzan
search-go = Bilatu
contents = Edukia
on-this-page = Orri honetan
print-all = Inprimatu eskuliburu osoa
other-language = Kapitulu hau oraindik ez dago itzulita.
found = { $count ->
    [0] Ez da eginkizunik aurkitu. Saiatu beste hitz batzuekin.
    [one] Eginkizun bat aurkitu da.
   *[other] { $count } eginkizun aurkitu dira.
}
