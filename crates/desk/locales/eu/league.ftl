## What the pages of a season share

nav-league = Ligak
league-within = Bulegoa eta ordezkariak
league-none = Oraindik ez dago denboraldirik.
league-counts = { $clubs } klub, { $teams } talde
league-demo-title = Erakustaldiko denboraldia
league-demo-intro = Asmatutako sei klub, bina talderekin, bi txanda jokatuta eta hirugarrena gaur jokoan: hamaikakoak, aktak, batzordeak; dena beldurrik gabe probatu daiteke.
done-league-demo = Erakustaldiko denboraldia prest dago. Ireki gaurko neurketa bat.

## Tabs

league-tab-overview = Laburpena
league-tab-season = Denboraldia

## Words of the handbook

foreigner-short = atz.
category-third = hirugarrena
category-second = bigarrena
category-first = lehena
category-preferent = hobetsia
team-first-division = Lehen Maila
team-second-division = Bigarren Maila
team-first = Lehen Kategoria
team-second = Bigarren Kategoria
team-third = Hirugarren Kategoria
team-promotion = Hirugarrenera igoera
result-home-absent = etxekoa ez da agertu
result-visitors-absent = kanpokoa ez da agertu
result-both-absent = ez da bat ere agertu
session-sealed-once = zigilatua
session-second = bigarren saioa
session-sealed-twice = bi aldiz zigilatua: Batzordera
session-third = hirugarren saioa
session-sent = Batzordera bidalia
session-quick = amaiera azkarra
