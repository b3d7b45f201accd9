//! Generates a rating list in every format, reads each, and prints the times: `bench_lists [PLAYERS]`, by default with
//! a million players.

#![allow(clippy::print_stdout, clippy::unwrap_used, clippy::cast_precision_loss)]

use adoube_exchange::lists::federation::{self, FederationPlayer, ListedCategory};
use adoube_exchange::lists::{TextList, XmlList};
use std::fmt::Write;
use std::time::Instant;

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

fn report(form: &str, bytes: usize, players: u64, since: Instant) {
    let seconds = since.elapsed().as_secs_f64();
    println!(
        "{form}: {players} players, {} MB in {seconds:.2} s, {:.0} a second",
        bytes >> 20,
        players as f64 / seconds
    );
}

fn main() {
    let count: u32 = std::env::args().nth(1).map_or(1_000_000, |n| n.parse().unwrap());
    let name = |n: u32| format!("Surname{}, Given Name{}", n % 50_021, n % 977);
    let mut text = format!("{HEADER}\r\n");
    let mut xml = String::from("<?xml version='1.0'?>\n<playerslist>\n");
    for n in 1..=count {
        let (rating, born) = (1400 + n % 1400, 1930 + n % 90);
        write!(text, "{n:<15}{:<61}{:<4}{:<4}{:<5}{:<5}{:<15}{:<4}", name(n), "ESP", "M", "FM", "", "", "").unwrap();
        write!(text, "{rating:<6}{:<4}{:<3}{rating:<6}{:<4}{:<3}{rating:<6}{:<4}{:<3}", 0, 20, 0, 20, 0, 20).unwrap();
        write!(text, "{born:<6}{:<4}\r\n", "").unwrap();
        write!(xml, "<player>\n<fideid>{n}</fideid>\n<name>{}</name>\n<country>ESP</country>\n<sex>M</sex>\n", name(n))
            .unwrap();
        xml.push_str("<title>FM</title>\n<w_title></w_title>\n<o_title></o_title>\n<foa_title></foa_title>\n");
        for tempo in ["", "rapid_", "blitz_"] {
            write!(
                xml,
                "<{tempo}rating>{rating}</{tempo}rating>\n<{tempo}games>0</{tempo}games>\n<{tempo}k>20</{tempo}k>\n"
            )
            .unwrap();
        }
        write!(xml, "<birthday>{born}</birthday>\n<flag></flag>\n</player>\n").unwrap();
    }
    xml.push_str("</playerslist>\n");

    let since = Instant::now();
    let mut lines = text.lines();
    let mut list = TextList::new(lines.next().unwrap()).unwrap();
    let found = lines.filter(|line| list.read(line).unwrap().is_some()).count();
    report("FIDE, text", text.len(), found as u64, since);
    drop(text);

    let since = Instant::now();
    let mut list = XmlList::new();
    for piece in xml.as_bytes().chunks(1 << 16) {
        list.feed(piece, |player| assert!(player.is_ok()));
    }
    report("FIDE, XML", xml.len(), list.finish().unwrap(), since);
    drop(xml);

    let player = |n: u32| FederationPlayer {
        number: n.to_string(),
        name: name(n),
        club: format!("Club {}", n % 300),
        category: Some(ListedCategory::Second),
        rating: (1400 + n % 1400) as u16,
        games: 7,
        fide_id: n.to_string(),
        born: "1980".into(),
        ..FederationPlayer::default()
    };
    let players: Vec<FederationPlayer> = (1..=count).map(player).collect();
    for (form, write) in [
        ("federation, text", federation::write_text as fn(&[FederationPlayer]) -> String),
        ("federation, CSV", federation::write_csv),
        ("federation, XML", federation::write_xml),
    ] {
        let file = write(&players);
        let since = Instant::now();
        let (read, faults) = federation::read(&file);
        report(form, file.len(), read.len() as u64, since);
        assert!(read == players && faults.is_empty(), "{form}: {:?}", faults.first());
    }
}
