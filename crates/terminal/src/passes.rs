//! The servers somebody has been to, and what these know them by: a file that only its owner can read.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use colorito_client::{Server, Token};

use crate::trouble::Trouble;

/// The name of the file.
const FILE: &str = "servers.txt";

/// A server, and what it knows somebody by.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pass {
    server: Server,
    token: Option<Token>,
    /// The name of the account.
    name: Option<String>,
}

/// All servers, the last visited first.
pub(crate) struct Passes {
    path: PathBuf,
    passes: Vec<Pass>,
}

impl Passes {
    /// Those kept in a folder. Lines that make no sense, and a file that cannot be read, are left out.
    pub(crate) fn open(folder: &Path) -> Passes {
        let path = folder.join(FILE);
        let text = fs::read_to_string(&path).unwrap_or_default();
        Passes { passes: text.lines().filter_map(read).collect(), path }
    }

    /// The servers somebody has been to, the last one first.
    pub(crate) fn servers(&self) -> impl Iterator<Item = &Server> {
        self.passes.iter().map(|pass| &pass.server)
    }

    /// What a server knows somebody by.
    pub(crate) fn token(&self, server: &Server) -> Option<Token> {
        self.passes.iter().find(|pass| pass.server == *server)?.token.clone()
    }

    /// Keeps what a server knows somebody by from now on.
    pub(crate) fn keep(
        &mut self,
        server: &Server,
        token: Option<Token>,
        name: Option<&str>,
    ) -> Result<(), Trouble> {
        let pass = Pass { server: server.clone(), token, name: name.map(str::to_owned) };
        if self.passes.first() == Some(&pass) {
            return Ok(());
        }
        self.passes.retain(|other| other.server != *server);
        self.passes.insert(0, pass);
        self.write().map_err(|error| Trouble::File { path: self.path.clone(), error })
    }

    /// Writes a new file in place of the old one, so that there is one at any time.
    fn write(&self) -> io::Result<()> {
        let fresh = self.path.with_extension("new");
        drop(fs::remove_file(&fresh));
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        for Pass { server, token, name } in &self.passes {
            let token = token.as_ref().map_or(NOTHING, Token::reveal);
            writeln!(file, "{server} {token} {}", name.as_deref().unwrap_or(NOTHING))?;
        }
        file.sync_all()?;
        fs::rename(&fresh, &self.path)
    }
}

/// Where there is no token or no name.
const NOTHING: &str = "-";

fn read(line: &str) -> Option<Pass> {
    let mut words = line.split(' ');
    let server = words.next()?.parse().ok()?;
    let token = words.next().filter(|token| *token != NOTHING).and_then(|token| token.parse().ok());
    let name = words.next().filter(|name| *name != NOTHING).map(str::to_owned);
    Some(Pass { server, token, name })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_kept_for_their_owner_only() {
        let folder = tempfile::tempdir().unwrap();
        let (one, two): (Server, Server) =
            ("https://one.example".parse().unwrap(), "http://127.0.0.1:1892".parse().unwrap());
        let token: Token = "0123456789abcdef".repeat(4).parse().unwrap();
        let mut passes = Passes::open(folder.path());
        assert_eq!(passes.servers().count(), 0);
        passes.keep(&one, Some(token.clone()), Some("Anna")).unwrap();
        passes.keep(&two, None, None).unwrap();
        let again = Passes::open(folder.path());
        assert_eq!(again.servers().collect::<Vec<_>>(), [&two, &one], "the last visited first");
        assert_eq!((again.token(&one), again.token(&two)), (Some(token.clone()), None));
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        // Signed out, nothing of it is left.
        passes.keep(&one, None, None).unwrap();
        assert!(!fs::read_to_string(folder.path().join(FILE)).unwrap().contains(token.reveal()));
    }

    #[test]
    fn nonsense_is_left_out() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "x y z\n\nhttps://one.example short -\nhttp://a b c d").unwrap();
        let passes = Passes::open(folder.path());
        let servers: Vec<String> = passes.servers().map(ToString::to_string).collect();
        assert_eq!(servers, ["https://x", "https://one.example", "http://a"]);
        assert_eq!(passes.token(&"https://one.example".parse().unwrap()), None);
    }
}
