### rulebook

no-such-article = { $edition }. urteko edizioak ez du { $number } artikulurik; hurbil daude: { $near }
article = { $number }. artikulua
appendix = { $number } eranskina
guidelines = { $number } gidalerroak
as-in = { $edition }. urteko edizioak dioen bezala:
in-this-edition = Edizio honetan:
in-other-editions = Beste edizioetan:
numbers = Zenbakiak
see-also = Ikusi ere
under-it = Puntuak
nothing-found = ez da ezer aurkitu
found = aurkituta: { $count }
edition = Xakearen Legeak, { $edition }. urteko edizioa, indarrean { $day } egunetik
signs = = berdina · → zenbaki berria · ≠ desberdina · − { $first }. urtekoan bakarrik · + { $second }. urtekoan bakarrik
definition = definizioa
mechanical = iritzirik gabe aplikatzen da
arbiter = epaileari dagokio
conduct = jokabidea
equipment = materiala
