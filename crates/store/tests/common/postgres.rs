//! A `PostgreSQL` of a test's own, in a temporary directory.

use std::{
    fs,
    os::unix::{fs::PermissionsExt as _, process::CommandExt as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use tempfile::TempDir;

/// A running server that listens at a socket in its directory only.
pub(crate) struct PostgresServer {
    directory: TempDir,
    programs: PathBuf,
    child: Option<Child>,
}

impl PostgresServer {
    /// Starts one; `None` where `PostgreSQL` is not installed, unless all tests are asked for.
    pub(crate) fn start() -> Option<PostgresServer> {
        let Some(programs) = programs() else {
            let insisted = std::env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1");
            assert!(!insisted, "there is no PostgreSQL here");
            eprintln!("skipped: there is no PostgreSQL here");
            return None;
        };
        let directory = TempDir::new().unwrap();
        fs::set_permissions(directory.path(), fs::Permissions::from_mode(0o777)).unwrap();
        let mut server = PostgresServer { directory, programs, child: None };
        let made = server
            .command("initdb")
            .args(["--auth=trust", "--username=colorito", "--no-sync", "--encoding=UTF8", "--locale=C", "-D"])
            .arg(server.data())
            .output()
            .unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        server.launch();
        Some(server)
    }

    /// Starts it again after it was stopped.
    pub(crate) fn launch(&mut self) {
        let child = self
            .command("postgres")
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.directory.path())
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.unwrap());
        for _ in 0..600 {
            let ready = self.command("pg_isready").arg("-q").arg("-h").arg(self.directory.path()).status();
            if ready.unwrap().success() {
                return;
            }
            thread::sleep(Duration::from_millis(100));
        }
        panic!("PostgreSQL did not start");
    }

    /// Stops it at once, as a crash would: what was committed is there after the next start.
    pub(crate) fn stop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let stop =
                self.command("pg_ctl").args(["stop", "-m", "immediate", "-D"]).arg(self.data()).output();
            if !stop.is_ok_and(|stop| stop.status.success()) {
                let _ = child.kill();
            }
            let _ = child.wait();
        }
    }

    /// Makes an empty database and gives its address.
    pub(crate) fn database(&self, name: &str) -> String {
        let mut create = self.command("createdb");
        create.args(["-U", "colorito", "-h"]).arg(self.directory.path()).arg(name);
        let made = create.output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        format!("postgres://colorito@localhost/{name}?host={}", self.directory.path().display())
    }

    /// The socket it listens at.
    #[allow(dead_code, reason = "for tests with a proxy before it")]
    pub(crate) fn socket(&self) -> PathBuf {
        self.directory.path().join(".s.PGSQL.5432")
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    /// A program of `PostgreSQL`, run by somebody who is not root.
    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.directory.path());
        if let Some((user, group)) = somebody_else() {
            command.uid(user).gid(group);
        }
        command
    }
}

impl Drop for PostgresServer {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Where the programs of the newest installed version are.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let places = versions.filter_map(Result::ok).map(|version| version.path().join("bin"));
    places.filter(|place| place.join("initdb").exists()).max_by_key(|place| version(place))
}

fn version(programs: &Path) -> u32 {
    let name = programs.parent().and_then(Path::file_name).and_then(|name| name.to_str());
    name.and_then(|name| name.parse().ok()).unwrap_or_default()
}

/// Whom to run it as if the test is run by root: `PostgreSQL` refuses root.
fn somebody_else() -> Option<(u32, u32)> {
    let me = Command::new("id").arg("-u").output().ok()?;
    if String::from_utf8_lossy(&me.stdout).trim() != "0" {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").ok()?;
    let user = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut numbers = line.split(':').skip(2).map(str::parse);
        Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
    };
    user("postgres").or_else(|| user("nobody"))
}
