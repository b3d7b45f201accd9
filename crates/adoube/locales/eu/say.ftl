### `adoube say`.

about = Erakutsi jokaldi bat nola iragartzen den (D eranskina), edo iragarpen batek zein jokaldi adierazten duen
move = Jokaldia (MOVE), idatzita (Zf3, e4, 0-0) edo iragarrita (Springer Gustav eins Felix drei)
german = Erabili D eranskineko alemanezko hitzak
letters = Idatzitako jokaldiaren piezen letrak: ca, es, pt, eu, eu2, en, fr, de, nl edo it [lehenetsia: hizkuntzarenak]
not-understood = { $word } ezin da jokaldi edo iragarpen gisa ulertu
