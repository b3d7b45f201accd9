## Table headings

round = Ronda
board = Tauler
white = Blanques
black = Negres
colour = Color
opponent = Adversari
result = Resultat
points-short = Pts.
points-total = Total
rank = Lloc

## Rounds

title = Ronda { $round }
pairings = Aparellaments de la ronda { $round }
not-paired = La ronda encara no s’ha aparellat. Jugadors presents: { $players }.
pair = Aparella la ronda
publish = Publica la ronda
unpair = Descarta l’esborrany
unpublish = Despublica la ronda
close = Tanca la ronda
enter-results = Introdueix els resultats
complete = Hi ha tots els resultats.
closed-intro = La ronda està tancada. Corregiu els resultats erronis a la pàgina de resultats.
resting = Sense aparellar
why = Explica els aparellaments
reasons = Explicació dels aparellaments
reasons-rest = Grups de puntuació i jugadors que baixen
no-reasons = No hi ha cap aparellament possible i, per tant, res per explicar.
stage-draft = Esborrany
stage-published = Publicada
stage-closed = Tancada
draft-intro = Esborrany: només el veuen els àrbitres. Reviseu-lo i publiqueu-lo.
done-paired = S’ha creat l’esborrany dels aparellaments de la ronda { $round }.
done-paired-drawn = S’ha creat l’esborrany dels aparellaments de la ronda { $round }. Color sortejat per al número 1: { $side ->
    [white] blanques.
   *[other] negres.
}
done-published = Ronda { $round } publicada.
done-unpublished = Ronda { $round } despublicada. Torna a ser un esborrany.
done-unpaired = Esborrany de la ronda { $round } descartat.
done-round-closed = Ronda { $round } tancada.

## Editing pairings by hand

manual-begin = Edita els aparellaments
manual-end = Acaba l’edició
manual-intro = Trieu dos jugadors per intercanviar-los. Si són del mateix tauler, intercanvien els colors.
manual-first = Primer jugador
manual-second = Segon jugador
manual-swap = Intercanvia
manual-differs = Edició manual: difereix del càlcul
manual-same = Edició manual: coincideix amb el càlcul
manual-no-difference = No hi ha cap diferència respecte dels aparellaments calculats.
manual-difference = Diferències respecte dels aparellaments calculats: { $count }
manual-ours = Aparellaments editats
manual-engines = Aparellaments calculats
done-manual-begun = Edició començada. Acabeu-la abans de publicar la ronda.
done-manual-ended = Edició acabada.
done-swapped = Jugadors intercanviats.

## Results

results-title = Resultats de la ronda { $round }
results-closed-title = Resultats de la ronda { $round } (tancada)
results-missing = { $count ->
    [0] Hi ha tots els resultats
    [one] Falta un resultat
   *[other] Falten { $count } resultats
}
results-meanwhile = Algú altre acaba d’introduir { $result } aquí. Torneu a teclejar per canviar-ho.
results-no-round = Encara no hi ha rondes. Aparelleu la primera.
results-draft = La ronda encara és un esborrany. Publiqueu-la per introduir els resultats.
results-field = Resultat del tauler { $board }
results-save = Desa els resultats
results-correct = Corregeix
results-correct-title = Corregeix un resultat
results-correct-intro = Els aparellaments ja fets no canvien. Veureu què canvia amb la correcció.
results-rating-only = Només per a l’informe d’Elo
done-results = { $count ->
    [0] No hi ha resultats nous per desar.
    [one] S’ha desat un resultat.
   *[other] S’han desat { $count } resultats.
}
done-corrected = Resultat de la ronda { $round } corregit.
key-white = guanyen les blanques
key-black = guanyen les negres
key-draw = taules
key-plus = les negres no compareixen
key-minus = les blanques no compareixen
key-both = no compareix ningú

## Standings

standings-title = Classificació després de la ronda { $round }
standings-after = Trieu una ronda
crosstable-title = Quadre creuat després de la ronda { $round }
crosstable-legend = A cada casella: lloc de l’adversari, color (w = blanques, b = negres) i resultat. U = bye assignat, H = bye de mig punt, F = bye d’un punt, Z = bye de zero punts.
worked-title = { $name }: càlcul dels desempats
worked-rank = Lloc: { $rank }. Punts: { $points }.
worked-value = Valor
worked-cut = no compta
worked-dummy = adversari virtual
worked-none = No hi ha cap càlcul per mostrar.
