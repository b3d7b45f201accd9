//! Numbers of things in what the commands on the record say.

use adoube_laws::Text;
use adoube_store::plural::PluralText;

pub(crate) const ENTRIES: PluralText = PluralText {
    one: Text { ca: "1 entrada", es: "1 entrada", pt: "1 entrada", eu: "sarrera 1", en: "1 entry" },
    many: Text { ca: "{n} entrades", es: "{n} entradas", pt: "{n} entradas", eu: "{n} sarrera", en: "{n} entries" },
};
pub(crate) const NEW_ENTRIES: PluralText = PluralText {
    one: Text {
        ca: "1 entrada nova",
        es: "1 entrada nueva",
        pt: "1 entrada nova",
        eu: "sarrera berri 1",
        en: "1 new entry",
    },
    many: Text {
        ca: "{n} entrades noves",
        es: "{n} entradas nuevas",
        pt: "{n} entradas novas",
        eu: "{n} sarrera berri",
        en: "{n} new entries",
    },
};
pub(crate) const KNOWN: PluralText = PluralText {
    one: Text { ca: "1 ja hi era", es: "1 ya estaba", pt: "1 já estava lá", eu: "1 bazegoen", en: "1 was there" },
    many: Text {
        ca: "{n} ja hi eren",
        es: "{n} ya estaban",
        pt: "{n} já estavam lá",
        eu: "{n} bazeuden",
        en: "{n} were there",
    },
};
pub(crate) const OF_STREAMS: PluralText = PluralText {
    one: Text { ca: "d'1 flux", es: "de 1 flujo", pt: "de 1 fluxo", eu: "korronte batean", en: "of 1 stream" },
    many: Text {
        ca: "de {n} fluxos",
        es: "de {n} flujos",
        pt: "de {n} fluxos",
        eu: "{n} korrontetan",
        en: "of {n} streams",
    },
};
pub(crate) const REPLAYED: PluralText = PluralText {
    one: Text {
        ca: "1 flux repetit",
        es: "1 flujo repetido",
        pt: "1 fluxo repetido",
        eu: "korronte 1 errepikatuta",
        en: "1 stream replayed",
    },
    many: Text {
        ca: "{n} fluxos repetits",
        es: "{n} flujos repetidos",
        pt: "{n} fluxos repetidos",
        eu: "{n} korronte errepikatuta",
        en: "{n} streams replayed",
    },
};
pub(crate) const CHECKPOINTS: PluralText = PluralText {
    one: Text {
        ca: "1 punt de control",
        es: "1 punto de control",
        pt: "1 ponto de controle",
        eu: "kontrol-puntu 1",
        en: "1 checkpoint",
    },
    many: Text {
        ca: "{n} punts de control",
        es: "{n} puntos de control",
        pt: "{n} pontos de controle",
        eu: "{n} kontrol-puntu",
        en: "{n} checkpoints",
    },
};
pub(crate) const PERSONS: PluralText = PluralText {
    one: Text { ca: "1 persona", es: "1 persona", pt: "1 pessoa", eu: "pertsona 1", en: "1 person" },
    many: Text { ca: "{n} persones", es: "{n} personas", pt: "{n} pessoas", eu: "{n} pertsona", en: "{n} persons" },
};
pub(crate) const ACCOUNTS: PluralText = PluralText {
    one: Text { ca: "1 compte", es: "1 cuenta", pt: "1 conta", eu: "kontu 1", en: "1 account" },
    many: Text { ca: "{n} comptes", es: "{n} cuentas", pt: "{n} contas", eu: "{n} kontu", en: "{n} accounts" },
};
pub(crate) const LISTS: PluralText = PluralText {
    one: Text { ca: "1 llista", es: "1 lista", pt: "1 lista", eu: "zerrenda 1", en: "1 list" },
    many: Text { ca: "{n} llistes", es: "{n} listas", pt: "{n} listas", eu: "{n} zerrenda", en: "{n} lists" },
};
pub(crate) const FAULTS: PluralText = PluralText {
    one: Text { ca: "1 falta", es: "1 falta", pt: "1 falta", eu: "akats 1", en: "1 fault" },
    many: Text { ca: "{n} faltes", es: "{n} faltas", pt: "{n} faltas", eu: "{n} akats", en: "{n} faults" },
};
pub(crate) const GAMES: PluralText = PluralText {
    one: Text { ca: "1 partida", es: "1 partida", pt: "1 partida", eu: "partida 1", en: "1 game" },
    many: Text { ca: "{n} partides", es: "{n} partidas", pt: "{n} partidas", eu: "{n} partida", en: "{n} games" },
};
pub(crate) const MOVES: PluralText = PluralText {
    one: Text { ca: "1 jugada", es: "1 jugada", pt: "1 lance", eu: "jokaldi 1", en: "1 move" },
    many: Text { ca: "{n} jugades", es: "{n} jugadas", pt: "{n} lances", eu: "{n} jokaldi", en: "{n} moves" },
};
pub(crate) const IN_GAMES: PluralText = PluralText {
    one: Text { ca: "en 1 partida", es: "en 1 partida", pt: "em 1 partida", eu: "partida batean", en: "in 1 game" },
    many: Text {
        ca: "en {n} partides",
        es: "en {n} partidas",
        pt: "em {n} partidas",
        eu: "{n} partidatan",
        en: "in {n} games",
    },
};
pub(crate) const IN_ENTRIES: PluralText = PluralText {
    one: Text { ca: "en 1 entrada", es: "en 1 entrada", pt: "em 1 entrada", eu: "sarrera batean", en: "in 1 entry" },
    many: Text {
        ca: "en {n} entrades",
        es: "en {n} entradas",
        pt: "em {n} entradas",
        eu: "{n} sarreratan",
        en: "in {n} entries",
    },
};
/// What an import left out.
pub(crate) const ERASED: PluralText = PluralText {
    one: Text {
        ca: "1 persona, sessió o secret s'ha deixat fora: aquí s'havia esborrat",
        es: "1 persona, sesión o secreto se ha dejado fuera: aquí se había borrado",
        pt: "1 pessoa, sessão ou segredo ficou de fora: aqui tinha sido apagado",
        eu: "pertsona, saio edo sekretu 1 kanpoan utzi da: hemen ezabatuta zegoen",
        en: "1 person, session or secret was left out: it had been erased here",
    },
    many: Text {
        ca: "{n} persones, sessions o secrets s'han deixat fora: aquí s'havien esborrat",
        es: "{n} personas, sesiones o secretos se han dejado fuera: aquí se habían borrado",
        pt: "{n} pessoas, sessões ou segredos ficaram de fora: aqui tinham sido apagados",
        eu: "{n} pertsona, saio edo sekretu kanpoan utzi dira: hemen ezabatuta zeuden",
        en: "{n} persons, sessions or secrets were left out: they had been erased here",
    },
};
/// What a run that was ended had left.
pub(crate) const LEFTOVERS: PluralText = PluralText {
    one: Text {
        ca: "S'ha tret una còpia a mig fer, d'una execució anterior que es va interrompre",
        es: "Se ha quitado una copia a medio hacer, de una ejecución anterior que se interrumpió",
        pt: "Foi removida uma cópia inacabada, de uma execução anterior que foi interrompida",
        eu: "Amaitu gabeko kopia bat kendu da, eten zen aurreko exekuzio batekoa",
        en: "One unfinished copy, of an earlier run that was ended, was removed",
    },
    many: Text {
        ca: "S'han tret {n} còpies a mig fer, d'execucions anteriors que es van interrompre",
        es: "Se han quitado {n} copias a medio hacer, de ejecuciones anteriores que se interrumpieron",
        pt: "Foram removidas {n} cópias inacabadas, de execuções anteriores que foram interrompidas",
        eu: "Amaitu gabeko {n} kopia kendu dira, eten ziren aurreko exekuzioetakoak",
        en: "{n} unfinished copies, of earlier runs that were ended, were removed",
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use adoube_laws::Language;

    #[test]
    fn every_number_of_things_has_its_form() {
        let all = [
            ENTRIES,
            NEW_ENTRIES,
            KNOWN,
            OF_STREAMS,
            REPLAYED,
            CHECKPOINTS,
            PERSONS,
            ACCOUNTS,
            LISTS,
            FAULTS,
            GAMES,
            MOVES,
            IN_GAMES,
            IN_ENTRIES,
            ERASED,
            LEFTOVERS,
        ];
        for counted in all {
            for language in Language::ALL {
                let [one, two] = [1, 2].map(|n| counted.say(language, n));
                assert_ne!(one.replace('1', "2"), two, "{language:?}: {one}");
                assert_eq!(counted.many.places(language), ["n"], "{language:?}: {two}");
                assert!(counted.one.places(language).is_empty(), "{language:?}: {one}");
            }
        }
    }
}
