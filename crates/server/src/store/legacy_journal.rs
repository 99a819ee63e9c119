//! Reads the two journal files that version 0.1 kept beside its database, so that their commits can be imported.
//!
//! A commit was one frame: magic, length, generation, offset and checksum, then lines of text. The two files were used in turn; each
//! begins with the frames of its newest generation, followed by remains of an earlier one.

use std::io;
use std::path::{Path, PathBuf};

/// How often the files had been swapped.
pub type Generation = u64;

const MAGIC: [u8; 4] = *b"\0HJ1";
const HEAD: usize = 32;

/// The commits of one generation.
pub struct Segment {
    /// Which generation.
    pub generation: Generation,
    /// Its parts, in their order.
    pub parts: Vec<Part>,
}

/// A part of a journal file.
#[derive(Debug, PartialEq, Eq)]
pub enum Part {
    /// A commit: lines of text.
    Commit(String),
    /// Bytes before a whole commit that are not one themselves.
    Damaged(String),
}

/// The two files beside a database.
pub fn paths(database: &Path) -> [PathBuf; 2] {
    ["journal-0", "journal-1"].map(|extension| database.with_extension(extension))
}

/// The segments after this generation, in order.
pub fn read(database: &Path, after: Generation) -> io::Result<Vec<Segment>> {
    let mut segments = Vec::new();
    for path in paths(database) {
        match std::fs::read(path) {
            Ok(bytes) => segments.extend(segment(&bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => {}
            Err(error) => return Err(error),
        }
    }
    segments.retain(|segment| segment.generation > after);
    segments.sort_by_key(|segment| segment.generation);
    Ok(segments)
}

fn segment(bytes: &[u8]) -> Option<Segment> {
    let frames = frames(bytes);
    let generation = frames.iter().map(|frame| frame.generation).max()?;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    let mut parts = Vec::new();
    let mut end = 0;
    for frame in frames.iter().filter(|frame| frame.generation == generation) {
        if frame.begin > end {
            parts.push(Part::Damaged(text(&bytes[end..frame.begin])));
        }
        end = frame.end;
        parts.push(Part::Commit(text(&bytes[frame.begin + HEAD..end])));
    }
    Some(Segment { generation, parts })
}

struct Frame {
    generation: Generation,
    begin: usize,
    end: usize,
}

/// All whole frames at any position.
fn frames(bytes: &[u8]) -> Vec<Frame> {
    let mut found = Vec::new();
    let mut at = 0;
    while at + HEAD <= bytes.len() {
        match frame(bytes, at) {
            Some(frame) => {
                at = frame.end;
                found.push(frame);
            }
            None => at += 1,
        }
    }
    found
}

fn frame(bytes: &[u8], begin: usize) -> Option<Frame> {
    let head = bytes.get(begin..)?.first_chunk::<HEAD>()?;
    if head[..4] != MAGIC {
        return None;
    }
    let length = u32::from_le_bytes(*head[4..].first_chunk()?);
    let generation = Generation::from_le_bytes(*head[8..].first_chunk()?);
    let end = (begin + HEAD).checked_add(usize::try_from(length).ok()?)?;
    let text = bytes.get(begin + HEAD..end)?;
    (*head == head_of(length, generation, begin as u64, checksum(text))).then_some(Frame {
        generation,
        begin,
        end,
    })
}

fn head_of(length: u32, generation: Generation, offset: u64, text: u64) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..4].copy_from_slice(&MAGIC);
    head[4..8].copy_from_slice(&length.to_le_bytes());
    head[8..16].copy_from_slice(&generation.to_le_bytes());
    head[16..24].copy_from_slice(&offset.to_le_bytes());
    let own = checksum(&head[..24]);
    head[24..].copy_from_slice(&(own ^ text.rotate_left(1)).to_le_bytes());
    head
}

fn checksum(bytes: &[u8]) -> u64 {
    let (words, rest) = bytes.as_chunks::<8>();
    let mix = |sum: u64, word: u64| (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let sum = words.iter().fold(bytes.len() as u64, |sum, word| {
        mix(sum, u64::from_le_bytes(*word))
    });
    let sum = rest
        .iter()
        .fold(sum, |sum, byte| mix(sum, u64::from(*byte)));
    sum ^ sum >> 29
}

/// A journal file as version 0.1 wrote it.
#[cfg(test)]
pub fn file(generation: Generation, commits: &[&str]) -> Vec<u8> {
    let mut bytes = Vec::new();
    for text in commits {
        let sum = checksum(text.as_bytes());
        let head = head_of(text.len() as u32, generation, bytes.len() as u64, sum);
        bytes.extend_from_slice(&head);
        bytes.extend_from_slice(text.as_bytes());
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn parts(bytes: &[u8]) -> Vec<Part> {
        segment(bytes).map_or(Vec::new(), |segment| segment.parts)
    }

    #[test]
    fn only_the_newest_generation_of_a_file_counts() {
        let mut bytes = file(3, &["c"]);
        let old = file(1, &["a long commit", "b"]);
        bytes.extend_from_slice(&old[bytes.len()..]);
        assert_eq!(parts(&bytes), [Part::Commit("c".into())]);
    }

    #[test]
    fn damage_in_front_of_a_whole_commit_is_found() {
        let whole = file(1, &["first", "second", "third"]);
        // In the text and in the head of each of the first two frames.
        for at in [2, 9, 20, 33, 40, 50, 70] {
            let mut bytes = whole.clone();
            bytes[at] ^= 1;
            let parts = parts(&bytes);
            assert_eq!(parts.last(), Some(&Part::Commit("third".into())));
            assert!(
                parts.iter().any(|part| matches!(part, Part::Damaged(_))),
                "byte {at}"
            );
        }
    }

    proptest! {
        /// After a crash during a commit, exactly the earlier commits are read.
        #[test]
        fn a_torn_commit_did_not_happen(
            texts in prop::collection::vec("[a-z]{0,40}", 1..5),
            cut in any::<prop::sample::Index>(),
        ) {
            let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
            let bytes = file(1, &texts);
            let whole = file(1, &texts[..texts.len() - 1]).len();
            let torn = whole + cut.index(bytes.len() - whole);
            let expected: Vec<Part> = texts[..texts.len() - 1]
                .iter()
                .map(|text| Part::Commit((*text).into()))
                .collect();
            prop_assert_eq!(parts(&bytes[..torn]), expected);
        }

        #[test]
        fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            prop_assert!(parts(&bytes).is_empty());
        }
    }
}
