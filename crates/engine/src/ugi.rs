//! The engine protocol, UGI, without input and output.
//!
//! [`Ugi::line`] takes one line and says what to answer and what to do. Whoever reads the lines also runs the
//! searches, in a thread of their own if they want to hear `stop` meanwhile.

mod go;
mod options;
mod task;

pub use task::Task;

use colorito::{Game, GameResult, Position, RepetitionRule, Rules, Side};

use crate::{Level, Settings};

/// What to do after a line.
#[derive(Debug)]
pub enum Step {
    /// Write these lines, which may be none.
    Answer(Vec<String>),
    /// Begin this search. One that is under way is stopped first.
    Search(Box<Task>),
    /// Stop the search that is under way.
    Stop,
    /// Leave.
    Quit,
}

/// What was said so far.
#[derive(Debug)]
pub struct Ugi {
    rules: Rules,
    settings: Settings,
    level: Level,
    game: Game,
    /// Whether the next search begins without what earlier ones learnt.
    forget: bool,
}

impl Default for Ugi {
    fn default() -> Ugi {
        Ugi::new(Rules::default())
    }
}

impl Ugi {
    /// A conversation that begins with the start position of these rules.
    pub fn new(rules: Rules) -> Ugi {
        Ugi { rules, settings: Settings::default(), level: Level::FULL, game: start(rules), forget: false }
    }

    /// The game as it was last described.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Takes a line.
    pub fn line(&mut self, line: &str) -> Step {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else { return Step::Answer(Vec::new()) };
        let understood = match command {
            "ugi" | "uci" => Ok(Step::Answer(introduction(command))),
            "isready" => Ok(answer("readyok")),
            "uginewgame" | "ucinewgame" => {
                self.forget = true;
                Ok(Step::Answer(Vec::new()))
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "go" => self.go(rest),
            "query" => self.query(rest),
            "stop" => Ok(Step::Stop),
            "quit" => Ok(Step::Quit),
            _ => Err(format!("`{command}` is no command")),
        };
        understood.unwrap_or_else(|problem| answer(&format!("info string {problem}")))
    }

    fn set_position(&mut self, words: &[&str]) -> Result<Step, String> {
        let at_moves = words.iter().position(|word| *word == "moves").unwrap_or(words.len());
        let (place, moves) = words.split_at(at_moves);
        let first = match place {
            ["startpos"] => Position::start(self.rules, Side::Red),
            ["fen", fields @ ..] => {
                Position::parse(&fields.join(" "), self.rules).map_err(|error| error.to_string())?
            }
            _ => return Err("position: say `startpos` or `fen` and four fields".to_owned()),
        };
        let mut game = Game::new(first, RepetitionRule::Draw);
        for text in moves.iter().skip(1) {
            let m = game.position().parse_move(text).map_err(|error| error.to_string())?;
            game.play(m).map_err(|error| error.to_string())?;
        }
        self.game = game;
        Ok(Step::Answer(Vec::new()))
    }

    fn query(&self, words: &[&str]) -> Result<Step, String> {
        let position = self.game.position();
        let ending = self.game.ending();
        let response = match words {
            ["gameover"] => ending.is_some().to_string(),
            ["p1turn"] => (position.turn() == position.starter()).to_string(),
            ["result"] => match GameResult::from(ending.map(|ending| ending.outcome)) {
                GameResult::Won(side) if side == position.starter() => "p1win".to_owned(),
                GameResult::Won(_) => "p2win".to_owned(),
                GameResult::Drawn => "draw".to_owned(),
                GameResult::Open => "none".to_owned(),
            },
            _ => return Err("query: ask for `gameover`, `p1turn` or `result`".to_owned()),
        };
        Ok(answer(&format!("response {response}")))
    }
}

fn introduction(command: &str) -> Vec<String> {
    let mut lines = vec![
        format!("id name Colorito {}", env!("CARGO_PKG_VERSION")),
        "id author the Colorito authors".to_owned(),
    ];
    lines.extend(options::descriptions());
    lines.push(format!("{command}ok"));
    lines
}

fn start(rules: Rules) -> Game {
    Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw)
}

fn answer(line: &str) -> Step {
    Step::Answer(vec![line.to_owned()])
}
