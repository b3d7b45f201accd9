## The hall: timer, screens, incidents and penalties

title = Sala
note = Registar incidente ou penalidade
note-send = Registar
round-bad = Escreva o número de uma ronda.
article-bad = As Leis de { $edition } não têm o artigo «{ $article }». Se for de outras normas, acrescente o nome, por exemplo Regulamento 4.2.
points-bad = Escreva os pontos, no máximo o valor de uma vitória, por exemplo -1, -½ ou +½.
text = Factos e decisão
undo = Para remover um incidente ou uma penalidade, anule a ação no registo
timer = Temporizador da sala
timer-none = O temporizador está parado. Em marcha, faz a contagem decrescente no projetor.
minutes-bad = Escreva um número inteiro de minutos, de 1 a { $most }.
timer-start = Iniciar temporizador
timer-stop = Parar temporizador
screens = Ecrãs
incident-phone = Telemóvel ou dispositivo
done-noted = Incidente registado.
done-penalty = Penalidade registada.
done-timer-started = { $minutes ->
    [one] Temporizador da sala iniciado: 1 minuto.
   *[other] Temporizador da sala iniciado: { $minutes } minutos.
}
done-timer-stopped = Temporizador da sala parado.
wall = Tabuleiros em direto
