## The hall: timer, screens, incidents and penalties

title = Salão
note = Registrar incidente ou penalidade
note-send = Registrar
kind = Tipo
player = Jogador
nobody = Nenhum jogador
player-bad = Nenhum jogador tem este número. Escolha um da lista.
player-needed = Escolha o jogador que ganha ou perde os pontos.
round-bad = Digite o número de uma rodada.
article = Artigo
article-hint = Artigo das Leis, por exemplo 11.5. Se for de outras normas, acrescente o nome, por exemplo Regulamento 4.2.
article-bad = As Leis de { $edition } não têm o artigo “{ $article }”. Se for de outras normas, acrescente o nome, por exemplo Regulamento 4.2.
points = Pontos
points-hint = Só para uma penalidade, por exemplo -1, -½ ou +½.
points-bad = Digite os pontos, no máximo o valor de uma vitória, por exemplo -1, -½ ou +½.
text = Fatos e decisão
noted = Incidentes e penalidades
none = Ainda não há incidentes nem penalidades.
undo = Para remover um incidente ou uma penalidade, desfaça a ação no registro
counted = Incidentes por jogador
timer = Cronômetro do salão
timer-none = O cronômetro está parado. Em andamento, faz a contagem regressiva no projetor.
minutes = Minutos
minutes-bad = Digite um número inteiro de minutos, de 1 a { $most }.
timer-start = Iniciar cronômetro
timer-stop = Parar cronômetro
screens = Telas
screen-all = Projetor (rotativo)
wall = Tabuleiros ao vivo
incident-illegal-move = Lance ilegal
incident-lateness = Chegada com atraso
incident-phone = Celular ou dispositivo
incident-wrong-claim = Reclamação incorreta
incident-conduct = Conduta
incident-decision = Decisão
incident-note = Nota
incident-penalty = Penalidade
done-noted = Incidente registrado.
done-penalty = Penalidade registrada.
done-timer-started = { $minutes ->
    [1] Cronômetro do salão iniciado: 1 minuto.
   *[other] Cronômetro do salão iniciado: { $minutes } minutos.
}
done-timer-stopped = Cronômetro do salão parado.
