//! Engines that are programs of their own and speak UGI.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    thread,
    time::{Duration, Instant},
};

use colorito::{Game, Rules};
use colorito_engine::Limits;

use crate::{Choice, Player, PlayerError};

/// How long a program may take for what needs no thinking.
const PATIENCE: Duration = Duration::from_secs(10);

/// A running program.
pub struct External {
    child: Child,
    input: ChildStdin,
    /// The lines it writes, read by a thread of their own so that waiting can end.
    lines: Receiver<String>,
    /// Its own limits, if they are not those of the match.
    limits: Option<Limits>,
}

impl External {
    /// Starts a program. The command is split at blanks; the first word is the program. Limits of its own
    /// take the place of the match's time.
    ///
    /// # Errors
    /// If it cannot be started or does not answer `ugi`.
    pub fn start(command: &str, limits: Option<Limits>) -> Result<External, PlayerError> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or(PlayerError::Gone)?;
        let mut child =
            Command::new(program).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().ok_or(PlayerError::Gone)?;
        let output = child.stdout.take().ok_or(PlayerError::Gone)?;
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let mut external = External { child, input, lines, limits };
        external.say("ugi")?;
        external.wait_for("ugiok", PATIENCE)?;
        Ok(external)
    }

    fn say(&mut self, line: &str) -> Result<(), PlayerError> {
        writeln!(self.input, "{line}")?;
        self.input.flush()?;
        Ok(())
    }

    /// Reads lines until one begins with a word, and returns that one.
    fn wait_for(&self, word: &str, patience: Duration) -> Result<String, PlayerError> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(PlayerError::NoAnswer),
                Err(RecvTimeoutError::Disconnected) => return Err(PlayerError::Gone),
            }
        }
    }
}

impl Player for External {
    fn new_game(&mut self, rules: &Rules) -> Result<(), PlayerError> {
        self.say(&format!("setoption name Variant value {}", rules.variant))?;
        self.say(&format!("setoption name Board value {}", rules.board.name_or_rows()))?;
        self.say("uginewgame")?;
        self.say("isready")?;
        self.wait_for("readyok", PATIENCE).map(|_| ())
    }

    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError> {
        let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
        let moves = if moves.is_empty() { String::new() } else { format!(" moves {}", moves.join(" ")) };
        self.say(&format!("position fen {}{moves}", game.start()))?;
        self.say(&go(self.limits.unwrap_or_else(|| Limits::time(time))))?;
        let answer = self.wait_for("bestmove", time + PATIENCE)?;
        let text = answer.split_whitespace().nth(1).unwrap_or_default();
        let chosen = game.position().parse_move(text).map_err(|_| PlayerError::Nonsense(text.to_owned()))?;
        Ok(Choice { chosen, score: None })
    }
}

/// The command to think within limits.
fn go(limits: Limits) -> String {
    let depth = limits.depth.map(|depth| format!(" depth {depth}"));
    let nodes = limits.nodes.map(|nodes| format!(" nodes {nodes}"));
    let time = limits.time.map(|time| format!(" movetime {}", time.most.as_millis()));
    format!("go{}", [depth, nodes, time].into_iter().flatten().collect::<String>())
}

impl Drop for External {
    fn drop(&mut self) {
        // A program that does not leave when asked is made to.
        let asked = self.say("quit").is_ok();
        if asked {
            thread::sleep(Duration::from_millis(50));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
