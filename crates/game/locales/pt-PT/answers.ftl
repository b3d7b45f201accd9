### The answers of the Laws to an act, as sentences.

flag = a bandeira { $of } caiu
score-on = { $who } devem completar a folha de anotação
score-on-both = ambos devem completar a folha de anotação
half = meio ponto para { $who }, nada para o adversário
time-opponent = mais tempo para o adversário
points-opponent = mais pontos para o adversário
rounds = exclusão de rondas
