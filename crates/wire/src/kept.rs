//! A game as browsers keep it, and hand it over.

use std::{fmt::Display, time::Duration};

use colorito::{Board, Game, Move, Outcome, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    Asker, GameClock, GameId, NewSeatedGame, Players, ScoreState, SeatedGame, Seats, Talk, TimeControl,
    Timestamp,
};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, error::expect_few};

/// As much as is said of what makes no sense about a game, in characters.
const LONGEST_FAULT: usize = 200;

/// More than any clock has.
const MOST_LEFT: Duration = Duration::from_hours(24 * 366);

/// A game as it is kept: texts and numbers only. What is read is checked again, move by move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
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
    /// Who plays.
    pub seats: Seats,
    /// The variant's name.
    pub variant: String,
    /// The board's rows.
    pub board: String,
    /// The first position.
    pub start: String,
    /// Whether the house rule of third repetition is in force.
    pub repetition_draws: bool,
    /// The moves, those taken back included.
    pub moves: Vec<String>,
    /// How many of them stand.
    pub played: usize,
    /// How the players ended the game, if they did: who won and why.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Vec<Option<String>>>))]
    pub declared: Option<(Option<String>, String)>,
    /// Who has offered a draw.
    #[serde(default)]
    pub draw_offer: Option<String>,
    /// The clocks, if it has any.
    #[serde(default)]
    pub clock: Option<KeptClock>,
    /// The loser's score, once it was counted.
    #[serde(default)]
    pub score: Option<KeptScore>,
    /// The record it was read from.
    #[serde(default)]
    pub record: Option<String>,
    /// The move that was played last, by the name its sender gave it.
    #[serde(default)]
    pub receipt: Option<String>,
}

/// The clocks of a kept game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeptClock {
    control: TimeControl,
    /// What its player had left after each move, in milliseconds.
    left: Vec<u64>,
    turn_started: Option<i64>,
}

/// The score of a kept game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct KeptScore {
    score: String,
    line: Option<Vec<String>>,
}

fn fault(error: impl Display) -> String {
    error.to_string()
}

impl KeptGame {
    /// A game that is begun now.
    pub fn begun(id: GameId, new: NewSeatedGame, now: Timestamp) -> KeptGame {
        let seated = SeatedGame {
            id,
            seats: new.seats,
            players: new.players,
            game: new.game,
            clock: new.clock.map(|control| GameClock::new(control, now)),
            draw_offer: None,
            talk: Talk::default(),
            next: None,
            plans: Default::default(),
            score: None,
            place: None,
            rated: false,
            revision: 0,
            created: now,
            changed: now,
        };
        KeptGame { record: new.record, ..KeptGame::of(&seated) }
    }

    /// A game as it is.
    pub fn of(seated: &SeatedGame) -> KeptGame {
        let SeatedGame { game, clock, .. } = seated;
        let rules = game.rules();
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
            moves: game.moves().iter().chain(game.undone()).map(Move::to_string).collect(),
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
    #[must_use]
    pub fn changed_to(&self, after: &SeatedGame, now: Timestamp) -> KeptGame {
        KeptGame {
            changed: now.0,
            revision: self.revision + 1,
            record: self.record.clone(),
            receipt: self.receipt.clone(),
            ..KeptGame::of(after)
        }
    }

    /// The game as it was. Moves are checked again: nothing illegal comes out of a browser's storage.
    ///
    /// # Errors
    /// If no game is like that.
    pub fn restore(&self) -> Result<SeatedGame, String> {
        let board = Board::from_name_or_rows(&self.board).map_err(fault)?;
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
            plans: Default::default(),
            score: self.score(&game)?,
            place: None,
            game,
            rated: false,
            revision: self.revision,
            created: Timestamp(self.created),
            changed: Timestamp(self.changed),
        })
    }

    /// The game of somebody who has played it without a server and hands it over, to be kept as theirs from
    /// now on. Clocks go on from now; its score is not taken on trust but counted again.
    ///
    /// # Errors
    /// If no game is like that.
    pub fn handed_over(&self, owner: Asker, now: Timestamp) -> Result<SeatedGame, Error> {
        self.seats.check().map_err(BadRequest::from)?;
        expect_few(self.moves.len())?;
        let mut seated = self
            .restore()
            .map_err(|fault| BadRequest::Unreadable(fault.chars().take(LONGEST_FAULT).collect()))?;
        if let Some(kept) = &self.clock {
            kept.control.check().map_err(BadRequest::from)?;
            let left =
                kept.left.iter().map(|left| Some(Duration::from_millis(*left).min(MOST_LEFT))).collect();
            seated.clock = Some(GameClock::restore(kept.control, left, now));
        }
        seated.players = Players::begun_by(owner, &self.seats);
        seated.score = None;
        seated.revision = 0;
        seated.created = seated.created.min(now);
        seated.changed = now;
        Ok(seated)
    }

    fn declare_ending(&self, game: &mut Game) -> Result<(), String> {
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
    fn score(&self, game: &Game) -> Result<Option<ScoreState>, String> {
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
