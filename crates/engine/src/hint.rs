//! A good move with the reason why, for players.

use std::{fmt, sync::atomic::AtomicBool};

use colorito::{Draw, Game, Move, MoveKind, Outcome, Piece, Position, Rules, Side, Space, Victory, Way};

use crate::{Clock, Engine, Evaluator, Limits, Score, Weights, features::own_row, helpers_needed};

/// A good move and what it is good for, as data; [`Display`](fmt::Display) puts it in English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// The way the piece goes, `None` for a pass.
    pub way: Option<Way>,
    /// The pieces it hops over, in order: its ladder.
    pub ladder: Vec<Piece>,
    /// What is good about it.
    pub reason: HintReason,
    /// How many hundredths of a move less the player needs after it.
    pub gain: i32,
    /// What the position is worth with it.
    pub score: Score,
}

/// What is good about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintReason {
    /// All pieces are home after it.
    Completes,
    /// It wins by the special situation.
    SpecialSituation,
    /// The reply move saves a tie.
    Tie,
    /// The piece comes home.
    ComesHome,
    /// It clears the target of another piece.
    ClearsTarget {
        /// Whose target it is.
        of: Piece,
    },
    /// It gives a target back on which the piece would help the opponent to the special situation.
    LeavesOpponentsTarget,
    /// The last piece catches up by so many rows.
    CatchesUp {
        /// How many rows.
        rows: u8,
    },
    /// Another piece can go further because of it.
    BuildsLadder {
        /// Which piece.
        of: Piece,
        /// How many rows further.
        rows: u8,
    },
    /// A piece that could not move before can after it.
    Frees {
        /// Which piece.
        of: Piece,
    },
    /// It comes nearer to a piece that cannot move by itself.
    Fetches {
        /// Which piece.
        of: Piece,
        /// How many helpers that needs.
        helpers: u8,
    },
    /// The piece goes ahead by so many rows.
    GoesAhead {
        /// How many rows.
        rows: u8,
    },
    /// It keeps pieces in reach of each other, or gains time.
    Prepares,
    /// There is no choice.
    OnlyMove,
}

/// A ladder is worth naming from so many rows on.
const LADDER_ROWS: usize = 2;

impl Engine {
    /// A good move with its reason; `None` if the game is over.
    pub fn hint(
        &mut self,
        game: &Game,
        limits: Limits,
        clock: &dyn Clock,
        stop: &AtomicBool,
    ) -> Option<Hint> {
        let line = self.think(game, limits, clock, stop, |_| {}).lines.into_iter().next()?;
        Hint::of(game.position(), *line.moves.first()?, line.score)
    }
}

impl Hint {
    /// Why a legal move is good; `None` if it is not legal.
    pub fn of(position: &Position, best: Move, score: Score) -> Option<Hint> {
        let way = position.way(best).ok()?;
        let mut after = position.clone();
        after.play_unchecked(best);
        // A network knows who is ahead; how many moves a side needs by itself is what weights tell.
        let evaluator = Evaluator::with(Weights::built_in(position.rules().variant));
        let side = position.turn() as usize;
        let gain = evaluator.needed(position)[side] - evaluator.needed(&after)[side];
        let ladder = way.as_ref().map(|way| ladder(position, way)).unwrap_or_default();
        Some(Hint { best, ladder, reason: reason(position, &after, best), gain, score, way })
    }
}

/// The pieces a way hops over.
fn ladder(position: &Position, way: &Way) -> Vec<Piece> {
    let first_hop = usize::from(way.kind() == MoveKind::StepJump);
    if way.kind() == MoveKind::Step {
        return Vec::new();
    }
    let legs = way.spaces()[first_hop..].windows(2);
    legs.filter_map(|leg| {
        let (column, row) = (leg[0].column() + leg[1].column(), leg[0].row() + leg[1].row());
        position.piece(Space::new(column / 2, row / 2)?)
    })
    .collect()
}

fn reason(position: &Position, after: &Position, best: Move) -> HintReason {
    let side = position.turn();
    match after.ending().map(|ending| ending.outcome) {
        Some(Outcome::Won { winner, by: Victory::SpecialSituation }) if winner == side => {
            return HintReason::SpecialSituation;
        }
        Some(Outcome::Drawn(Draw::Tie)) => return HintReason::Tie,
        _ if after.is_complete(side) => return HintReason::Completes,
        _ if position.count_moves() == 1 => return HintReason::OnlyMove,
        _ => {}
    }
    let Move::Go { from, to } = best else { return HintReason::OnlyMove };
    let rows = own_row(side, to).saturating_sub(own_row(side, from)) as u8;
    if after.home(side).contains(to) {
        return HintReason::ComesHome;
    }
    if let Some(of) = cleared(position, from, side) {
        return HintReason::ClearsTarget { of };
    }
    if leaves_opponents_target(position, from, to, side) {
        return HintReason::LeavesOpponentsTarget;
    }
    if rows > 0 && is_last(position, from, side) {
        return HintReason::CatchesUp { rows };
    }
    match built_ladder(position, after, to, side) {
        Some((of, further)) if further > usize::from(rows) => {
            HintReason::BuildsLadder { of, rows: further as u8 }
        }
        _ => match freed(position, after, side) {
            Some(of) => HintReason::Frees { of },
            None if rows > 0 => HintReason::GoesAhead { rows },
            None => fetched(after, from, to, side).unwrap_or(HintReason::Prepares),
        },
    }
}

/// The own piece whose target the moved one stood on.
fn cleared(position: &Position, from: Space, side: Side) -> Option<Piece> {
    if position.rules().variant.just_colours || position.home(side).contains(from) {
        return None;
    }
    Piece::printed_on(from).filter(|piece| piece.side() == side)
}

/// Whether the piece leaves the opponent's targets while these are mostly filled.
fn leaves_opponents_target(position: &Position, from: Space, to: Space, side: Side) -> bool {
    let open = position.open_targets(!side);
    let mostly_filled = open.len() <= u32::from(Piece::PER_SIDE) / 4;
    mostly_filled && open.contains(from) && !open.contains(to)
}

/// Whether no own piece that is not home stands behind a space.
fn is_last(position: &Position, from: Space, side: Side) -> bool {
    let away = position.of(side) - position.home(side);
    let row = own_row(side, from);
    away.into_iter().all(|space| own_row(side, space) >= row)
}

/// The pieces of a side in the coloured rows that can go nowhere, because nobody is near enough to hop over.
fn stranded(position: &Position, side: Side) -> impl Iterator<Item = (Piece, Space)> {
    let white = Rules::targets(Side::Red) | Rules::targets(Side::Blue);
    let cannot_move = |space: &Space| position.destinations(*space).is_empty();
    let coloured = position.of(side) - white;
    coloured.into_iter().filter(cannot_move).filter_map(|space| Some((position.piece(space)?, space)))
}

/// The piece that was stranded before a move of another and is not after it.
fn freed(position: &Position, after: &Position, side: Side) -> Option<Piece> {
    stranded(position, side).find(|(_, space)| !after.destinations(*space).is_empty()).map(|(piece, _)| piece)
}

/// The stranded piece that a move comes nearer to, if help is of use to it.
fn fetched(after: &Position, from: Space, to: Space, side: Side) -> Option<HintReason> {
    let nearer = |space: Space| space.distance(to) < space.distance(from);
    let (of, space) = stranded(after, side)
        .filter(|(_, space)| *space != to && nearer(*space))
        .min_by_key(|(_, space)| space.distance(to))?;
    let helpers = helpers_needed(after, space).filter(|helpers| *helpers > 0)?;
    Some(HintReason::Fetches { of, helpers })
}

/// The piece that can go furthest further than before, and by how many rows.
fn built_ladder(
    position: &Position,
    after: &Position,
    moved_to: Space,
    side: Side,
) -> Option<(Piece, usize)> {
    let away = after.of(side) - after.home(side) - moved_to.into();
    let furthest = |position: &Position, from: Space| {
        position.destinations(from).into_iter().map(|to| own_row(side, to)).max().unwrap_or(0)
    };
    away.into_iter()
        .filter_map(|from| {
            let (before, now) = (furthest(position, from), furthest(after, from));
            let further = now.saturating_sub(before.max(own_row(side, from)));
            Some((after.piece(from)?, further))
        })
        .filter(|(_, further)| *further >= LADDER_ROWS)
        .max_by_key(|(piece, further)| (*further, std::cmp::Reverse(*piece)))
}

impl fmt::Display for Hint {
    /// An English sentence or two.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(way) = &self.way else { return f.write_str("There is no move: you must pass.") };
        write!(f, "Move {way}")?;
        match self.ladder.as_slice() {
            [] => {}
            [over] => write!(f, ", over {over}")?,
            [first, .., last] => write!(f, ", over {} pieces from {first} to {last}", self.ladder.len())?,
        }
        write!(f, ": {}.", self.reason)
    }
}

impl fmt::Display for HintReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row_or_rows = |rows: u8| if rows == 1 { "row" } else { "rows" };
        match self {
            HintReason::Completes => f.write_str("it brings your last piece home"),
            HintReason::SpecialSituation => f.write_str("it wins by the special situation"),
            HintReason::Tie => f.write_str("it completes you too and saves a tie"),
            HintReason::ComesHome => f.write_str("the piece comes home"),
            HintReason::ClearsTarget { of } => write!(f, "it clears the target of {of}"),
            HintReason::LeavesOpponentsTarget => {
                f.write_str("staying on your opponent's target would help them to the special situation")
            }
            HintReason::CatchesUp { rows } => {
                write!(f, "your last piece catches up by {rows} {}", row_or_rows(*rows))
            }
            HintReason::BuildsLadder { of, rows } => {
                write!(f, "it is a ladder for {of}, which can then go {rows} {} further", row_or_rows(*rows))
            }
            HintReason::Frees { of } => write!(f, "it frees {of}, which was stranded"),
            HintReason::Fetches { of, helpers: 1 } => {
                write!(f, "it brings help to {of}, which is stranded")
            }
            HintReason::Fetches { of, .. } => {
                write!(f, "it brings help to {of}, which will need two helpers")
            }
            HintReason::GoesAhead { rows } => write!(f, "it gains {rows} {}", row_or_rows(*rows)),
            HintReason::Prepares => f.write_str("it keeps your pieces in reach of each other"),
            HintReason::OnlyMove => f.write_str("it is the only move"),
        }
    }
}
