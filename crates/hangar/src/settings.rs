//! Where a setting comes from: the flag, else the environment, else the file, else the default.

use serde::Deserialize;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use table::Text;

/// What `hangar.toml` may say. Every name is that of the flag, with `_` for `-`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct File {
    /// `listen = "0.0.0.0:7878"`
    pub listen: Option<SocketAddr>,
    /// `data_dir = "/var/lib/hangar"`
    pub data_dir: Option<PathBuf>,
    /// `open = true`
    pub open: Option<bool>,
    /// `origin = ["https://example.org"]`
    pub origin: Option<Vec<String>>,
    /// `trust_proxy = true`
    pub trust_proxy: Option<bool>,
    /// `public_metrics = true`
    pub public_metrics: Option<bool>,
    /// `log = "info"`
    pub log: Option<String>,
    /// `log_format = "json"`
    pub log_format: Option<String>,
    /// `tables_per_hour = 60`
    pub tables_per_hour: Option<u32>,
    /// `connections_per_client = 100`
    pub connections_per_client: Option<u32>,
    /// `messages_per_second = 15.0`
    pub messages_per_second: Option<f64>,
    /// `idle_seconds = 600`
    pub idle_seconds: Option<u64>,
}

/// Reads the file that was named, or the first one in its usual places; without any, nothing is set.
pub fn read(named: Option<&Path>) -> Result<File, Text> {
    let path = match named {
        Some(path) => path.to_owned(),
        None => match usual_places().into_iter().find(|path| path.is_file()) {
            Some(path) => path,
            None => return Ok(File::default()),
        },
    };
    let about = |id: &str, detail: String| {
        Text::new(id)
            .with("path", path.display().to_string())
            .with("detail", detail)
    };
    let text = std::fs::read_to_string(&path)
        .map_err(|error| about("serve-file-unreadable", error.to_string()))?;
    parse(&text).map_err(|detail| about("serve-file-wrong", detail))
}

fn parse(text: &str) -> Result<File, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

fn usual_places() -> Vec<PathBuf> {
    let here = PathBuf::from("hangar.toml");
    let own = folders().map(|folders| folders.config_dir().join("hangar.toml"));
    std::iter::once(here).chain(own).collect()
}

/// The folder for data where the platform keeps such things; `./data` where it says nothing.
pub fn default_data_dir() -> PathBuf {
    folders().map_or_else(
        || PathBuf::from("data"),
        |folders| folders.data_dir().to_owned(),
    )
}

fn folders() -> Option<directories::ProjectDirs> {
    directories::ProjectDirs::from("", "", "hangar")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_sets_what_it_names() {
        let file =
            parse("listen = \"0.0.0.0:80\"\ntables_per_hour = 5\norigin = [\"https://a.example\"]")
                .unwrap();
        assert_eq!(file.listen, Some(([0, 0, 0, 0], 80).into()));
        assert_eq!(file.tables_per_hour, Some(5));
        assert_eq!(file.data_dir, None);
    }

    #[test]
    fn a_misspelt_setting_is_not_ignored() {
        let why = parse("lisen = \"0.0.0.0:80\"").unwrap_err();
        assert!(why.contains("lisen") && why.contains("listen"), "{why}");
        assert!(parse("listen = 80").is_err());
    }

    #[test]
    fn a_file_that_was_named_must_be_there() {
        let why = read(Some(Path::new("no/such/file.toml"))).unwrap_err();
        assert_eq!(why.id, "serve-file-unreadable");
        assert_eq!(why.args["path"], "no/such/file.toml".into());
    }
}
