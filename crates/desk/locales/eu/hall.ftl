## The hall: timer, screens, incidents and penalties

title = Aretoa
note = Erregistratu gertakari edo zigor bat
note-send = Erregistratu
kind = Mota
player = Jokalaria
nobody = Jokalaririk ez
player-bad = Ez dago zenbaki hori duen jokalaririk. Aukeratu zerrendako bat.
player-needed = Aukeratu puntuak irabazten edo galtzen dituen jokalaria.
round-bad = Idatzi txanda baten zenbakia.
article = Artikulua
article-hint = Legeen artikulua, adibidez 11.5. Beste arau batzuetakoa bada, gehitu haien izena, adibidez Arauak 4.2.
article-bad = Legeen { $edition }. urteko edizioak ez du “{ $article }” artikulurik. Beste arau batzuetakoa bada, gehitu haien izena, adibidez Arauak 4.2.
points = Puntuak
points-hint = Zigorretarako bakarrik, adibidez -1, -½ edo +½.
points-bad = Idatzi puntuak, gehienez garaipen batek balio duena, adibidez -1, -½ edo +½.
text = Gertatutakoa eta erabakia
noted = Gertakariak eta zigorrak
none = Oraindik ez dago gertakaririk edo zigorrik.
undo = Gertakari edo zigor bat kentzeko, desegin erregistroan
counted = Gertakariak jokalariko
timer = Aretoko tenporizadorea
timer-none = Tenporizadorea geldirik dago. Abian denean, atzera zenbatzen du proiektorean.
minutes = Minutuak
minutes-bad = Idatzi minutu kopuru oso bat, 1 eta { $most } artekoa.
timer-start = Abiarazi tenporizadorea
timer-stop = Gelditu tenporizadorea
screens = Pantailak
screen-all = Proiektorea (orriak txandakatuz)
wall = Taulak zuzenean
incident-illegal-move = Legez kanpoko jokaldia
incident-lateness = Berandu iristea
incident-phone = Telefonoa edo gailua
incident-wrong-claim = Erreklamazio okerra
incident-conduct = Jokabidea
incident-decision = Erabakia
incident-note = Oharra
incident-penalty = Zigorra
done-noted = Gertakaria erregistratu da.
done-penalty = Zigorra erregistratu da.
done-timer-started = { $minutes ->
    [one] Aretoko tenporizadorea abiarazi da: minutu bat.
   *[other] Aretoko tenporizadorea abiarazi da: { $minutes } minutu.
}
done-timer-stopped = Aretoko tenporizadorea gelditu da.
