//! Files of any size as a stream of bytes: plain or compressed, `-` for standard input, with a progress bar on a terminal.

use crate::exit::CommandError;
use crate::input::unreadable;
use crate::progress;
use adoube_words::Language;
use indicatif::ProgressBar;
use ruzstd::decoding::FrameDecoder;
use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};

const BUFFER: usize = 1 << 16;

/// A file being read, whatever its compression.
pub(crate) struct InputFile {
    bytes: Box<dyn Read + Send>,
    bar: ProgressBar,
}

impl InputFile {
    /// Returns the progress bar, for callers that move the file.
    pub(crate) fn bar(&self) -> ProgressBar {
        self.bar.clone()
    }

    /// Reads at most `most` bytes of the file.
    pub(crate) fn read_at_most(mut self, most: u64) -> io::Result<Vec<u8>> {
        let mut whole = Vec::new();
        (&mut self.bytes).take(most).read_to_end(&mut whole)?;
        Ok(whole)
    }
}

impl Read for InputFile {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.bytes.read(buffer)
    }
}

impl Drop for InputFile {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Opens a file, or standard input for `-`. The compression is recognised by the first bytes, not by the name.
pub(crate) fn open(name: &str, language: Language) -> Result<InputFile, CommandError> {
    let failed = |error: io::Error| unreadable(name, &error, language);
    let (raw, length): (Box<dyn Read + Send>, u64) = if name == "-" {
        (Box::new(io::stdin()), 0)
    } else {
        let file = File::open(name).map_err(failed)?;
        let metadata = file.metadata().map_err(failed)?;
        if metadata.is_dir() {
            return Err(failed(io::ErrorKind::IsADirectory.into()));
        }
        (Box::new(file), metadata.len())
    };
    let bar = progress::bytes(length);
    let mut counted = BufReader::with_capacity(BUFFER, ProgressReader { raw, bar: bar.clone() });
    let start = counted.fill_buf().map_err(failed)?;
    let bytes: Box<dyn Read + Send> = match *start {
        [0x1f, 0x8b, ..] => Box::new(flate2::bufread::MultiGzDecoder::new(counted)),
        [b'B', b'Z', b'h', ..] => Box::new(bzip2::bufread::MultiBzDecoder::new(counted)),
        [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => Box::new(Zstandard::new(counted)),
        _ => Box::new(counted),
    };
    Ok(InputFile { bytes, bar })
}

/// A reader that advances the progress bar.
struct ProgressReader {
    raw: Box<dyn Read + Send>,
    bar: ProgressBar,
}

impl Read for ProgressReader {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.raw.read(buffer)?;
        self.bar.inc(count as u64);
        Ok(count)
    }
}

/// A Zstandard decoder for files of several frames: skippable frames are skipped and checksums compared.
struct Zstandard<R> {
    source: R,
    decoder: FrameDecoder,
    in_frame: bool,
    /// The error to return once the data before it has been read.
    torn: Option<io::Error>,
}

impl<R: BufRead> Zstandard<R> {
    fn new(source: R) -> Self {
        Self { source, decoder: FrameDecoder::new(), in_frame: false, torn: None }
    }

    /// Starts the next frame; `false` at the end of the file.
    fn next_frame(&mut self) -> io::Result<bool> {
        loop {
            if self.source.fill_buf()?.is_empty() {
                return Ok(false);
            }
            match self.decoder.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame { length, .. })) => {
                    io::copy(&mut self.source.by_ref().take(u64::from(length)), &mut io::sink())?;
                }
                Err(error) => return Err(io::Error::new(io::ErrorKind::InvalidData, error)),
            }
        }
    }

    fn end_frame(&mut self) -> io::Result<()> {
        self.in_frame = false;
        match (self.decoder.get_checksum_from_data(), self.decoder.get_calculated_checksum()) {
            (Some(stated), Some(computed)) if stated != computed => {
                Err(io::Error::new(io::ErrorKind::InvalidData, "the checksum of a Zstandard frame is wrong"))
            }
            _ => Ok(()),
        }
    }
}

impl<R: BufRead> Read for Zstandard<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        use ruzstd::decoding::BlockDecodingStrategy::UptoBlocks;
        loop {
            if !self.in_frame {
                if !self.next_frame()? {
                    return Ok(0);
                }
                self.in_frame = true;
            }
            while self.decoder.can_collect() == 0 && !self.decoder.is_finished() {
                let decoded = self.decoder.decode_blocks(&mut self.source, UptoBlocks(1));
                if let Err(error) = decoded {
                    let error = io::Error::new(io::ErrorKind::InvalidData, error);
                    // The decoder holds back data that later blocks may refer to. An empty last block, with room for a
                    // checksum, makes it release everything before the error.
                    let mut end: &[u8] = &[1, 0, 0, 0, 0, 0, 0];
                    if self.torn.is_some() || self.decoder.decode_blocks(&mut end, UptoBlocks(1)).is_err() {
                        return Err(error);
                    }
                    self.torn = Some(error);
                }
            }
            let count = self.decoder.read(buffer)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            if let Some(error) = self.torn.take() {
                return Err(error);
            }
            self.end_frame()?;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn read_all(mut source: impl Read) -> io::Result<Vec<u8>> {
        let mut out = Vec::new();
        source.read_to_end(&mut out).map(|_| out)
    }

    #[test]
    fn zstandard_frames_follow_each_other_and_skippable_ones_are_skipped() {
        let text = b"1. e4 e5 ".repeat(1000);
        let frame = ruzstd::encoding::compress_to_vec(&text[..], ruzstd::encoding::CompressionLevel::Fastest);
        let mut file = frame.clone();
        file.extend([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3]);
        file.extend(&frame);
        assert_eq!(read_all(Zstandard::new(&file[..])).unwrap(), text.repeat(2));
        let cut = file.len() - 5;
        assert!(read_all(Zstandard::new(&file[..cut])).is_err(), "a cut file is an error, not an end");
        let mut before = Vec::new();
        assert!(Zstandard::new(&file[..cut]).read_to_end(&mut before).is_err());
        assert!(before.len() >= text.len() && text.repeat(2).starts_with(&before), "what came before the cut is given");
    }

    #[test]
    fn files_are_known_by_their_first_bytes() {
        let folder = std::env::temp_dir();
        let text = b"1. e4 e5 *\n".repeat(500);
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        gzip.write_all(&text).unwrap();
        let mut bzip = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
        bzip.write_all(&text).unwrap();
        let zstd = ruzstd::encoding::compress_to_vec(&text[..], ruzstd::encoding::CompressionLevel::Fastest);
        let packed = [gzip.finish().unwrap(), bzip.finish().unwrap(), zstd, text.clone()];
        for (i, bytes) in packed.into_iter().enumerate() {
            let path = folder.join(format!("adoube-source-{}-{i}.pgn", std::process::id()));
            std::fs::write(&path, bytes).unwrap();
            let mut source = open(path.to_str().unwrap(), Language::English).unwrap();
            assert_eq!(read_all(&mut source).unwrap(), text, "{i}");
            std::fs::remove_file(path).unwrap();
        }
    }
}
