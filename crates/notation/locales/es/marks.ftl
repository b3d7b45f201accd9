### Marks on a scoresheet.

offer-on-first = en la jugada { $number } ({ $player }) solo la primera planilla tiene la oferta de tablas (=)
offer-on-second = en la jugada { $number } ({ $player }) solo la segunda planilla tiene la oferta de tablas (=)
clocks = en la jugada { $number } ({ $player }) los tiempos del reloj difieren: { $first } y { $second }
results = los resultados difieren: { $first } y { $second }
result-on-first = solo la primera planilla tiene el resultado: { $first }
result-on-second = solo la segunda planilla tiene el resultado: { $second }
