//! A game and a review as they are kept.

use std::{fmt::Display, time::Duration};

use colorito::{Board, Game, Move, Outcome, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    Asker, GameClock, GameId, NewSeatedGame, Players, ScoreState, SeatedGame, Seats, Talk, TimeControl,
    Timestamp,
};
use colorito_study::review::Review;
use serde::{Deserialize, Serialize};

/// A game as it is kept: texts and numbers only. What is read is checked again, move by move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptGame {
    /// Its name in addresses.
    pub id: String,
    /// When it was begun.
    pub created: i64,
    /// When it was last changed.
    pub changed: i64,
    /// Whether it was deleted and can be restored.
    #[serde(default)]
    pub deleted: bool,
    /// Counts the changes.
    pub revision: i64,
    pub(crate) seats: Seats,
    pub(crate) variant: String,
    pub(crate) board: String,
    pub(crate) start: String,
    pub(crate) repetition_draws: bool,
    /// The moves, those taken back included.
    pub(crate) moves: Vec<String>,
    /// How many of them stand.
    pub(crate) played: usize,
    /// How the players ended the game, if they did: who won and why.
    #[serde(default)]
    pub(crate) declared: Option<(Option<String>, String)>,
    #[serde(default)]
    pub(crate) draw_offer: Option<String>,
    #[serde(default)]
    pub(crate) clock: Option<KeptClock>,
    #[serde(default)]
    pub(crate) score: Option<KeptScore>,
    /// The record it was read from.
    #[serde(default)]
    pub record: Option<String>,
    /// The move that was played last, by the name its sender gave it.
    #[serde(default)]
    pub receipt: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptClock {
    control: TimeControl,
    /// What its player had left after each move, in milliseconds.
    left: Vec<u64>,
    turn_started: Option<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptScore {
    score: String,
    line: Option<Vec<String>>,
}

/// The review of a game as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct KeptReview {
    /// The game's name.
    pub id: String,
    /// `running`, `stopped` or `done`.
    pub state: String,
    /// The time for each move, in milliseconds.
    pub time: u64,
    /// What was found.
    pub review: Review,
}

/// What makes no sense about a kept game.
pub(crate) type Fault = String;

fn fault(error: impl Display) -> Fault {
    error.to_string()
}

impl KeptGame {
    /// A game that is begun now.
    pub(crate) fn begun(id: GameId, new: NewSeatedGame, now: Timestamp) -> KeptGame {
        let seated = SeatedGame {
            id,
            seats: new.seats,
            players: new.players,
            game: new.game,
            clock: new.clock.map(|control| GameClock::new(control, now)),
            draw_offer: None,
            talk: Talk::default(),
            next: None,
            score: None,
            place: None,
            rated: false,
            revision: 0,
            created: now,
            changed: now,
        };
        KeptGame { record: new.record, ..KeptGame::of(&seated) }
    }

    fn of(seated: &SeatedGame) -> KeptGame {
        let SeatedGame { game, clock, .. } = seated;
        let rules = game.rules();
        let undone = game.undone().iter().rev();
        let outcome = game.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_declared());
        let score = seated.score.as_ref().filter(|state| state.done);
        KeptGame {
            id: seated.id.to_string(),
            created: seated.created.0,
            changed: seated.changed.0,
            deleted: false,
            revision: seated.revision,
            seats: seated.seats.clone(),
            variant: rules.variant.name().to_owned(),
            board: rules.board.to_string(),
            start: game.start().to_string(),
            repetition_draws: game.repetition_rule() == RepetitionRule::Draw,
            moves: game.moves().iter().chain(undone).map(Move::to_string).collect(),
            played: game.moves().len(),
            declared: outcome.map(|outcome| {
                (outcome.winner().map(|winner| winner.name().to_owned()), outcome.reason().to_owned())
            }),
            draw_offer: seated.draw_offer.map(|side| side.name().to_owned()),
            clock: clock.as_ref().map(|clock| KeptClock {
                control: clock.control(),
                left: clock.after_moves().iter().map(milliseconds).collect(),
                turn_started: clock.turn_started().map(|moment| moment.0),
            }),
            score: score.map(|state| KeptScore {
                score: state.score.to_string(),
                line: state.line.as_ref().map(|line| line.iter().map(Move::to_string).collect()),
            }),
            record: None,
            receipt: None,
        }
    }

    /// The same game after a change.
    pub(crate) fn changed_to(&self, after: &SeatedGame, now: Timestamp) -> KeptGame {
        KeptGame {
            changed: now.0,
            revision: self.revision + 1,
            record: self.record.clone(),
            receipt: self.receipt.clone(),
            ..KeptGame::of(after)
        }
    }

    /// The game as it was. Moves are checked again: nothing illegal comes out of a browser's storage.
    pub(crate) fn restore(&self) -> Result<SeatedGame, Fault> {
        let board: Board = self.board.parse().map_err(fault)?;
        let rules = Rules { variant: self.variant.parse().map_err(fault)?, board };
        let start = Position::parse(&self.start, rules).map_err(fault)?;
        let repetition = if self.repetition_draws { RepetitionRule::Draw } else { RepetitionRule::Off };
        let mut game = Game::new(start, repetition);
        for text in &self.moves {
            let m = game.position().parse_move(text).map_err(fault)?;
            game.play(m).map_err(fault)?;
        }
        while game.moves().len() > self.played {
            game.undo();
        }
        self.declare_ending(&mut game)?;
        let clock = self.clock.as_ref().map(|clock| {
            let left = clock.left.iter().map(|left| Some(Duration::from_millis(*left))).collect();
            let started = Timestamp(clock.turn_started.unwrap_or(self.changed));
            GameClock::restore(clock.control, left, started)
        });
        Ok(SeatedGame {
            id: self.id.parse().map_err(fault)?,
            players: Players::begun_by(Asker::DeviceOwner, &self.seats),
            seats: self.seats.clone(),
            clock,
            draw_offer: self.draw_offer.as_deref().and_then(side_named),
            talk: Talk::default(),
            next: None,
            score: self.score(&game)?,
            place: None,
            game,
            rated: false,
            revision: self.revision,
            created: Timestamp(self.created),
            changed: Timestamp(self.changed),
        })
    }

    fn declare_ending(&self, game: &mut Game) -> Result<(), Fault> {
        let Some((winner, reason)) = &self.declared else { return Ok(()) };
        let declared = |outcome: &Outcome| {
            (outcome.winner().map(Side::name), outcome.reason()) == (winner.as_deref(), reason.as_str())
        };
        match Outcome::all().find(declared).filter(|outcome| outcome.is_declared()) {
            Some(outcome) => game.declare(outcome).map_err(fault),
            None => Err(format!("nobody can end a game by {reason}")),
        }
    }

    /// The score that was counted.
    fn score(&self, game: &Game) -> Result<Option<ScoreState>, Fault> {
        let Some(kept) = &self.score else { return Ok(None) };
        let line = kept.line.as_ref().map(|line| line.iter().map(String::as_str));
        ScoreState::read(game, &kept.score, line).map(Some)
    }
}

fn side_named(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.name() == name)
}

fn milliseconds(left: &Duration) -> u64 {
    u64::try_from(left.as_millis()).unwrap_or(u64::MAX)
}
