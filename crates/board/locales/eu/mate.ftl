### Why a side can no longer give mate: a line after the name of the side, without a full stop.

material = pieza hauekin ezin da materik eman
blocked = posizioa blokeatuta dago: pieza bat ere ezin da matea emateko behar den tokira iritsi
forced = egin daitezkeen jokaldi bakan guztiek matea ezinezkoa den posizio batera daramate
exhausted = oraindik sor daitezkeen posizio guztiak aztertu dira, eta bat ere ez da matea
