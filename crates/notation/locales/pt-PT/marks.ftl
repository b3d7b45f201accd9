### Marks on a scoresheet.

offer-on-first = no lance { $number } ({ $player }) só a primeira folha de anotação tem a proposta de empate (=)
offer-on-second = no lance { $number } ({ $player }) só a segunda folha de anotação tem a proposta de empate (=)
result-on-first = só a primeira folha de anotação tem o resultado: { $first }
result-on-second = só a segunda folha de anotação tem o resultado: { $second }
