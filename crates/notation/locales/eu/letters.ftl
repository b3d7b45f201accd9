### Alphabets and letters of the pieces.

clean = { $letters }: irakurritako jokaldiak { $read }, zuzenduak { $repaired }, irregularrak { $irregular }
trouble = { $letters }: irakurritako jokaldiak { $read }, zuzenduak { $repaired }, irregularrak { $irregular }; lehen zailtasuna: { $number }. { $text }
letters = jokaldiak hizkuntza honetako letrekin idatzita daude: { $names } ({ $evidence })
ambiguous = anbiguoa da, partida desberdinak ematen dituztelako: { $candidates }
none = ezin izan dira letrak aurkitu: letra-multzo batek ere ez du lehen jokaldia irakurtzen
catalan = katalana
spanish = gaztelania
portuguese = portugesa
basque = euskara, lehen sistema
basque-second = euskara, bigarren sistema
english = ingelesa
french = frantsesa
german = alemana
dutch = nederlandera
italian = italiera
figurines = irudiak
descriptive = ingeles idazkera deskriptiboa
descriptive-iberian = idazkera deskriptiboa
numeric = zenbakizko idazkera
