//! Files of the corpus with some bytes changed: no input causes a panic.

mod common;

use adoube_exchange::fuzz;
use adoube_tournament::simulate::Lots;

#[test]
fn changed_files_do_no_harm() {
    let Some(folder) = adoube_testing::shared("data/swiss/tournaments") else { return };
    let mut lots = Lots::new(2026);
    let mut tried = 0;
    for path in common::files(&folder, "trf") {
        let original = std::fs::read(&path).expect("readable");
        if original.len() > 12_000 {
            continue;
        }
        for _ in 0..6 {
            let mut bytes = original.clone();
            for _ in 0..=lots.below(12) {
                let at = lots.below(bytes.len() as u64) as usize;
                match lots.below(5) {
                    0 => bytes[at] = b"0123456789wb-+=HFUZ \n\r\xff"[lots.below(23) as usize],
                    1 => bytes[at] = lots.below(256) as u8,
                    2 => {
                        bytes.remove(at);
                    }
                    3 => bytes.insert(at, b' '),
                    _ => bytes[at] = b'0' + lots.below(10) as u8,
                }
            }
            fuzz::trf(&bytes);
            fuzz::pairing(&bytes);
            tried += 1;
        }
    }
    assert!(tried > 200, "{tried} files tried");
}
