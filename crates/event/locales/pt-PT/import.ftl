### What was taken otherwise than the report file has it.

system = o ficheiro não nomeia nenhum sistema conhecido: toma-se o sistema holandês
rounds = o ficheiro não diz quantas rondas há: tomam-se { $rounds }
forbidden = as proibições de algumas rondas valem para todas
no-opponent = ronda { $round }, jogador { $number }: um resultado sem adversário é tomado como bye
second-bye = ronda { $round }, jogador { $number }: um segundo bye por número ímpar é tomado como bye de um ponto
day = registo { $code }: «{ $found }» não é uma data como 2026/11/16; foi omitido
rate = o ritmo de jogo «{ $found }» não se entende: guardam-se as suas palavras, e o relógio toma o ritmo habitual
cut = registo { $code }: o texto é demasiado longo; foi tomado «{ $taken }»
records = registos que não são tomados: { $codes }
