//! Lists the Fluent files of `locales/FOLDER/LANGUAGE/`, so that a new file or folder needs no registration.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let manifest = env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let locales = Path::new(&manifest).join("../../locales").canonicalize()?;
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code = String::new();
    for language in ["en", "fr"] {
        let name = language.to_uppercase();
        code += &format!("/// The files in `{language}`.\npub const {name}: &[File] = &[\n");
        for folder in entries(&locales)? {
            for file in entries(&folder.join(language))? {
                if file.extension().is_some_and(|extension| extension == "ftl") {
                    let (folder, topic) = (folder.file_name(), file.file_stem());
                    let _ = writeln!(
                        code,
                        "    File {{ folder: {:?}, topic: {:?}, source: include_str!({:?}) }},",
                        folder.unwrap_or_default(),
                        topic.unwrap_or_default(),
                        file
                    );
                }
            }
        }
        code += "];\n";
    }
    let out = env::var_os("OUT_DIR").unwrap_or_default();
    fs::write(Path::new(&out).join("files.rs"), code)
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
