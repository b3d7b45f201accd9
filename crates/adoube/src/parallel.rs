//! Processes the games of a file on several threads, with the results in the order of the file.

use adoube_notation::pgn::{Chunk, Splitter};
use std::collections::BTreeMap;
use std::io::{self, Read};
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;

/// Parts of a file in progress at once, per thread.
const UNDER_WAY: usize = 2;

/// Splits a source between games, processes the parts and passes on the results in order.
///
/// Only a few parts per thread are in memory at any time. If `give` fails, everything stops.
pub(crate) fn each_chunk<T: Send, E>(
    source: impl Read + Send,
    threads: usize,
    work: impl Fn(Chunk) -> T + Sync,
    mut give: impl FnMut(T) -> Result<(), E>,
) -> Result<(), ChunkError<E>> {
    let (tickets, free) = mpsc::channel();
    for _ in 0..threads * UNDER_WAY {
        // The receiver is alive: it is used below.
        let _ = tickets.send(());
    }
    let (to_workers, chunks) = mpsc::channel::<(u64, Chunk)>();
    let chunks = Mutex::new(chunks);
    let (to_main, results) = mpsc::channel();
    thread::scope(|scope| {
        let reader = scope.spawn(move || read(source, &free, &to_workers));
        for _ in 0..threads {
            let (to_main, chunks, work) = (to_main.clone(), &chunks, &work);
            scope.spawn(move || {
                loop {
                    let next = chunks.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((number, chunk)) = next else { break };
                    if to_main.send((number, work(chunk))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(to_main);
        let given = in_order(&results, |result| {
            // The reader, which owns the receiver, is gone once it has read the whole file.
            let _ = tickets.send(());
            give(result)
        });
        drop(results);
        drop(tickets);
        let read = reader.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        given.map_err(ChunkError::Given)?;
        read.map_err(ChunkError::Read)
    })
}

/// The reason why processing a file stopped.
pub(crate) enum ChunkError<E> {
    /// The file could not be read to its end.
    Read(io::Error),
    /// The callback failed.
    Given(E),
}

fn read(source: impl Read, free: &mpsc::Receiver<()>, to: &mpsc::Sender<(u64, Chunk)>) -> io::Result<()> {
    let mut splitter = Splitter::new(source);
    for number in 0.. {
        if free.recv().is_err() {
            break;
        }
        let Some(chunk) = splitter.next_chunk()? else { break };
        if to.send((number, chunk)).is_err() {
            break;
        }
    }
    Ok(())
}

fn in_order<T, E>(results: &mpsc::Receiver<(u64, T)>, mut give: impl FnMut(T) -> Result<(), E>) -> Result<(), E> {
    let mut waiting = BTreeMap::new();
    let mut due = 0;
    for (number, result) in results {
        waiting.insert(number, result);
        while let Some(result) = waiting.remove(&due) {
            give(result)?;
            due += 1;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_threads() {
        let text = "[Event \"x\"]\n\n1. e4 *\n\n".repeat(400_000);
        for threads in [1, 3] {
            let mut offset = 0;
            let outcome = each_chunk(
                text.as_bytes(),
                threads,
                |chunk| chunk,
                |chunk| {
                    assert_eq!(chunk.start.offset, offset);
                    offset += chunk.bytes.len() as u64;
                    Ok::<(), io::Error>(())
                },
            );
            assert!(outcome.is_ok());
            assert_eq!(offset, text.len() as u64);
        }
        let stopped = each_chunk(text.as_bytes(), 2, |_| (), |()| Err(io::Error::from(io::ErrorKind::BrokenPipe)));
        assert!(matches!(stopped, Err(ChunkError::Given(_))));
    }
}
