### Headings of a scoresheet.

same = las planillas coinciden del todo (medias jugadas: { $count })
no-conflict = las planillas no se contradicen; medias jugadas conocidas: { $count }, lugares en blanco: { $blanks }
different-at-once = las planillas difieren ya en la jugada { $number } ({ $player }): { $first } y { $second }
different = las planillas coinciden hasta la jugada { $number } ({ $player }), donde difieren: { $first } y { $second }
