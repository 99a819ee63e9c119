//! The file that a commit goes to first.
//!
//! A commit is one frame: appended in one piece and synced, and then it is acknowledged. Two files take turns: while one
//! is folded into the database, the other is written to, and then the first is written over from its beginning. So they
//! stop growing, and a sync has nothing but its own bytes to bring to disk.
//!
//! A frame says to which turn it belongs and where it stands, and has a checksum. What is left of an earlier turn, and
//! what a crash tore, is not taken for a commit.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How often the files have changed places.
pub type Turn = u64;

/// A frame begins with this: its first byte is in no text.
const MAGIC: [u8; 4] = *b"\0HJ1";
/// Magic, length, turn, offset and checksum.
const HEAD: usize = 32;
/// A file that grew beyond this, because the database could not be written to for a while, is made short again.
const LARGE: u64 = 64 * 1024 * 1024;

/// The journal, as the writer knows it.
pub struct Journal {
    files: [(PathBuf, File); 2],
    turn: Turn,
    end: u64,
    frame: Vec<u8>,
}

/// What one turn brought: a file that is not written to any more until it has been folded.
#[derive(Clone, Debug)]
pub struct Segment {
    path: PathBuf,
    /// Which turn it was.
    pub turn: Turn,
    end: u64,
}

impl Journal {
    /// Opens the journal of this database, of which it has everything up to the turn `folded`. What an earlier process
    /// left is given in its order, and must be folded before anything is appended.
    pub fn open(database: &Path, folded: Turn) -> io::Result<(Journal, Vec<Segment>)> {
        let open = |path: PathBuf| {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            options.open(&path).map(|file| (path, file))
        };
        let [even, odd] = paths(database);
        let files = [open(even)?, open(odd)?];
        sync_folder(database)?;
        let mut left = Vec::new();
        for (path, _) in &files {
            left.extend(Segment::left(path)?.filter(|segment| segment.turn > folded));
        }
        left.sort_by_key(|segment| segment.turn);
        let last = left.last().map_or(folded, |segment| segment.turn);
        let journal = Journal {
            files,
            turn: last + 1,
            end: 0,
            frame: Vec::new(),
        };
        Ok((journal, left))
    }

    /// The turn that is on.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// How much this turn has brought, in bytes.
    pub fn len(&self) -> u64 {
        self.end
    }

    /// Brings a commit to disk: lines of text, each of which ends with its newline. After a failure it is as if nothing had
    /// been tried: the next commit goes to the same place.
    pub fn append<'a>(&mut self, lines: impl Iterator<Item = &'a [u8]>) -> io::Result<()> {
        self.frame.clear();
        self.frame.resize(HEAD, 0);
        lines.for_each(|line| self.frame.extend_from_slice(line));
        let text = &self.frame[HEAD..];
        let length = u32::try_from(text.len()).map_err(io::Error::other)?;
        let head = head_of(length, self.turn, self.end, checksum(text));
        self.frame[..HEAD].copy_from_slice(&head);
        let (_, file) = &mut self.files[(self.turn % 2) as usize];
        let written = write(file, self.end, &self.frame);
        match &written {
            Ok(()) => self.end += self.frame.len() as u64,
            // What was refused must not be found after a crash, of the machine either. If that fails too, the next commit is
            // written over it.
            Err(_) => drop(file.set_len(self.end).and_then(|()| file.sync_data())),
        }
        written
    }

    /// Ends the turn. The other file is written to from now on: what it held must have been folded.
    pub fn turn_over(&mut self) -> Segment {
        let next = self.turn + 1;
        let (path, file) = &self.files[(next % 2) as usize];
        if let Err(error) = shorten(file) {
            tracing::warn!(%error, path = %path.display(), "a journal stays as long as it was");
        }
        let segment = Segment {
            path: self.files[(self.turn % 2) as usize].0.clone(),
            turn: self.turn,
            end: self.end,
        };
        (self.turn, self.end) = (next, 0);
        segment
    }

    /// Leaves nothing behind. Everything must have been folded.
    pub fn remove(&self) -> io::Result<()> {
        self.files
            .iter()
            .try_for_each(|(path, _)| std::fs::remove_file(path))
    }
}

fn write(file: &mut File, at: u64, frame: &[u8]) -> io::Result<()> {
    file.seek(SeekFrom::Start(at))?;
    file.write_all(frame)?;
    file.sync_data()
}

fn shorten(file: &File) -> io::Result<()> {
    match file.metadata()?.len() > LARGE {
        true => file.set_len(0),
        false => Ok(()),
    }
}

/// The two files beside the database.
pub fn paths(database: &Path) -> [PathBuf; 2] {
    ["journal-0", "journal-1"].map(|extension| database.with_extension(extension))
}

/// Files that were just made are found again after a crash.
fn sync_folder(database: &Path) -> io::Result<()> {
    match database.parent() {
        #[cfg(unix)]
        Some(folder) if folder.as_os_str().is_empty() => File::open(".")?.sync_all(),
        #[cfg(unix)]
        Some(folder) => File::open(folder)?.sync_all(),
        _ => Ok(()),
    }
}

fn head_of(length: u32, turn: Turn, offset: u64, text: u64) -> [u8; HEAD] {
    let mut head = [0; HEAD];
    head[..4].copy_from_slice(&MAGIC);
    head[4..8].copy_from_slice(&length.to_le_bytes());
    head[8..16].copy_from_slice(&turn.to_le_bytes());
    head[16..24].copy_from_slice(&offset.to_le_bytes());
    let own = checksum(&head[..24]);
    head[24..].copy_from_slice(&(own ^ text.rotate_left(1)).to_le_bytes());
    head
}

/// Told apart are a whole text and a torn one; nobody forges them.
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

impl Segment {
    /// What a file holds of its last turn.
    fn left(path: &Path) -> io::Result<impl Iterator<Item = Segment>> {
        let bytes = std::fs::read(path)?;
        let turn = bytes
            .get(8..16)
            .and_then(|turn| turn.try_into().ok())
            .map_or(0, Turn::from_le_bytes);
        let end = frames(&bytes, turn).map(|(_, end)| end).last();
        Ok(end.into_iter().map(move |end| Segment {
            path: path.to_owned(),
            turn,
            end,
        }))
    }

    /// Everything it holds.
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut bytes = std::fs::read(&self.path)?;
        bytes.truncate(usize::try_from(self.end).unwrap_or(usize::MAX));
        Ok(bytes)
    }

    /// The texts of its commits, out of what was [read](Segment::read).
    pub fn commits<'a>(&self, bytes: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
        frames(bytes, self.turn).map(|(text, _)| text)
    }
}

/// The whole frames of a turn from the beginning on, and where each ends.
fn frames(bytes: &[u8], turn: Turn) -> impl Iterator<Item = (&[u8], u64)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let head = bytes.get(at..)?.first_chunk::<HEAD>()?;
        let length = u32::from_le_bytes(*head[4..].first_chunk()?);
        let begin = at + HEAD;
        let end = begin.checked_add(usize::try_from(length).ok()?)?;
        let text = bytes.get(begin..end)?;
        if *head != head_of(length, turn, at as u64, checksum(text)) {
            return None;
        }
        at = end;
        Some((text, end as u64))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    struct Place {
        database: PathBuf,
        _folder: tempfile::TempDir,
    }

    impl Place {
        fn new() -> Place {
            let folder = tempfile::tempdir().unwrap();
            Place {
                database: folder.path().join("test.db"),
                _folder: folder,
            }
        }

        fn open(&self, folded: Turn) -> (Journal, Vec<Segment>) {
            Journal::open(&self.database, folded).unwrap()
        }

        /// What a new process finds, turn by turn.
        fn found(&self, folded: Turn) -> Vec<Vec<String>> {
            self.open(folded).1.iter().map(texts).collect()
        }
    }

    fn texts(segment: &Segment) -> Vec<String> {
        let bytes = segment.read().unwrap();
        let text = |commit: &[u8]| String::from_utf8(commit.to_vec()).unwrap();
        segment.commits(&bytes).map(text).collect()
    }

    fn append(journal: &mut Journal, text: &str) {
        journal.append([text.as_bytes()].into_iter()).unwrap();
    }

    #[test]
    fn what_was_not_folded_is_found_in_its_order() {
        let place = Place::new();
        let (mut journal, left) = place.open(0);
        assert!(left.is_empty());
        append(&mut journal, "a");
        append(&mut journal, "");
        let first = journal.turn_over();
        append(&mut journal, "b");
        assert_eq!(texts(&first), ["a", ""]);
        assert_eq!(place.found(0), [vec!["a", ""], vec!["b"]]);
        assert_eq!(place.found(first.turn), [["b"]]);
        assert!(place.found(journal.turn()).is_empty());
    }

    #[test]
    fn a_file_is_written_over_and_what_it_held_is_gone() {
        let place = Place::new();
        let (mut journal, _) = place.open(0);
        let long = "x".repeat(1000);
        for _ in 0..5 {
            append(&mut journal, &long);
        }
        let first = journal.turn_over();
        let second = journal.turn_over();
        append(&mut journal, "short");
        assert_eq!(journal.turn(), first.turn + 2);
        assert_eq!(place.found(second.turn), [["short"]]);
        let length = |path: &Path| std::fs::metadata(path).unwrap().len();
        assert_eq!(length(&first.path), first.end, "it stays as long as it was");
    }

    #[test]
    fn a_commit_that_failed_leaves_no_trace() {
        let place = Place::new();
        let (mut journal, _) = place.open(0);
        append(&mut journal, "a");
        let path = paths(&place.database)[1].clone();
        // A file that may only be read takes nothing.
        let whole = std::mem::replace(&mut journal.files[1].1, File::open(&path).unwrap());
        let before = journal.len();
        let refused = journal.append(["b".as_bytes()].into_iter());
        assert!(refused.is_err());
        assert_eq!(journal.len(), before);
        journal.files[1].1 = whole;
        append(&mut journal, "c");
        assert_eq!(place.found(0), [["a", "c"]]);
    }

    #[test]
    fn a_turn_is_never_used_twice() {
        let place = Place::new();
        let (mut journal, _) = place.open(7);
        assert_eq!(journal.turn(), 8);
        append(&mut journal, "a");
        drop(journal);
        let (journal, left) = place.open(7);
        assert_eq!((left.len(), journal.turn()), (1, 9));
        journal.remove().unwrap();
        assert!(paths(&place.database).iter().all(|path| !path.exists()));
    }

    proptest! {
        /// A crash in the middle of a commit: what was there before is there, and nothing else.
        #[test]
        fn a_torn_commit_did_not_happen(
            texts in prop::collection::vec(".{0,40}", 1..5),
            cut in any::<prop::sample::Index>(),
            old in prop::collection::vec(any::<u8>(), 0..80),
        ) {
            let place = Place::new();
            let (mut journal, _) = place.open(0);
            let (whole, last) = texts.split_at(texts.len() - 1);
            whole.iter().for_each(|text| append(&mut journal, text));
            let begin = journal.len() as usize;
            append(&mut journal, &last[0]);
            let path = &paths(&place.database)[1];
            let mut bytes = std::fs::read(path).unwrap();
            let torn = begin + cut.index(bytes.len() - begin);
            let was = bytes.split_off(torn);
            // Behind the cut lies whatever an earlier turn left there.
            prop_assume!(!old.starts_with(&was));
            bytes.extend(old);
            std::fs::write(path, bytes).unwrap();
            let found = place.found(0);
            prop_assert_eq!(found.concat(), whole.to_vec());
        }

        #[test]
        fn no_bytes_are_too_strange(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            let place = Place::new();
            std::fs::write(&paths(&place.database)[0], bytes).unwrap();
            prop_assert!(place.found(0).is_empty());
        }
    }
}
