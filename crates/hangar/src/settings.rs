//! Sources of a setting: the flag, else the environment, else the file, else the default.

use i18n::{Words, system_errors};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use table::Text;

/// The content of `hangar.toml`. The names are those of the flags, with `_` for `-`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct File {
    /// `listen = "0.0.0.0:7878"`
    pub listen: Option<SocketAddr>,
    /// `data_dir = "/var/lib/hangar"`
    pub data_dir: Option<PathBuf>,
    /// `open = true`
    pub open: Option<bool>,
    /// `host_name = ["hangar.example.org"]`
    pub host_name: Option<Vec<String>>,
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
    /// `[game_data]`, then `battleship-galaxies = "/srv/battleship"`: folders with data files by game id
    pub game_data: BTreeMap<String, PathBuf>,
}

/// Reads the given file, or the first one in the usual places; without any, nothing is set.
pub fn read(named: Option<&Path>, words: &Words) -> Result<File, Text> {
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
    let text = std::fs::read_to_string(&path).map_err(|error| {
        about(
            "serve-file-unreadable",
            words.say(&system_errors::system(&error)),
        )
    })?;
    parse(&text, words).map_err(|detail| about("serve-file-wrong", detail))
}

fn parse(text: &str, words: &Words) -> Result<File, String> {
    toml::from_str(text).map_err(|error| {
        let why = words.say(&system_errors::reading(error.message()));
        let before = error.span().and_then(|span| text.get(..span.start));
        match before {
            Some(before) => {
                let line = 1 + before.matches('\n').count() as i64;
                let place = Text::new("error-line").with("line", line);
                words.say(&place.with("why", why))
            }
            None => why,
        }
    })
}

fn usual_places() -> Vec<PathBuf> {
    let here = PathBuf::from("hangar.toml");
    let own = folders().map(|folders| folders.config_dir().join("hangar.toml"));
    std::iter::once(here).chain(own).collect()
}

/// The data folder of the platform; `./data` if there is none.
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
    use i18n::Lang;

    #[test]
    fn a_settings_file_sets_what_it_names() {
        let words = Words::of(Lang::En);
        let file = parse(
            "listen = \"0.0.0.0:80\"\ntables_per_hour = 5\norigin = [\"https://a.example\"]",
            words,
        )
        .unwrap();
        assert_eq!(file.listen, Some(([0, 0, 0, 0], 80).into()));
        assert_eq!(file.tables_per_hour, Some(5));
        assert_eq!(file.data_dir, None);
    }

    #[test]
    fn a_misspelt_setting_is_not_ignored() {
        let why = |lang, text| parse(text, Words::of(lang)).unwrap_err();
        let misspelt = "open = true\nlisen = \"0.0.0.0:80\"";
        let english = why(Lang::En, misspelt);
        assert!(
            english.starts_with("line 2: unknown field “lisen”; known fields: listen, data_dir, "),
            "{english}"
        );
        let french = why(Lang::Fr, misspelt);
        assert!(
            french.starts_with("ligne 2\u{a0}: champ inconnu «\u{a0}lisen\u{a0}»"),
            "{french}"
        );
        for wrong in [
            "listen = 80",
            "listen = ",
            "\u{0}",
            "open = 1\nopen = 2",
            "é = [\n",
        ] {
            let why = why(Lang::Fr, wrong);
            assert!(why.starts_with("ligne ") && !why.contains('\n'), "{why}");
        }
    }

    #[test]
    fn a_file_that_was_named_must_be_there() {
        let words = Words::of(Lang::Fr);
        let why = read(Some(Path::new("no/such/file.toml")), words).unwrap_err();
        let detail = "fichier ou dossier introuvable";
        assert_eq!(why.args["detail"], detail.into());
        assert_eq!(why.id, "serve-file-unreadable");
        assert_eq!(why.args["path"], "no/such/file.toml".into());
    }
}
