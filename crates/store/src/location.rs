//! Where a database is.

use std::{
    fmt,
    path::{Path, PathBuf},
    str::FromStr,
};

/// Where a database is: a file, or the address of a server.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// An `SQLite` file.
    File(PathBuf),
    /// A `PostgreSQL` database, `postgres://user:password@host/name`.
    Postgres(String),
}

/// The text names no place for a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a database is a file, `sqlite:` and a file, or `postgres://user:password@host/name`")]
pub struct NoLocation;

/// The file within a data directory.
pub(crate) const FILE: &str = "colorito.sqlite";

impl Location {
    /// The file in a data directory.
    pub fn in_directory(directory: &Path) -> Location {
        Location::File(directory.join(FILE))
    }
}

impl FromStr for Location {
    type Err = NoLocation;

    fn from_str(text: &str) -> Result<Location, NoLocation> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Location::Postgres(text.to_owned()));
        }
        let file = text.strip_prefix("sqlite:").map_or(text, |file| file.strip_prefix("//").unwrap_or(file));
        // The name of another kind of database is no file somebody would want.
        if file.is_empty() || file.contains("://") {
            Err(NoLocation)
        } else {
            Ok(Location::File(file.into()))
        }
    }
}

impl fmt::Display for Location {
    /// As it is written, but without the password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Location::File(file) => write!(f, "{}", file.display()),
            Location::Postgres(address) => match split_password(address) {
                Some((before, after)) => write!(f, "{before}…{after}"),
                None => f.write_str(address),
            },
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Location({self})")
    }
}

/// What is before and after the password of an address.
fn split_password(address: &str) -> Option<(&str, &str)> {
    let start = address.find("://")? + 3;
    let at = start
        + address[start..]
            .find(['/', '?'])
            .map_or(&address[start..], |end| &address[start..start + end])
            .rfind('@')?;
    let colon = start + address[start..at].find(':')? + 1;
    Some((&address[..colon], &address[at..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_and_addresses() {
        for file in ["games.sqlite", "sqlite:games.sqlite", "sqlite://games.sqlite"] {
            assert_eq!(file.parse(), Ok(Location::File("games.sqlite".into())), "{file}");
        }
        assert_eq!("sqlite:///var/games".parse(), Ok(Location::File("/var/games".into())));
        for bad in ["", "sqlite:", "mysql://localhost/games"] {
            assert_eq!(bad.parse::<Location>(), Err(NoLocation), "{bad}");
        }
    }

    #[test]
    fn passwords_are_not_shown() {
        for (address, shown) in [
            ("postgres://me:secret@host/games", "postgres://me:…@host/games"),
            ("postgres://me:s@cr:et@host", "postgres://me:…@host"),
            ("postgresql://me@host:5432/games", "postgresql://me@host:5432/games"),
            ("postgres:///games?host=/run/x@y", "postgres:///games?host=/run/x@y"),
        ] {
            let location: Location = address.parse().unwrap();
            assert_eq!(location.to_string(), shown);
            assert!(!format!("{location:?}").contains("secret"));
        }
    }
}
