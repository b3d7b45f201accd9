## Words

round = Ronda
board = Taula
white = Blanques
black = Negres
colour = Color
opponent = Rival
result = Resultat
points-short = Pts.
points-total = Total
rank = Lloc

## Rounds

title = Ronda { $round }
pairings = Aparellament de la ronda { $round }
not-paired = Encara no és aparellada. Jugadors per aparellar: { $players }.
pair = Aparella
publish = Publica
unpair = Descarta l'esborrany
unpublish = Torna-la a l'esborrany
close = Tanca la ronda
missing = Resultats que falten: { $count }.
enter-results = Entra resultats
complete = Hi ha tots els resultats.
closed-intro = La ronda és tancada. Els errors es corregeixen a la pàgina de resultats.
resting = No juguen
why = Per què aquest aparellament?
reasons = Per què aquests aparellaments
reasons-rest = Grups de puntuació i jugadors moguts
no-reasons = El programa no troba cap aparellament, i per tant no el pot explicar.
stage-draft = esborrany
stage-published = publicada
stage-closed = tancada
draft-intro = Només la veuen els àrbitres. Repasseu-la i publiqueu-la.
done-paired = Ronda { $round } aparellada, com a esborrany.
done-paired-drawn = La ronda { $round } és aparellada, com a esborrany. El color inicial s'ha sortejat: { $colour }.
done-published = La ronda { $round } és pública.
done-unpublished = La ronda { $round } torna a ser un esborrany.
done-unpaired = L'esborrany de la ronda { $round } s'ha descartat.
done-round-closed = La ronda { $round } és tancada.

## Pairing by hand

manual-begin = Canvia-la a mà
manual-end = He acabat de canviar
manual-intro = Aparellament a mà: trieu dos jugadors i canvien de lloc; en la mateixa taula, de color.
manual-first = Primer
manual-second = Segon
manual-swap = Intercanvia
manual-differs = a mà, diferent del programa
manual-same = a mà, igual que el programa
manual-no-difference = Cap diferència amb el programa.
manual-difference = Diferències amb el programa: { $count }
manual-ours = A mà
manual-engines = El programa
done-manual-begun = Ara es pot canviar a mà.
done-manual-ended = Els canvis a mà s'han acabat.
done-swapped = Els dos jugadors han canviat de lloc.

## Results

results-title = Resultats de la ronda { $round }
results-closed-title = Ronda { $round }, tancada
results-missing = falten: { $count }
results-meanwhile = Mentrestant algú altre hi ha entrat { $result }. Torneu-lo a escriure per canviar-lo.
results-no-round = Encara no hi ha cap ronda.
results-draft = La ronda encara és un esborrany: publiqueu-la per entrar resultats.
results-field = Resultat de la taula { $board }
results-save = Desa els resultats
results-correct = Corregeix
results-correct-title = Corregeix un resultat
results-correct-intro = Una correcció no canvia els aparellaments ja fets; se'n diran les conseqüències.
results-rating-only = només per a l'informe d'Elo
done-results = Resultats desats: { $count }.
done-corrected = El resultat de la ronda { $round } s'ha corregit.
key-white = guanyen blanques
key-black = guanyen negres
key-draw = taules
key-plus = negres no compareixen
key-minus = blanques no compareixen
key-both = cap dels dos

## Standings

standings-title = Classificació després de la ronda { $round }
standings-after = Després de cada ronda
crosstable-title = Quadre després de la ronda { $round }
crosstable-legend = lloc del rival, color (w, b), resultat; U descans assignat, H mig punt, F un punt, Z absent
worked-title = { $name }: els desempats, pas a pas
worked-rank = Lloc { $rank }, amb { $points } punts.
worked-value = Valor
worked-cut = no compta
worked-dummy = rival virtual
worked-none = No té sumands.
