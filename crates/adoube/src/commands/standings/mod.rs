//! `adoube standings`: the standings of a tournament with each tie-break's value (FIDE C.07; the handbook's orders).

mod players;
mod tables;
mod team_codes;
mod teams;
mod words;

use super::arguments::{file, flag, number, one_of, option, subcommand, value};
use super::{Subcommand, options};
use crate::columns::aligned;
use crate::exit::{CommandError, Exit};
use crate::screen::{self, Screen, one_line};
use crate::tournament_file::{self, TournamentFile};
use adoube_exchange::trf;
use adoube_laws::{Language, Text};
use adoube_tournament::knockout::{self, Knockout};
use adoube_tournament::tiebreaks::handbook::{self, Criterion};
use adoube_tournament::tiebreaks::{EventKind, Kind, Row, TieBreak, share_prizes, standings, work_out_after};
use adoube_tournament::{PlayerIx, Points, System, Tournament};
use clap::{ArgMatches, Command};
use players::PlayerColumns;
use serde_json::{Map, Value, json};
use words::{NUMBER, PART_ALONE, POINTS, RANK, code, noted};

const ABOUT: Text = Text {
    ca: "La classificació, amb el valor de cada desempat",
    es: "La clasificación, con el valor de cada desempate",
    pt: "A classificação, com o valor de cada critério de desempate",
    eu: "Sailkapena, berdinketa hausteko irizpide bakoitzaren balioarekin",
    en: "The standing, with the value of each tie-break",
};
const TIE_BREAKS: Text = Text {
    ca: "Els desempats per ordre, com ara BH-C1,BH,DE o BH/C1; per equips, MPvGP,EMGSB/C1,EDE, amb PTS:GP al davant si manen els punts de tauler [per defecte, els del fitxer; si no, BH/C1,BH,DE; en una lliga, SB,DE,WIN; per equips, MPvGP,EMGSB/C1,EDEBT]",
    es: "Los desempates por orden, como BH-C1,BH,DE o BH/C1; por equipos, MPvGP,EMGSB/C1,EDE, con PTS:GP delante si mandan los puntos de tablero [por defecto, los del archivo; si no, BH/C1,BH,DE; en una liga, SB,DE,WIN; por equipos, MPvGP,EMGSB/C1,EDEBT]",
    pt: "Os desempates em ordem, como BH-C1,BH,DE ou BH/C1; por equipes, MPvGP,EMGSB/C1,EDE, com PTS:GP à frente se mandam os pontos de tabuleiro [padrão: os do arquivo; senão, BH/C1,BH,DE; em todos contra todos, SB,DE,WIN; por equipes, MPvGP,EMGSB/C1,EDEBT]",
    eu: "Irizpideak ordenan, hala nola BH-C1,BH,DE edo BH/C1; taldeka, MPvGP,EMGSB/C1,EDE, eta aurrean PTS:GP taula-puntuek agintzen badute [lehenetsia: fitxategikoak; bestela BH/C1,BH,DE; ligan, SB,DE,WIN; taldeka, MPvGP,EMGSB/C1,EDEBT]",
    en: "The tie-breaks in order, such as BH-C1,BH,DE or BH/C1; of teams MPvGP,EMGSB/C1,EDE, with PTS:GP in front if game points come first [default: the file's, else BH/C1,BH,DE; in a round robin SB,DE,WIN; of teams MPvGP,EMGSB/C1,EDEBT]",
};
const PRESET: Text = Text {
    ca: "L'ordre del reglament de la federació: fce-swiss o fce-roundrobin; per equips, fce-teams, fce-copa o fce-team-finals",
    es: "El orden del reglamento de la federación: fce-swiss o fce-roundrobin; por equipos, fce-teams, fce-copa o fce-team-finals",
    pt: "A ordem do regulamento da federação: fce-swiss ou fce-roundrobin; por equipes, fce-teams, fce-copa ou fce-team-finals",
    eu: "Federazioaren araudiko ordena: fce-swiss edo fce-roundrobin; taldeka, fce-teams, fce-copa edo fce-team-finals",
    en: "The order of the federation's handbook: fce-swiss or fce-roundrobin; for teams, fce-teams, fce-copa or fce-team-finals",
};
const ROUND: Text = Text {
    ca: "Després de quina ronda [per defecte, l'última aparellada]",
    es: "Después de qué ronda [por defecto, la última emparejada]",
    pt: "Depois de qual rodada [padrão: a última emparceirada]",
    eu: "Zein jardunaldiren ondoren [lehenetsia: parekatutako azkena]",
    en: "After which round [default: the last one paired]",
};
const WORKED: Text = Text {
    ca: "Mostra com surt cada valor d'aquest jugador, pel número de sortida, o d'aquest equip, pel seu número",
    es: "Muestra cómo sale cada valor de este jugador, por su número inicial, o de este equipo, por su número",
    pt: "Mostra como se obtém cada valor deste jogador, pelo número inicial, ou desta equipe, pelo seu número",
    eu: "Erakutsi jokalari honen balio bakoitza nola ateratzen den, hasierako zenbakiaren arabera, edo talde honena, bere zenbakiaren arabera",
    en: "Show how each value of this player comes about, by starting rank, or of this team, by its number",
};
const TEAMS: Text = Text {
    ca: "La classificació dels equips; sense dir-ho quan el fitxer és d'un torneig d'equips o un desempat només és d'equips",
    es: "La clasificación de los equipos; sin decirlo cuando el archivo es de un torneo de equipos o un desempate es solo de equipos",
    pt: "A classificação das equipes; sem dizê-lo quando o arquivo é de um torneio de equipes ou um critério é só de equipes",
    eu: "Taldeen sailkapena; esan gabe ere bai, fitxategia taldekako txapelketa batena denean edo irizpide bat taldeena bakarrik denean",
    en: "The standing of the teams; unasked where the file is of a team event or a tie-break is one of teams only",
};
const PLAYERS: Text = Text {
    ca: "La classificació dels jugadors, també en un torneig d'equips",
    es: "La clasificación de los jugadores, también en un torneo de equipos",
    pt: "A classificação dos jogadores, também em um torneio de equipes",
    eu: "Jokalarien sailkapena, taldekako txapelketa batean ere",
    en: "The standing of the players, in a team event too",
};
const FOR_TEAMS: Text = Text {
    ca: "--tiebreaks: {code} és un desempat d'equips; s'esperava un desempat de jugadors, o --teams",
    es: "--tiebreaks: {code} es un desempate de equipos; se esperaba un desempate de jugadores, o --teams",
    pt: "--tiebreaks: {code} é um critério de equipes; esperava-se um critério de jogadores, ou --teams",
    eu: "--tiebreaks: {code} taldeen irizpidea da; jokalarien irizpide bat espero zen, edo --teams",
    en: "--tiebreaks: {code} is a tie-break of teams; expected one of players, or --teams",
};
const NO_ROUND: Text = Text {
    ca: "--round: s'ha trobat {round}; el fitxer té {rounds} rondes",
    es: "--round: se encontró {round}; el archivo tiene {rounds} rondas",
    pt: "--round: encontrou-se {round}; o arquivo tem {rounds} rodadas",
    eu: "--round: {round} aurkitu da; fitxategiak {rounds} jardunaldi ditu",
    en: "--round: found {round}; the file has {rounds} rounds",
};
const NO_PLAYER: Text = Text {
    ca: "--worked: s'ha trobat {number}; s'esperava el número de sortida d'un jugador del fitxer",
    es: "--worked: se encontró {number}; se esperaba el número inicial de un jugador del archivo",
    pt: "--worked: encontrou-se {number}; esperava-se o número inicial de um jogador do arquivo",
    eu: "--worked: {number} aurkitu da; fitxategiko jokalari baten hasierako zenbakia espero zen",
    en: "--worked: found {number}; expected the starting rank of a player in the file",
};
const NO_CARD: Text = Text {
    ca: "--card: s'ha trobat {number}; s'esperava el número de sortida d'un jugador del fitxer",
    es: "--card: se encontró {number}; se esperaba el número inicial de un jugador del archivo",
    pt: "--card: encontrou-se {number}; esperava-se o número inicial de um jogador do arquivo",
    eu: "--card: {number} aurkitu da; fitxategiko jokalari baten hasierako zenbakia espero zen",
    en: "--card: found {number}; expected the starting rank of a player in the file",
};
const TABLE: Text = Text {
    ca: "Quina taula: standing (la classificació), cross (quadre de partides) o progress (puntuació ronda a ronda) [per defecte, standing]",
    es: "Qué tabla: standing (la clasificación), cross (cuadro de partidas) o progress (puntuación ronda a ronda) [por defecto, standing]",
    pt: "Qual tabela: standing (a classificação), cross (quadro de partidas) ou progress (pontuação rodada a rodada) [padrão: standing]",
    eu: "Zein taula: standing (sailkapena), cross (partiden koadroa) edo progress (puntuak jardunaldiz jardunaldi) [lehenetsia: standing]",
    en: "Which table: standing, cross (crosstable) or progress (scores round by round) [default: standing]",
};
const CARD: Text = Text {
    ca: "La fitxa d'aquest jugador, pel número de sortida",
    es: "La ficha de este jugador, por su número inicial",
    pt: "A ficha deste jogador, pelo número inicial",
    eu: "Jokalari honen fitxa, hasierako zenbakiaren arabera",
    en: "The card of this player, by starting rank",
};
const PRIZES: Text = Text {
    ca: "Els premis per ordre, com ara 600,300,150: es reparteixen entre els empatats a punts (1.61)",
    es: "Los premios en orden, como 600,300,150: se reparten entre los empatados a puntos (1.61)",
    pt: "Os prêmios em ordem, como 600,300,150: dividem-se entre os empatados em pontos (1.61)",
    eu: "Sariak ordenan, hala nola 600,300,150: puntuetan berdindutakoen artean banatzen dira (1.61)",
    en: "The prizes in order, such as 600,300,150: they are split among those level on points (1.61)",
};
const NO_PRIZE: Text = Text {
    ca: "--prizes: s'ha trobat {found}; s'esperaven imports com ara 600 o 49.50",
    es: "--prizes: se encontró {found}; se esperaban importes como 600 o 49.50",
    pt: "--prizes: encontrou-se {found}; esperavam-se valores como 600 ou 49.50",
    eu: "--prizes: {found} aurkitu da; 600 edo 49.50 bezalako zenbatekoak espero ziren",
    en: "--prizes: found {found}; expected amounts such as 600 or 49.50",
};
const WIDE: Text = Text {
    ca: "També títol, Elo, federació i data de naixement",
    es: "También título, Elo, federación y fecha de nacimiento",
    pt: "Também título, rating, federação e data de nascimento",
    eu: "Titulua, Elo, federazioa eta jaioteguna ere bai",
    en: "Also title, rating, federation and date of birth",
};
const LIST: Text = Text {
    ca: "La llista de la federació (text, CSV o XML): hi afegeix la categoria, i el títol si el fitxer no el té",
    es: "La lista de la federación (texto, CSV o XML): añade la categoría, y el título si el archivo no lo tiene",
    pt: "A lista da federação (texto, CSV ou XML): acrescenta a categoria, e o título se o arquivo não o tem",
    eu: "Federazioaren zerrenda (testua, CSV edo XML): kategoria gehitzen du, eta titulua fitxategiak ez badu",
    en: "The federation's list (text, CSV or XML): adds the category, and the title where the file has none",
};
const NOT_HERE: Text = Text {
    ca: "{code} no es pot fer servir en una lliga de tots contra tots (C.07, article 8)",
    es: "{code} no se puede usar en una liga de todos contra todos (C.07, artículo 8)",
    pt: "{code} não pode ser usado em um torneio de todos contra todos (C.07, artigo 8)",
    eu: "{code} ezin da denak denen aurkako liga batean erabili (C.07, 8. artikulua)",
    en: "{code} must not be used in a round robin (C.07, article 8)",
};
const UNRATED: Text = Text {
    ca: "{code}: hi ha jugadors sense Elo, que no hi compten; cal haver-ho anunciat (C.07, article 10)",
    es: "{code}: hay jugadores sin Elo, que no cuentan; debe haberse anunciado (C.07, artículo 10)",
    pt: "{code}: há jogadores sem rating, que não contam; isso deve ter sido anunciado (C.07, artigo 10)",
    eu: "{code}: Elorik gabeko jokalariak daude, eta ez dira zenbatzen; iragarrita egon behar du (C.07, 10. artikulua)",
    en: "{code}: there are players without a rating, who do not count; this must have been announced (C.07, article 10)",
};
const PRIZE: Text = Text { ca: "premi", es: "premio", pt: "prêmio", eu: "saria", en: "prize" };
const NAME: Text = Text { ca: "nom", es: "nombre", pt: "nome", eu: "izena", en: "name" };
const PART: Text = Text {
    ca: "  ronda {round}, contra {opponent}: {value}",
    es: "  ronda {round}, contra {opponent}: {value}",
    pt: "  rodada {round}, contra {opponent}: {value}",
    eu: "  {round}. jardunaldia, {opponent} jokalariaren aurka: {value}",
    en: "  round {round}, against {opponent}: {value}",
};

/// A table to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum TableChoice {
    Standings,
    Cross,
    Progress,
}

/// Whose standings to show.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ranked {
    Teams,
    Players,
}

pub(super) struct StandingsArgs {
    file: String,
    ranked: Option<Ranked>,
    tie_breaks: Option<String>,
    preset: Option<String>,
    round: Option<usize>,
    /// The starting rank of a player, or the number of a team, whose values are explained.
    worked: Option<u64>,
    table: Option<TableChoice>,
    /// The starting rank of a player whose card is shown.
    card: Option<u64>,
    prizes: Option<String>,
    wide: bool,
    list: Option<String>,
}

impl Subcommand for StandingsArgs {
    const NAME: &'static str = "standings";

    fn describe(language: Language) -> Command {
        let tables = one_of([
            ("standing", TableChoice::Standings),
            ("cross", TableChoice::Cross),
            ("progress", TableChoice::Progress),
        ]);
        subcommand(
        Self::NAME,
        "adoube standings FILE.trf [--teams | --players] [--tiebreaks LIST | --preset NAME] [--round N] [--table NAME] [--prizes LIST] [--wide] [--list LIST] [--worked PLAYER | --card PLAYER]",
        "adoube standings open.trf --tiebreaks BH-C1,BH,DE",
        ABOUT,
        language,
    )
    .arg(options::tournament_file(language))
    .arg(flag("teams", TEAMS, language).conflicts_with_all(["preset", "card", "table", "prizes", "wide", "list"]))
    .arg(flag("players", PLAYERS, language).conflicts_with("teams"))
    .arg(option("tiebreaks", "LIST", TIE_BREAKS, language))
    .arg(
        option("preset", "NAME", PRESET, language)
            .value_parser(["fce-swiss", "fce-roundrobin", "fce-teams", "fce-copa", "fce-team-finals"])
            .conflicts_with("tiebreaks"),
    )
    .arg(option("round", "N", ROUND, language).value_parser(number::<usize>(0..=trf::MAX_ROUNDS as u64, language)))
    .arg(
        option("worked", "PLAYER", WORKED, language)
            .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language))
            .conflicts_with("preset"),
    )
    .arg(option("table", "NAME", TABLE, language).value_parser(tables))
    .arg(
        option("card", "PLAYER", CARD, language)
            .value_parser(number::<u64>(1..=u64::from(trf::MAX_NUMBER), language))
            .conflicts_with_all(["worked", "table"]),
    )
    .arg(option("prizes", "LIST", PRIZES, language))
    .arg(flag("wide", WIDE, language))
    .arg(option("list", "LIST", LIST, language))
    }

    fn read(matches: &ArgMatches) -> Self {
        let ranked = match (matches.get_flag("teams"), matches.get_flag("players")) {
            (true, _) => Some(Ranked::Teams),
            (false, true) => Some(Ranked::Players),
            (false, false) => None,
        };
        Self {
            file: file(matches),
            ranked,
            tie_breaks: value(matches, "tiebreaks"),
            preset: value(matches, "preset"),
            round: value(matches, "round"),
            worked: value(matches, "worked"),
            table: value(matches, "table"),
            card: value(matches, "card"),
            prizes: value(matches, "prizes"),
            wide: matches.get_flag("wide"),
            list: value(matches, "list"),
        }
    }

    fn run(self, screen: &mut Screen) -> Result<Exit, CommandError> {
        let language = screen.language;
        let name = self.file.as_str();
        let file = tournament_file::open(name, language)?;
        let t = &file.meaning.tournament;
        let paired = t.paired_rounds();
        let rounds = self.round.unwrap_or(paired);
        if rounds > paired {
            return Err(CommandError::Input(NO_ROUND.fill(language, &[("round", &rounds), ("rounds", &paired)])));
        }
        if let Some(number) = self.card {
            let player = find(t, number, NO_CARD, language)?;
            return tables::of_player(t, player, POINTS.get(language).to_owned(), screen);
        }
        let preset = self.preset.as_deref();
        if let Some((_, criteria)) = teams::PRESETS.iter().find(|(known, _)| preset == Some(*known)) {
            return teams::show(&file, name, criteria, rounds, screen);
        }
        if let Some(criteria) = preset.and_then(handbook::preset) {
            let codes = criteria.iter().map(|criterion: &Criterion| criterion.name().to_owned()).collect();
            let rows = handbook::standings(t, rounds, criteria);
            return write(t, rounds, &StandingsTable::new(t, codes, rows, &self, language)?, self.table, screen);
        }
        let asked = self.tie_breaks.as_deref().map(TieBreak::list).transpose();
        let asked = asked.map_err(|error| CommandError::Input(format!("--tiebreaks: {}", error.sentence(language))))?;
        if self.ranks_teams(&file, asked.as_deref()) {
            let announced = || file.meaning.tie_breaks.as_deref().and_then(|list| TieBreak::list(list).ok());
            return team_codes::show(&file, name, asked.or_else(announced), rounds, self.worked, screen);
        }
        if let Some(code) = asked.iter().flatten().find(|code| code.is_for_teams()) {
            return Err(CommandError::Input(FOR_TEAMS.fill(language, &[("code", code)])));
        }
        self.of_players(&file, asked, rounds, screen)
    }
}

impl StandingsArgs {
    /// Whether to rank teams: because `--teams` says so, or a tie-break is for teams only, or the file is of a team event.
    /// Tables that exist for players only rule it out.
    fn ranks_teams(&self, file: &TournamentFile, asked: Option<&[TieBreak]>) -> bool {
        let by_code = || asked.is_some_and(|list| list.iter().any(TieBreak::is_for_teams));
        let by_file = || {
            file.meaning.code.as_ref().is_some_and(trf::is_team_code)
                && !trf::teams(&file.document, &file.meaning.tournament).0.is_empty()
        };
        let only_players = self.table.is_some() || self.prizes.is_some() || self.list.is_some() || self.wide;
        match self.ranked {
            Some(ranked) => ranked == Ranked::Teams,
            None => !only_players && (by_code() || by_file()),
        }
    }

    /// The standings of the players by FIDE's tie-breaks.
    fn of_players(
        &self,
        file: &TournamentFile,
        asked: Option<Vec<TieBreak>>,
        rounds: usize,
        screen: &mut Screen,
    ) -> Result<Exit, CommandError> {
        let language = screen.language;
        let t = &file.meaning.tournament;
        let kind = match file.meaning.system {
            Some(System::RoundRobin(_)) => EventKind::RoundRobin,
            _ => EventKind::Swiss,
        };
        let tie_breaks = asked.unwrap_or_else(|| announced(file, &self.file, kind, language));
        for line in doubtful(t, kind, &tie_breaks, language) {
            screen::message(&line);
        }
        let standing = standings(t, rounds, kind, &tie_breaks);
        if let Some(number) = self.worked {
            let player = find(t, number, NO_PLAYER, language)?;
            let row = standing.rows.iter().find(|row| row.player == player);
            let values = row.map_or(&[][..], |row| row.values.as_slice());
            return explain(t, rounds, kind, player, tie_breaks.iter().zip(values), screen);
        }
        let codes = standing.tie_breaks.iter().map(TieBreak::to_string).collect();
        let rows = match file.meaning.system {
            Some(System::Knockout(rules)) => knockout_rows(t, rounds, &rules, standing.rows),
            _ => standing.rows,
        };
        write(t, rounds, &StandingsTable::new(t, codes, rows, self, language)?, self.table, screen)
    }
}

/// The player with a starting rank, or the error in `unknown`.
fn find(t: &Tournament, number: u64, unknown: Text, language: Language) -> Result<PlayerIx, CommandError> {
    let player = u16::try_from(number).ok().and_then(|number| t.find(number));
    player.ok_or_else(|| CommandError::Input(unknown.fill(language, &[("number", &number)])))
}

/// Standings ready to be written.
struct StandingsTable {
    codes: Vec<String>,
    rows: Vec<Row>,
    /// The prize of each row, in hundredths.
    prizes: Option<Vec<u64>>,
    /// The columns beside the names.
    columns: PlayerColumns,
}

impl StandingsTable {
    fn new(
        t: &Tournament,
        codes: Vec<String>,
        rows: Vec<Row>,
        args: &StandingsArgs,
        language: Language,
    ) -> Result<Self, CommandError> {
        let columns = PlayerColumns::new(t, args.list.as_deref(), args.wide, language)?;
        let amounts = args.prizes.as_deref().map(|list| amounts(list, language)).transpose()?;
        let prizes = amounts.map(|amounts| {
            let points: Vec<Points> = rows.iter().map(|row| row.points).collect();
            share_prizes(&points, &amounts)
        });
        Ok(Self { codes, rows, prizes, columns })
    }
}

/// Amounts in hundredths.
fn amounts(list: &str, language: Language) -> Result<Vec<u64>, CommandError> {
    let one = |word: &str| -> Option<u64> {
        let (whole, part) = word.split_once('.').unwrap_or((word, ""));
        if part.len() > 2 || whole.is_empty() || whole.len() > 12 {
            return None;
        }
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let hundredths = if digits(part) { format!("{part:0<2}").parse::<u64>().ok()? } else { return None };
        Some(whole.parse::<u64>().ok()? * 100 + hundredths)
    };
    let all = list.split(',').map(|word| {
        let word = word.trim();
        one(word).ok_or_else(|| {
            let found = format!("{:?}", word.chars().take(40).collect::<String>());
            CommandError::Input(NO_PRIZE.fill(language, &[("found", &found)]))
        })
    });
    all.collect()
}

fn money(hundredths: u64) -> String {
    if hundredths.is_multiple_of(100) {
        (hundredths / 100).to_string()
    } else {
        format!("{}.{:02}", hundredths / 100, hundredths % 100)
    }
}

/// The table asked for.
fn write(
    t: &Tournament,
    rounds: usize,
    table: &StandingsTable,
    choice: Option<TableChoice>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let heads = [RANK, NUMBER, NAME, POINTS].map(|text| text.get(screen.language).to_owned());
    match choice {
        Some(TableChoice::Cross) => tables::cross(t, rounds, &table.rows, heads, &table.columns, screen),
        Some(TableChoice::Progress) => tables::scores(t, rounds, &table.rows, heads, &table.columns, screen),
        Some(TableChoice::Standings) | None => show(t, table, screen),
    }
}

/// Ranks a knockout by how far each player came; players still in it come first.
fn knockout_rows(t: &Tournament, rounds: usize, rules: &Knockout, rows: Vec<Row>) -> Vec<Row> {
    let Ok(progress) = knockout::progress(t, rounds + 1, rules) else { return rows };
    let places = progress.places();
    let rank = |ix: PlayerIx| places.iter().find(|(_, _, who)| *who == ix).map(|(first, _, _)| usize::from(*first));
    let took_part = |ix: PlayerIx| progress.seeds.contains(&ix);
    let mut rows: Vec<Row> = rows
        .into_iter()
        .map(|row| {
            let last = if took_part(row.player) { 1 } else { t.players.len() };
            Row { rank: rank(row.player).unwrap_or(last), ..row }
        })
        .collect();
    rows.sort_by_key(|row| (row.rank, row.player));
    rows
}

/// The objections of C.07 to the tie-breaks chosen.
fn doubtful(t: &Tournament, kind: EventKind, tie_breaks: &[TieBreak], language: Language) -> Vec<String> {
    let unrated = t.players.iter().any(|p| p.rating == 0);
    let against = |tie_break: &TieBreak| match tie_break.kind {
        Kind::Buchholz | Kind::ForeBuchholz | Kind::AverageBuchholz if kind == EventKind::RoundRobin => Some(NOT_HERE),
        Kind::AverageRating
        | Kind::Performance
        | Kind::PerfectPerformance
        | Kind::AveragePerformance
        | Kind::AveragePerfectPerformance
        | Kind::Rating
            if unrated =>
        {
            Some(UNRATED)
        }
        _ => None,
    };
    tie_breaks.iter().filter_map(|code| Some(against(code)?.fill(language, &[("code", code)]))).collect()
}

/// The tie-breaks the file announces, if they can be read; else the usual ones.
fn announced(file: &TournamentFile, name: &str, kind: EventKind, language: Language) -> Vec<TieBreak> {
    let usual = || match kind {
        // A knockout is ranked by the bracket alone.
        _ if matches!(file.meaning.system, Some(System::Knockout(_))) => Vec::new(),
        EventKind::Swiss => vec![
            TieBreak::plain(Kind::Buchholz).cut(1),
            TieBreak::plain(Kind::Buchholz),
            TieBreak::plain(Kind::DirectEncounter),
        ],
        EventKind::RoundRobin => {
            [Kind::SonnebornBerger, Kind::DirectEncounter, Kind::Wins].map(TieBreak::plain).to_vec()
        }
    };
    match file.meaning.tie_breaks.as_deref().map(TieBreak::list) {
        None => usual(),
        Some(Ok(list)) => {
            // The points come first anyway.
            let counts = |tie_break: &TieBreak| tie_break.kind != Kind::Points && !tie_break.is_for_teams();
            let list: Vec<TieBreak> = list.into_iter().filter(counts).collect();
            if list.is_empty() { usual() } else { list }
        }
        Some(Err(error)) => {
            screen::message(&format!("{name}: {}", error.sentence(language)));
            usual()
        }
    }
}

fn show(t: &Tournament, table: &StandingsTable, screen: &mut Screen) -> Result<Exit, CommandError> {
    let person = |ix: PlayerIx| t.player(ix).map_or((0, String::new()), |p| (p.number, one_line(&p.name)));
    if screen.wants_json() {
        let rows: Vec<Value> = table
            .rows
            .iter()
            .enumerate()
            .map(|(at, row)| {
                let (number, name) = person(row.player);
                let p = t.player(row.player);
                let values: Map<String, Value> =
                    table.codes.iter().zip(&row.values).map(|(code, value)| (code.clone(), json!(value.to_string()))).collect();
                json!({
                    "rank": row.rank, "number": number, "name": name, "points": row.points.to_string(), "tieBreaks": values,
                    "title": table.columns.title(row.player), "category": table.columns.category(row.player), "rating": p.map(|p| p.rating).filter(|r| *r > 0),
                    "federation": p.map(|p| p.federation.as_str()), "born": p.map(|p| p.born.as_str()),
                    "prize": table.prizes.as_ref().and_then(|prizes| prizes.get(at)).map(|&amount| money(amount)),
                })
            })
            .collect();
        screen.json(&json!({ "tieBreaks": table.codes, "standings": rows }))?;
        return Ok(Exit::Done);
    }
    let language = screen.language;
    let head = |text: Text| text.get(language).to_owned();
    let mut first = vec![head(RANK), head(NUMBER), head(NAME)];
    first.extend(table.columns.heads(language));
    first.push(head(POINTS));
    first.extend(table.codes.iter().cloned());
    first.extend(table.prizes.as_ref().map(|_| head(PRIZE)));
    let mut lines = vec![first];
    for (at, row) in table.rows.iter().enumerate() {
        let (number, name) = person(row.player);
        let mut line = vec![row.rank.to_string(), number.to_string(), name];
        line.extend(table.columns.cells(t, row.player));
        line.push(row.points.to_string());
        line.extend(row.values.iter().map(ToString::to_string));
        line.extend(table.prizes.as_ref().and_then(|prizes| prizes.get(at)).map(|&amount| money(amount)));
        lines.push(line);
    }
    screen.table(&aligned(&lines, 2))?;
    Ok(Exit::Done)
}

/// Explains each value of a player. Direct encounter shows the games among those still tied.
fn explain<'a>(
    t: &Tournament,
    rounds: usize,
    kind: EventKind,
    player: PlayerIx,
    values: impl Iterator<Item = (&'a TieBreak, &'a adoube_tournament::tiebreaks::Value)>,
    screen: &mut Screen,
) -> Result<Exit, CommandError> {
    let number = |ix: PlayerIx| t.player(ix).map_or(0, |p| p.number);
    let mut all = Vec::new();
    let mut before = Vec::new();
    for (tie_break, value) in values {
        let parts = work_out_after(t, rounds, kind, player, &before, *tie_break).map_or_else(Vec::new, |w| w.parts);
        before.push(*tie_break);
        if screen.wants_json() {
            let parts: Vec<Value> = parts
                .iter()
                .map(|part| {
                    let (opponent, note) = (part.opponent.map(number), code(part.note));
                    json!({ "round": part.round, "opponent": opponent, "value": part.value.to_string(), "note": note })
                })
                .collect();
            all.push(json!({ "code": tie_break.to_string(), "value": value.to_string(), "parts": parts }));
            continue;
        }
        screen.line(&format!("{tie_break} = {value}"))?;
        for part in parts {
            let round = part.round.map_or_else(|| "-".to_owned(), |round| round.to_string());
            let line = match part.opponent {
                Some(ix) => {
                    PART.fill(screen.language, &[("round", &round), ("opponent", &number(ix)), ("value", &part.value)])
                }
                None => PART_ALONE.fill(screen.language, &[("round", &round), ("value", &part.value)]),
            };
            screen.line(&noted(line, part.note, screen.language))?;
        }
    }
    if screen.wants_json() {
        screen.json(&json!({ "number": number(player), "tieBreaks": all }))?;
    }
    Ok(Exit::Done)
}
