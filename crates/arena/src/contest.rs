//! One game between two players.

use std::time::Duration;

use colorito::{Ending, Game, Move, Outcome, Position, Record, RepetitionRule, Rules, Side};
use colorito_engine::Clock;

use crate::{Player, PlayerError, Stopwatch};

/// How one game is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The rules.
    pub rules: Rules,
    /// Who makes the first move.
    pub starter: Side,
    /// The moves played before the players take over.
    pub opening: Vec<Move>,
    /// The time each player has for each move.
    pub time: Duration,
    /// How much longer a player may take before the game is lost on time.
    pub tolerance: Duration,
    /// A game that has more plies than this is broken off and counts as drawn.
    pub longest: u32,
}

/// How a game came to its end.
#[derive(Debug)]
pub enum Finish {
    /// By the rules, or on time.
    Ended(Ending),
    /// It grew too long.
    TooLong,
    /// A player failed; the other one wins.
    Failed(Side, PlayerError),
}

/// A game that was played.
#[derive(Debug)]
pub struct Played {
    /// The game.
    pub game: Game,
    /// How it came to its end.
    pub finish: Finish,
}

impl Contest {
    /// Plays the game. The players are Red's and Blue's.
    pub fn play(&self, players: [&mut dyn Player; 2]) -> Played {
        let mut game = Game::new(Position::start(self.rules, self.starter), RepetitionRule::Draw);
        for m in &self.opening {
            if game.play(*m).is_err() {
                break;
            }
        }
        let [red, blue] = players;
        for (side, player) in [(Side::Red, &mut *red), (Side::Blue, &mut *blue)] {
            if let Err(error) = player.new_game(&self.rules) {
                return Played { game, finish: Finish::Failed(side, error) };
            }
        }
        let finish = loop {
            if let Some(ending) = game.ending() {
                break Finish::Ended(ending);
            }
            if game.position().plies() >= self.longest {
                break Finish::TooLong;
            }
            let side = game.position().turn();
            let player = if side == Side::Red { &mut *red } else { &mut *blue };
            if let Err(error) = self.turn(&mut game, player) {
                break Finish::Failed(side, error);
            }
        };
        Played { game, finish }
    }

    /// One player's turn: a move, or the loss on time.
    fn turn(&self, game: &mut Game, player: &mut dyn Player) -> Result<(), PlayerError> {
        let clock = Stopwatch::start();
        let choice = player.choose(game, self.time)?;
        if clock.elapsed() > self.time + self.tolerance {
            let side = game.position().turn();
            return game.run_out_of_time(side).map_err(|over| PlayerError::Nonsense(over.to_string()));
        }
        game.play(choice.chosen).map_err(|_| PlayerError::Nonsense(choice.chosen.to_string()))
    }
}

impl Played {
    /// The winner, if there is one.
    pub fn winner(&self) -> Option<Side> {
        match &self.finish {
            Finish::Ended(ending) => ending.outcome.winner(),
            Finish::TooLong => None,
            Finish::Failed(side, _) => Some(!*side),
        }
    }

    /// Why it ended, in one word.
    pub fn reason(&self) -> &'static str {
        match &self.finish {
            Finish::Ended(ending) => ending.outcome.reason(),
            Finish::TooLong => "too long",
            Finish::Failed(..) => "failure",
        }
    }

    /// The outcome, if the game ended by the rules.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.finish {
            Finish::Ended(ending) => Some(ending.outcome),
            _ => None,
        }
    }

    /// The record of the game.
    pub fn record(&self) -> Record {
        Record::of(&self.game)
    }
}
