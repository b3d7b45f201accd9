### Marks on a scoresheet.

offer-on-first = no lance { $number } ({ $player }) só a primeira planilha tem a oferta de empate (=)
offer-on-second = no lance { $number } ({ $player }) só a segunda planilha tem a oferta de empate (=)
clocks = no lance { $number } ({ $player }) os tempos do relógio diferem: { $first } e { $second }
results = os resultados diferem: { $first } e { $second }
result-on-first = só a primeira planilha tem o resultado: { $first }
result-on-second = só a segunda planilha tem o resultado: { $second }
