//! Records in files.

use std::{
    fs::{self, OpenOptions},
    io::Write,
    path::{Path, PathBuf},
};

use colorito::Record;

use crate::trouble::Trouble;

/// The records of a file, at least one.
pub(crate) fn read_records(path: &Path) -> Result<Vec<Record>, Trouble> {
    let text = fs::read_to_string(path).map_err(|error| Trouble::File { path: path.to_owned(), error })?;
    Ok(Record::read_all(&text)?)
}

/// Writes a record to a new file; one that is there already is left alone. The name gets the usual ending if
/// it has none.
pub(crate) fn write_record(path: &Path, record: &str) -> Result<PathBuf, Trouble> {
    let mut path = path.to_owned();
    if path.extension().is_none() {
        path.set_extension("colorito");
    }
    let written = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&path)
        .and_then(|mut file| file.write_all(record.as_bytes()));
    match written {
        Ok(()) => Ok(path),
        Err(error) => Err(Trouble::File { path, error }),
    }
}

#[cfg(test)]
mod tests {
    use colorito::{Game, Position, RepetitionRule, Rules, Side};

    use super::*;

    #[test]
    fn what_is_written_is_read_and_never_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let record =
            Record::of(&Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw));
        let path = write_record(&folder.path().join("game"), &record.to_string()).unwrap();
        assert!(path.ends_with("game.colorito"));
        assert_eq!(read_records(&path).unwrap(), [record]);
        assert!(write_record(&path, "something else").is_err());
        assert_eq!(read_records(&path).unwrap().len(), 1);
        assert!(read_records(&folder.path().join("nowhere")).is_err());
    }
}
