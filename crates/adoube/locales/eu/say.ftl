### `adoube say`.

about = Jokaldi bat iragartzen den bezala (D eranskina), edo iragarpen batek esan nahi duena
move = Jokaldia, idatzita (Zf3, e4, 0-0) edo iragarrita (Springer Gustav eins Felix drei)
german = D eranskineko hitz alemanekin
letters = Idatzitako jokaldiaren letrak: ca, es, pt, eu, eu2, en, fr, de, nl edo it [lehenetsia: hizkuntzarenak]
not-understood = ez da jokaldi ez iragarpen gisa ulertzen: { $word }
