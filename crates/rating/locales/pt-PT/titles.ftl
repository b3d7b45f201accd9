### Norms, titles and promotions, and what they lack.

by-average = { $step }: { $rounds } rondas, média { $average }, são precisos { $needed } pontos, tem { $points }: { $verdict }
by-seconds = { $step }: { $rounds } rondas, { $seconds } adversários de segunda ou mais, são precisos { $needed } pontos, tem { $points }: { $verdict }
no-table = { $step }: o regulamento não tem tabela para { $rounds } rondas; decide a Comissão Desportiva
protected = A norma é concedida: com um resultado pior na última ronda também se teria feito
raised = O adversário { $number } ({ $rating }) conta com o Elo mínimo (1.4.6)
left-out = Rondas deixadas de lado: { $rounds } (1.4.1e-f)
needs = Com { $points } na última ronda, ainda sem emparceiramento: norma contra um adversário de { $rating } ou mais, se tiver título e for de outra federação
never = Com { $points } na última ronda, ainda sem emparceiramento: nenhum adversário dá a norma
