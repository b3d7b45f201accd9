### rulebook

no-such-article = a edição de { $edition } não tem artigo { $number }; perto estão: { $near }
article = Artigo { $number }
appendix = Apêndice { $number }
guidelines = Diretrizes { $number }
as-in = Tal como diz a edição de { $edition }:
in-this-edition = Nesta edição:
in-other-editions = Em outras edições:
numbers = Números
see-also = Veja também
under-it = Pontos
nothing-found = nada foi encontrado
found = encontrados: { $count }
edition = Leis do xadrez, edição de { $edition }, em vigor desde { $day }
signs = = igual · → renumerado · ≠ diferente · − só em { $first } · + só em { $second }
definition = definição
mechanical = aplica-se sem julgamento
arbiter = cabe ao árbitro
conduct = conduta
equipment = material
