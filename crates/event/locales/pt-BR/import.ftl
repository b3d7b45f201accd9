### What was taken otherwise than the report file has it.

system = o arquivo não nomeia nenhum sistema conhecido: toma-se o sistema holandês
rounds = o arquivo não diz quantas rodadas há: tomam-se { $rounds }
tie-breaks = não se entendem os desempates «{ $found }»: tomam-se os habituais
numbers = os números iniciais tinham lacunas e foram fechadas
accelerations = os pontos virtuais que não são de Baku foram deixados
forbidden = as proibições de algumas rodadas valem para todas
no-opponent = rodada { $round }, jogador { $number }: um resultado sem adversário é tomado como bye
second-bye = rodada { $round }, jogador { $number }: um segundo bye por número ímpar é tomado como bye de um ponto
day = registro { $code }: «{ $found }» não é uma data como 2026/11/16; foi omitido
rate = o ritmo de jogo «{ $found }» não se entende: guardam-se suas palavras, e o relógio toma o ritmo habitual
cut = registro { $code }: o texto é longo demais; foi tomado «{ $taken }»
records = registros que não são tomados: { $codes }
