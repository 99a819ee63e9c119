//! TypeScript declarations of a crate's protocol types, gathered in one file that the web client reads and the tests
//! keep fresh.

use std::any::TypeId;
use std::collections::HashSet;
use std::fmt;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of a set of types and of everything they mention, in the order they are first needed.
pub struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    text: String,
}

impl Default for Declarations {
    fn default() -> Declarations {
        Declarations::new()
    }
}

impl Declarations {
    /// No declarations yet. Large integers become `number`: everything sent stays well below 2^53.
    pub fn new() -> Declarations {
        Declarations {
            config: Config::new().with_large_int("number"),
            seen: HashSet::new(),
            text: String::from(
                "// Generated from the Rust types by `make protocol`. Do not edit: a test compares.\n",
            ),
        }
    }

    /// Adds `T` and what it mentions.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// Compares with the file at `path`. With `HANGAR_WRITE_PROTOCOL` set, writes it instead.
    pub fn keep_fresh(&self, path: impl AsRef<Path>) -> Result<(), Stale> {
        let path = path.as_ref();
        let stale = |why: String| Stale {
            path: path.to_owned(),
            why,
        };
        if std::env::var_os("HANGAR_WRITE_PROTOCOL").is_some() {
            if let Some(folder) = path.parent() {
                std::fs::create_dir_all(folder).map_err(|e| stale(e.to_string()))?;
            }
            return std::fs::write(path, &self.text).map_err(|e| stale(e.to_string()));
        }
        let there = std::fs::read_to_string(path).map_err(|e| stale(e.to_string()))?;
        if there == self.text {
            Ok(())
        } else {
            Err(stale("it differs from the Rust types".into()))
        }
    }
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only declared types have a file of their own in ts-rs; primitives and containers are written in place.
        if T::output_path().is_some() && self.seen.insert(TypeId::of::<T>()) {
            self.text.push('\n');
            if let Some(docs) = T::docs() {
                self.text.push_str(docs.trim_end());
                self.text.push('\n');
            }
            self.text.push_str("export ");
            self.text.push_str(&T::decl(&self.config));
            self.text.push('\n');
        } else if T::output_path().is_some() {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// The file in the tree is not what the types say.
#[derive(Debug)]
pub struct Stale {
    path: PathBuf,
    why: String,
}

impl fmt::Display for Stale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} is stale ({}): run `make protocol`",
            self.path.display(),
            self.why
        )
    }
}

impl std::error::Error for Stale {}
