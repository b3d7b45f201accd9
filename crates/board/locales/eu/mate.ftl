### Why a side can no longer give mate.

material = pieza hauekin ezin da inolako materik eman
blocked = posizioa blokeatuta dago: pieza bat ere ezin da inoiz iritsi mateak behar duen tokira
forced = egin daitezkeen jokaldi bakanetako edozeinek materik gabeko posizio batera darama
exhausted = oraindik sor daitezkeen posizio guztiak aztertu dira eta bat ere ez da matea
