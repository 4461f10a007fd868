//! How to win against who keeps pieces on targets of the other side.
//!
//! Who holds a target can leave it for another one in time, so that a way home which takes the opponent to
//! stand still never comes to its end. But once every piece that is away could take its target if only that
//! were free, the opponent can only choose which one to leave, and each choice loses: the special situation
//! counts targets that are held as filled.
//!
//! So the search of a besieger counts what gets pieces ready, and it is shown a plan of moves that do.

use colorito::{Move, Piece, Position, Reach, Side, Space, SpaceSet};

use crate::{finish::Watch, repetition::after, score::Value};

// Pages load all of this, and it is seldom used: what is marked so is not put into those who call it.

/// What a piece that is not ready costs in the search, in hundredths of a move.
const UNREADY_IN_SEARCH: Value = 600;

/// What the search of a besieger counts beside the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Siege {
    side: Side,
    /// How many pieces were not ready in the position that is thought about.
    unready: Value,
}

impl Siege {
    /// The siege of the player to move.
    pub(crate) fn of(position: &Position) -> Siege {
        let side = position.turn();
        Siege { side, unready: count_unready(position, side) }
    }

    /// What the player to move has gained of it since the search began, or lost.
    #[inline(never)]
    pub(crate) fn gain(self, position: &Position) -> Value {
        let gain = UNREADY_IN_SEARCH * (self.unready - count_unready(position, self.side));
        if position.turn() == self.side { gain } else { -gain }
    }

    /// What tells its values from those of other searches.
    pub(crate) fn key(self) -> u64 {
        let number = 1 + 2 * self.unready.unsigned_abs() + self.side as u32;
        u64::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

/// How many pieces of a side could not take their targets at once, were those free.
#[inline(never)]
fn count_unready(position: &Position, side: Side) -> Value {
    let away = position.of(side) - position.home(side);
    let is_ready = |from: &Space| position.piece(*from).is_some_and(|piece| is_ready(position, *from, piece));
    away.len() as Value - away.into_iter().filter(is_ready).count() as Value
}

fn is_ready(position: &Position, from: Space, piece: Piece) -> bool {
    let others = position.occupied() - SpaceSet::single(from);
    origins(position, others, piece, piece.target()).contains(from)
}

/// From where a piece could come to a space, free or not, with some others on the board.
#[inline(never)]
fn origins(position: &Position, others: SpaceSet, piece: Piece, to: Space) -> SpaceSet {
    Reach::new(others | SpaceSet::single(to), position.rules()).origins(to, piece.colour())
}

/// How many placements are kept for each number of moves, and how many moves are planned at most.
const WIDTH: usize = 12;
const LONGEST: usize = 8;

/// How many placements are looked at between two questions whether to go on.
const WORK_OF_A_QUESTION: u64 = 32;

/// What a piece that is away counts, and what each move until it is ready counts.
const AWAY: u32 = 3;
const UNREADY: u32 = 4;

/// Of how many moves it is known that a piece alone needs them to be ready; more are guessed, the more the
/// farther it is away.
const KNOWN_MOVES: u32 = 3;
const SPACES_A_MOVE: u32 = 5;

/// The moves it takes to leave a space for another piece, and those for a piece that cannot move at all.
const LEAVING: u32 = 1;
const LEAVING_WHEN_LOCKED_IN: u32 = 3;

/// Moves of the player to move alone, the first one of those given, after which more of the pieces that are
/// away are home or ready to take their targets. `None` if none are found before time is up.
pub(crate) fn besiege(position: &Position, moves: &[Move], watch: &mut Watch<'_>) -> Option<Vec<Move>> {
    let mut best = Plan::nothing(position);
    let mut seen = vec![position.key()];
    let mut plans = vec![best.clone()];
    let mut looked = 0;
    for _ in 0..LONGEST {
        let mut longer = Vec::with_capacity(WIDTH + 1);
        for plan in &plans {
            let choices = if plan.moves.is_empty() { moves.to_vec() } else { plan.position.legal_moves() };
            for m in choices {
                looked += 1;
                if looked % WORK_OF_A_QUESTION == 0 && watch.ask_for(WORK_OF_A_QUESTION).is_break() {
                    return best.found();
                }
                let after = after(&after(&plan.position, m), Move::Pass);
                if let Err(rank) = seen.binary_search(&after.key()) {
                    seen.insert(rank, after.key());
                    keep_best(&mut longer, plan, m, after);
                }
            }
        }
        let Some(first) = longer.first() else { break };
        if first.backlog < best.backlog {
            best = first.clone();
        }
        plans = longer;
    }
    best.found()
}

/// Puts a plan that is longer by a move among the best, if it is one of them; of equal ones the first is better.
fn keep_best(plans: &mut Vec<Plan>, shorter: &Plan, m: Move, after: Position) {
    let backlog = backlog(&after, after.turn());
    let rank = plans.partition_point(|plan| plan.backlog <= backlog);
    if rank < WIDTH {
        plans.truncate(WIDTH - 1);
        let moves = shorter.moves.iter().copied().chain([m]).collect();
        plans.insert(rank, Plan { moves, position: after, backlog });
    }
}

/// Moves of one side and what they lead to.
#[derive(Clone)]
struct Plan {
    moves: Vec<Move>,
    position: Position,
    backlog: u32,
}

impl Plan {
    fn nothing(position: &Position) -> Plan {
        Plan { moves: Vec::new(), position: position.clone(), backlog: backlog(position, position.turn()) }
    }

    fn found(self) -> Option<Vec<Move>> {
        (!self.moves.is_empty()).then_some(self.moves)
    }
}

/// What is left to do until every piece of a side is home or ready.
#[inline(never)]
fn backlog(position: &Position, side: Side) -> u32 {
    let away = position.of(side) - position.home(side);
    let pieces = away.into_iter().filter_map(|space| Some((space, position.piece(space)?)));
    pieces
        .map(|(from, piece)| {
            let moves = moves_until_ready(position, from, piece) + moves_until_left(position, piece);
            AWAY + UNREADY * moves
        })
        .sum()
}

/// How many moves a piece alone needs until it could take its target in another one, if that were free.
fn moves_until_ready(position: &Position, from: Space, piece: Piece) -> u32 {
    let others = position.occupied() - SpaceSet::single(from);
    let mut reached = SpaceSet::single(piece.target());
    let mut newest = reached;
    for moves in 0..KNOWN_MOVES {
        let before = newest
            .into_iter()
            .fold(SpaceSet::EMPTY, |spaces, to| spaces | origins(position, others, piece, to));
        if before.contains(from) {
            return moves;
        }
        newest = before - reached - others;
        reached |= newest;
    }
    KNOWN_MOVES + u32::from(from.distance(piece.target())) / SPACES_A_MOVE
}

/// How many moves it takes until no other piece of the same side stands on a piece's target.
fn moves_until_left(position: &Position, piece: Piece) -> u32 {
    let target = piece.target();
    if !position.of(piece.side()).contains(target) {
        0
    } else if position.destinations(target).is_empty() {
        LEAVING_WHEN_LOCKED_IN
    } else {
        LEAVING
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use colorito::Rules;

    use super::*;
    use crate::{
        finish::Effort,
        limits::{Control, Limits, NoClock},
    };

    /// Blue 5, 10, 18, 19 and 20 are away. Red holds four of their targets and can hold the fifth in time.
    const HELD: &str = "1IH2EDC1A/TS1QPONMBK/4F5/10/10/10/6re2/4t3sj/klmnopq1RG/abcdLfghiJ b r 299";

    fn position(text: &str) -> Position {
        Position::parse(text, Rules::default()).unwrap()
    }

    fn plan(position: &Position, limits: Limits) -> Option<Vec<Move>> {
        let stop = AtomicBool::new(false);
        let control = Control::new(limits, &NoClock, &stop);
        let mut watch = Watch::new(&control, Effort { misses: 0, stuck: true });
        besiege(position, &position.legal_moves(), &mut watch)
    }

    #[test]
    fn makes_every_piece_ready() {
        let mut position = position(HELD);
        let side = position.turn();
        for m in plan(&position, Limits::nodes(20_000)).unwrap() {
            position.play(m).unwrap();
            position.play_unchecked(Move::Pass);
        }
        let away = position.of(side) - position.home(side);
        assert_eq!(backlog(&position, side), AWAY * away.len(), "{position}");
        for from in away {
            let target = position.piece(from).unwrap().target();
            let mut freed = position.arrangement();
            freed.set(target, None);
            let freed = Position::study(&freed, *position.rules()).unwrap();
            assert!(freed.destinations(from).contains(target), "{from} in {position}");
        }
    }

    #[test]
    fn search_counts_what_gets_pieces_ready() {
        let held = position(HELD);
        let siege = Siege::of(&held);
        assert_eq!(siege.gain(&held), 0);
        let mut after = held.clone();
        for m in plan(&held, Limits::nodes(20_000)).unwrap() {
            after.play_unchecked(m);
            after.play_unchecked(Move::Pass);
        }
        assert_eq!(siege.gain(&after), UNREADY_IN_SEARCH * siege.unready);
        after.play_unchecked(Move::Pass);
        assert_eq!(siege.gain(&after), -UNREADY_IN_SEARCH * siege.unready, "as the opponent sees it");
        assert_ne!(siege.key(), Siege::of(&after).key());
    }

    #[test]
    fn has_nothing_to_do_where_every_piece_is_ready() {
        let ready = position("JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r r 100");
        assert_eq!(backlog(&ready, Side::Red), AWAY);
        assert_eq!(plan(&ready, Limits::nodes(20_000)).map(|moves| moves.len()), Some(1), "but to go home");
    }

    #[test]
    fn keeps_to_its_limits() {
        let length = |nodes: u64| plan(&position(HELD), Limits::nodes(nodes)).map(|moves| moves.len());
        assert_eq!(length(30), Some(1), "the first moves are looked at in any case");
        assert!(length(20_000) > Some(1));
    }
}
