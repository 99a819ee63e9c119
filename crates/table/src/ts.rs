//! TypeScript declarations of a crate's protocol types, gathered in one file that the web client reads and the tests
//! keep fresh.

use serde::Serialize;
use std::any::TypeId;
use std::collections::{BTreeMap, HashSet};
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};

/// The declarations of a set of types and of everything they mention, by name: the derive does not list them in a
/// stable order.
pub struct Declarations {
    config: Config,
    seen: HashSet<TypeId>,
    declared: BTreeMap<String, String>,
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
            declared: BTreeMap::new(),
        }
    }

    /// Adds `T` and what it mentions.
    #[must_use]
    pub fn with<T: TS + 'static + ?Sized>(mut self) -> Declarations {
        self.visit::<T>();
        self
    }

    /// Adds a constant, for tables that both sides need.
    #[must_use]
    pub fn with_value(
        mut self,
        name: &str,
        kind: &str,
        docs: &str,
        value: impl Serialize,
    ) -> Declarations {
        // A value that cannot be serialised gives invalid TypeScript, which the type check reports.
        let json = serde_json::to_string(&value).unwrap_or_default();
        self.declared.insert(
            name.to_owned(),
            format!("\n/** {docs} */\nexport const {name}: {kind} = {json};\n"),
        );
        self
    }

    fn text(&self) -> String {
        let mut text = String::from(
            "// Generated from the Rust types by `make protocol`. Do not edit: a test compares.\n",
        );
        self.declared
            .values()
            .for_each(|declaration| text.push_str(declaration));
        text
    }

    /// As [`keep_file_fresh`], for a file of the client's protocol folder.
    #[track_caller]
    pub fn keep_fresh(&self, file: &str) {
        keep_protocol_fresh(file, &self.text());
    }
}

/// As [`keep_file_fresh`], for a file of the client's protocol folder.
#[track_caller]
pub fn keep_protocol_fresh(file: &str, text: &str) {
    keep_file_fresh(&format!("web/src/protocol/{file}"), text);
}

/// For tests: compares a generated file, named from the root of the repository, with what it should hold, and panics if it
/// differs. With `HANGAR_WRITE_PROTOCOL` set, writes it instead.
#[track_caller]
pub fn keep_file_fresh(file: &str, text: &str) {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(file);
    let done = if std::env::var_os("HANGAR_WRITE_PROTOCOL").is_some() {
        write(&path, text).map_err(|why| why.to_string())
    } else {
        match std::fs::read_to_string(&path) {
            Ok(there) if there == text => Ok(()),
            Ok(_) => Err("it differs from what the Rust code says".into()),
            Err(why) => Err(why.to_string()),
        }
    };
    if let Err(why) = done {
        panic!("{file} is stale ({why}): run `make protocol`");
    }
}

fn write(path: &Path, text: &str) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::write(path, text)
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only declared types have a file of their own in ts-rs; primitives and containers are written in place.
        if T::output_path().is_some() && self.seen.insert(TypeId::of::<T>()) {
            let docs = T::docs().map_or(String::new(), |docs| docs.trim_end().to_owned() + "\n");
            let declaration = format!("\n{docs}export {}\n", T::decl(&self.config));
            self.declared.insert(T::name(&self.config), declaration);
        } else if T::output_path().is_some() {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
