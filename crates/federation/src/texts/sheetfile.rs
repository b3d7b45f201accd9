//! Faults of a line-up file.

use adoube_laws::Text;

pub(crate) const PLACE: Text = Text {
    ca: "línia {line}, columna {column}: s'ha trobat {found}; s'esperava {expected}",
    es: "línea {line}, columna {column}: se encontró {found}; se esperaba {expected}",
    pt: "linha {line}, coluna {column}: encontrou-se {found}; esperava-se {expected}",
    eu: "{line}. lerroa, {column}. zutabea: {found} aurkitu da; espero zena: {expected}",
    en: "line {line}, column {column}: found {found}; expected {expected}",
};
pub(crate) const MISSING: Text = Text {
    ca: "línia {line}, columna {column}: s'esperava {expected}",
    es: "línea {line}, columna {column}: se esperaba {expected}",
    pt: "linha {line}, coluna {column}: esperava-se {expected}",
    eu: "{line}. lerroa, {column}. zutabea: espero zena: {expected}",
    en: "line {line}, column {column}: expected {expected}",
};
pub(crate) const WORD: Text = Text {
    ca: "una paraula: list, foreign, teams, team, round, used, line-up o copa",
    es: "una palabra: list, foreign, teams, team, round, used, line-up o copa",
    pt: "uma palavra: list, foreign, teams, team, round, used, line-up ou copa",
    eu: "hitz bat: list, foreign, teams, team, round, used, line-up edo copa",
    en: "a word: list, foreign, teams, team, round, used, line-up or copa",
};
pub(crate) const NUMBER: Text = Text {
    ca: "un número de llista com ara 4, 4 bis o 1-30",
    es: "un número de lista como 4, 4 bis o 1-30",
    pt: "um número de lista como 4, 4 bis ou 1-30",
    eu: "zerrendako zenbaki bat, hala nola 4, 4 bis edo 1-30",
    en: "a list number such as 4, 4 bis or 1-30",
};
pub(crate) const CATEGORY: Text = Text {
    ca: "first-division, second-division, first, second, third, promotion o el nombre de taulers",
    es: "first-division, second-division, first, second, third, promotion o el número de tableros",
    pt: "first-division, second-division, first, second, third, promotion ou o número de tabuleiros",
    eu: "first-division, second-division, first, second, third, promotion edo taula kopurua",
    en: "first-division, second-division, first, second, third, promotion or the number of boards",
};
pub(crate) const TEAM: Text = Text {
    ca: "un dels equips, com ara A, o A-1 a la Copa",
    es: "uno de los equipos, como A, o A-1 en la Copa",
    pt: "uma das equipes, como A, ou A-1 na Copa",
    eu: "taldeetako bat, hala nola A, edo A-1 Kopan",
    en: "one of the teams, such as A, or A-1 in the Copa",
};
pub(crate) const ROUND: Text = Text {
    ca: "una ronda de l'1 al 999",
    es: "una ronda del 1 al 999",
    pt: "uma rodada de 1 a 999",
    eu: "1etik 999rako txanda bat",
    en: "a round from 1 to 999",
};
pub(crate) const LINE: Text = Text {
    ca: "una línia «{word}»",
    es: "una línea «{word}»",
    pt: "uma linha «{word}»",
    eu: "«{word}» lerro bat",
    en: "a line «{word}»",
};
pub(crate) const ONCE: Text = Text {
    ca: "cada paraula una sola vegada",
    es: "cada palabra una sola vez",
    pt: "cada palavra uma só vez",
    eu: "hitz bakoitza behin bakarrik",
    en: "each word only once",
};
pub(crate) const SIZE: Text = Text {
    ca: "un fitxer de 64 KiB com a màxim",
    es: "un archivo de 64 KiB como máximo",
    pt: "um arquivo de no máximo 64 KiB",
    eu: "gehienez 64 KiB-ko fitxategi bat",
    en: "a file of at most 64 KiB",
};
pub(crate) const LENGTH: Text = Text {
    ca: "una llista de 999 números com a màxim",
    es: "una lista de 999 números como máximo",
    pt: "uma lista de no máximo 999 números",
    eu: "gehienez 999 zenbakiko zerrenda bat",
    en: "a list of at most 999 numbers",
};
