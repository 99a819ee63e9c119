//! What an owner of the box has corrected: the differences to the embedded files. A table keeps them in its setup, so
//! that it replays the same whatever the server runs with later.

use super::{DEFAULT_FILES, Data, DataError, DataFiles, FILES};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::{Arc, LazyLock, Mutex, Weak};

/// One value that differs from the embedded files.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Correction {
    /// File and JSON pointer (`ships.json/ships/0/versions/standard/hull`).
    pub at: String,
    /// The value; nothing removes the field.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub value: Option<Value>,
}

/// The data a table plays with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct DataChoice {
    /// The content hash of the data; empty: not checked.
    #[serde(default)]
    pub hash: String,
    /// What differs from the embedded files.
    #[serde(default)]
    pub corrections: Vec<Correction>,
}

/// The most that corrections may weigh as JSON.
const MOST_BYTES: usize = 400_000;

impl Default for DataChoice {
    fn default() -> DataChoice {
        match HOUSE.lock() {
            Ok(house) if house.is_some() => house.clone().unwrap_or_else(DataChoice::embedded),
            _ => DataChoice::embedded(),
        }
    }
}

/// The data of new tables where a setup says nothing; set once when a server starts.
static HOUSE: Mutex<Option<DataChoice>> = Mutex::new(None);

/// Data sets in use that differ from the embedded one, so that tables share them.
static SHARED: LazyLock<Mutex<Vec<InUse>>> = LazyLock::new(Mutex::default);

/// A choice and the data it stands for, while a table plays with it.
type InUse = (DataChoice, Weak<Data>);

impl DataChoice {
    /// The embedded data.
    pub fn embedded() -> DataChoice {
        DataChoice {
            hash: Data::embedded().hash.clone(),
            corrections: Vec::new(),
        }
    }

    /// The choice that describes these files. They are checked.
    pub fn of(files: &DataFiles) -> Result<DataChoice, DataError> {
        let data = Data::load(files)?;
        let mut corrections = Vec::new();
        for ((name, before), after) in FILES.iter().zip(&DEFAULT_FILES.0).zip(&files.0) {
            differences(&mut (*name).to_owned(), before, after, &mut corrections);
        }
        Ok(DataChoice {
            hash: data.hash,
            corrections,
        })
    }

    /// Makes this the data of new tables whose setup says nothing (`--battleship-data`).
    pub fn make_default(self) {
        if let Ok(mut house) = HOUSE.lock() {
            *house = Some(self);
        }
    }

    /// The files: the embedded ones with the corrections.
    pub fn files(&self) -> Result<DataFiles, DataError> {
        let mut files = DEFAULT_FILES.clone();
        for correction in &self.corrections {
            correct(&mut files, correction)?;
        }
        Ok(files)
    }

    /// The data, checked. Tables with the same choice share it.
    pub fn data(&self) -> Result<Arc<Data>, DataError> {
        let fault = |problem: String| DataError {
            file: "data".into(),
            at: "corrections".into(),
            problem,
        };
        let data = if self.corrections.is_empty() {
            Data::embedded()
        } else {
            let known = SHARED.lock().ok().and_then(|shared| {
                shared
                    .iter()
                    .find(|(choice, _)| choice == self)
                    .and_then(|(_, data)| data.upgrade())
            });
            match known {
                Some(data) => data,
                None => {
                    let bytes: usize = self
                        .corrections
                        .iter()
                        .map(|c| c.at.len() + c.value.as_ref().map_or(0, |v| v.to_string().len()))
                        .sum();
                    if bytes > MOST_BYTES {
                        return Err(fault(format!(
                            "more than {MOST_BYTES} bytes of corrections"
                        )));
                    }
                    let data = Arc::new(Data::load(&self.files()?)?);
                    if let Ok(mut shared) = SHARED.lock() {
                        shared.retain(|(_, data)| data.strong_count() > 0);
                        shared.push((self.clone(), Arc::downgrade(&data)));
                    }
                    data
                }
            }
        };
        if !self.hash.is_empty() && self.hash != data.hash {
            return Err(fault(format!(
                "the data has the hash {}, expected is {}",
                data.hash, self.hash
            )));
        }
        Ok(data)
    }
}

/// Gathers what differs between two values below `path`.
fn differences(path: &mut String, before: &Value, after: &Value, found: &mut Vec<Correction>) {
    let mut below = |name: &str, before: Option<&Value>, after: Option<&Value>| {
        let length = path.len();
        path.push('/');
        path.push_str(&name.replace('~', "~0").replace('/', "~1"));
        match (before, after) {
            (Some(before), Some(after)) => differences(path, before, after, found),
            (_, after) => found.push(Correction {
                at: path.clone(),
                value: after.cloned(),
            }),
        }
        path.truncate(length);
    };
    match (before, after) {
        _ if before == after => {}
        (Value::Object(b), Value::Object(a)) => {
            for (name, value) in b {
                below(name, Some(value), a.get(name));
            }
            for (name, value) in a.iter().filter(|(name, _)| !b.contains_key(*name)) {
                below(name, None, Some(value));
            }
        }
        (Value::Array(b), Value::Array(a)) if b.len() == a.len() => {
            for (index, (b, a)) in b.iter().zip(a).enumerate() {
                below(&index.to_string(), Some(b), Some(a));
            }
        }
        _ => found.push(Correction {
            at: path.clone(),
            value: Some(after.clone()),
        }),
    }
}

fn correct(files: &mut DataFiles, correction: &Correction) -> Result<(), DataError> {
    let mut way = correction.at.split('/');
    let name = way.next().unwrap_or_default();
    let fault = |problem: &str| DataError {
        file: name.to_owned(),
        at: correction.at.clone(),
        problem: problem.to_owned(),
    };
    let file = FILES
        .iter()
        .position(|file| *file == name)
        .ok_or_else(|| fault("unknown file"))?;
    let way: Vec<String> = way
        .map(|part| part.replace("~1", "/").replace("~0", "~"))
        .collect();
    let Some((last, way)) = way.split_last() else {
        files.0[file] = correction.value.clone().unwrap_or(Value::Null);
        return Ok(());
    };
    let mut place = &mut files.0[file];
    for part in way {
        place = match place {
            Value::Object(map) => map.get_mut(part),
            Value::Array(list) => part.parse::<usize>().ok().and_then(|i| list.get_mut(i)),
            _ => None,
        }
        .ok_or_else(|| fault("there is nothing to correct at this place"))?;
    }
    match (place, &correction.value) {
        (Value::Object(map), Some(value)) => {
            map.insert(last.clone(), value.clone());
        }
        (Value::Object(map), None) => {
            map.remove(last);
        }
        (Value::Array(list), Some(value)) => {
            *last
                .parse::<usize>()
                .ok()
                .and_then(|i| list.get_mut(i))
                .ok_or_else(|| fault("there is nothing to correct at this place"))? = value.clone();
        }
        _ => return Err(fault("there is nothing to correct at this place")),
    }
    Ok(())
}
