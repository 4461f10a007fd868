//! Games as they are stored, and back.

use std::{str::FromStr as _, time::Duration};

use colorito::{Board, Draw, Game, Move, Outcome, Position, RepetitionRule, Rules, Side, Victory};
use sqlx::FromRow;

use crate::{
    Seat, Seats, TimeControl,
    clock::GameClock,
    id::{GameId, MatchId},
    matches::{Match, MatchPlace, Terms},
    score::Count,
    seated_game::SeatedGame,
};

/// A game as it is stored, without its moves.
#[derive(Clone, FromRow)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) changed: i64,
    pub(crate) deleted: Option<i64>,
    revision: i64,
    red: String,
    blue: String,
    pub(crate) variant: String,
    board: String,
    pub(crate) start: String,
    repetition: String,
    pub(crate) played: i64,
    pub(crate) result: Option<String>,
    pub(crate) ending: Option<String>,
    draw_offer: Option<String>,
    seconds: Option<i64>,
    increment: Option<i64>,
    pub(crate) score: Option<String>,
    score_line: Option<String>,
    pub(crate) position: Option<String>,
    of_match: Option<String>,
    number: Option<i64>,
    match_games: Option<i64>,
}

/// A move as it is stored.
#[derive(FromRow)]
pub(crate) struct MoveRow {
    played: String,
    clock: Option<i64>,
}

/// What makes no sense about a row.
type Fault = String;

fn fault(error: impl std::fmt::Display) -> Fault {
    error.to_string()
}

impl GameRow {
    pub(crate) fn rules(&self) -> Result<Rules, Fault> {
        rules(&self.variant, &self.board)
    }

    /// The game as it was. Moves are checked again: nothing illegal comes out of a file.
    pub(crate) fn restore(&self, moves: &[MoveRow]) -> Result<SeatedGame, Fault> {
        let start = Position::parse(&self.start, self.rules()?).map_err(fault)?;
        let mut game = Game::new(start, repetition_named(&self.repetition));
        for MoveRow { played, .. } in moves {
            let m = game.position().parse_move(played).map_err(fault)?;
            game.play(m).map_err(fault)?;
        }
        let played = usize::try_from(self.played).unwrap_or_default();
        if played > game.moves().len() {
            return Err(format!("{played} moves were played, but only {} are there", game.moves().len()));
        }
        while game.moves().len() > played {
            game.undo();
        }
        self.declare_ending(&mut game)?;
        Ok(SeatedGame {
            id: GameId::parse(&self.id).map_err(fault)?,
            seats: self.seats()?,
            clock: self.clock().map(|control| GameClock::restore(control, times(control, moves))),
            draw_offer: self.draw_offer.as_deref().and_then(side_named),
            count: self.count(&game)?,
            place: self.place()?,
            game,
            revision: self.revision,
            created: self.created,
            changed: self.changed,
        })
    }

    /// Ends the game as the players ended it, and compares.
    fn declare_ending(&self, game: &mut Game) -> Result<(), Fault> {
        let stored = (self.result.as_deref(), self.ending.as_deref());
        let outcome = self.outcome().filter(|outcome| outcome.is_declared() && game.ending().is_none());
        match outcome {
            Some(Outcome::Won { winner, by: Victory::Resignation }) => game.resign(!winner),
            Some(Outcome::Won { winner, by: Victory::Time }) => game.run_out_of_time(!winner),
            Some(Outcome::Drawn(Draw::Agreement)) => game.agree_on_draw(),
            _ => Ok(()),
        }
        .map_err(fault)?;
        let now = result_and_ending(game);
        if now == stored { Ok(()) } else { Err(format!("it ended with {stored:?}, the moves say {now:?}")) }
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let stored = (self.result.as_deref(), self.ending.as_deref());
        Outcome::all().find(|outcome| (Some(result_name(*outcome)), Some(outcome.reason())) == stored)
    }

    pub(crate) fn seats(&self) -> Result<Seats, Fault> {
        seats(&self.red, &self.blue)
    }

    pub(crate) fn clock(&self) -> Option<TimeControl> {
        time_control(self.seconds, self.increment)
    }

    pub(crate) fn place(&self) -> Result<Option<MatchPlace>, Fault> {
        let (Some(id), Some(number)) = (&self.of_match, self.number) else { return Ok(None) };
        Ok(Some(MatchPlace {
            id: MatchId::parse(id).map_err(fault)?,
            number: count(number),
            games: count(self.match_games.unwrap_or_default()),
        }))
    }

    /// The score that was counted. Its moves are held against the position they are for.
    fn count(&self, game: &Game) -> Result<Option<Count>, Fault> {
        let Some(text) = &self.score else { return Ok(None) };
        let score = Count::read(text).ok_or_else(|| format!("`{text}` is no score"))?;
        let mut position = game.position().clone();
        let line = self.score_line.as_deref().map(|line| {
            let moves = line.split_ascii_whitespace().map(|text| {
                let reached = reached(&position, text).ok_or_else(|| format!("`{text}` leads nowhere"))?;
                position.play_unchecked(reached);
                Ok(reached)
            });
            moves.collect::<Result<Vec<Move>, Fault>>()
        });
        Ok(Some(Count { score, line: line.transpose()?, done: true }))
    }
}

/// A move that its piece can make, whosever turn it is.
fn reached(position: &Position, text: &str) -> Option<Move> {
    let m = colorito::MoveText::from_str(text).ok()?;
    let colorito::MoveText::Go { from, to, .. } = m else { return None };
    position.destinations(from).contains(to).then_some(Move::Go { from, to })
}

fn times(control: TimeControl, moves: &[MoveRow]) -> Vec<Duration> {
    let all = u64::from(control.seconds) * 1000;
    let left = |row: &MoveRow| row.clock.and_then(|left| u64::try_from(left).ok()).unwrap_or(all);
    moves.iter().map(|row| Duration::from_millis(left(row))).collect()
}

/// A match as it is stored.
#[derive(FromRow)]
pub(crate) struct MatchRow {
    id: String,
    created: i64,
    games: i64,
    red: String,
    blue: String,
    variant: String,
    board: String,
    starter: String,
    repetition: String,
    seconds: Option<i64>,
    increment: Option<i64>,
}

impl MatchRow {
    pub(crate) fn restore(&self) -> Result<Match, Fault> {
        Ok(Match {
            id: MatchId::parse(&self.id).map_err(fault)?,
            created: self.created,
            terms: Terms {
                games: count(self.games),
                seats: seats(&self.red, &self.blue)?,
                rules: rules(&self.variant, &self.board)?,
                starter: side_named(&self.starter).unwrap_or(Side::Red),
                repetition: repetition_named(&self.repetition),
                clock: time_control(self.seconds, self.increment),
            },
        })
    }
}

fn rules(variant: &str, board: &str) -> Result<Rules, Fault> {
    Ok(Rules { variant: variant.parse().map_err(fault)?, board: Board::from_str(board).map_err(fault)? })
}

fn seats(red: &str, blue: &str) -> Result<Seats, Fault> {
    let seat = |text: &str| serde_json::from_str::<Seat>(text).map_err(fault);
    Ok(Seats { red: seat(red)?, blue: seat(blue)? })
}

fn time_control(seconds: Option<i64>, increment: Option<i64>) -> Option<TimeControl> {
    Some(TimeControl { seconds: count(seconds?), increment: count(increment?) })
}

/// A number as the rest of the program has it.
fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

fn side_named(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.name() == name)
}

pub(crate) fn result_and_ending(game: &Game) -> (Option<&'static str>, Option<&'static str>) {
    let outcome = game.ending().map(|ending| ending.outcome);
    (outcome.map(result_name), outcome.map(Outcome::reason))
}

fn result_name(outcome: Outcome) -> &'static str {
    outcome.winner().map_or("draw", Side::name)
}

pub(crate) fn repetition_name(rule: RepetitionRule) -> &'static str {
    match rule {
        RepetitionRule::Draw => "draw",
        RepetitionRule::Off => "off",
    }
}

fn repetition_named(name: &str) -> RepetitionRule {
    if name == "off" { RepetitionRule::Off } else { RepetitionRule::Draw }
}

pub(crate) fn seat_text(seat: &Seat) -> String {
    serde_json::to_string(seat).expect("a seat is plain data")
}
