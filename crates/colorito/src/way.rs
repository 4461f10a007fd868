//! Finding the way people are shown for a move.

use std::collections::VecDeque;

use crate::{Direction, Move, MoveKind, Piece, Position, Side, Space, SpaceSet, Way};

/// The shortest way of a legal move, `None` for a pass.
pub(crate) fn shortest(position: &Position, m: Move) -> Option<Way> {
    let Move::Go { from, to } = m else { return None };
    let (piece, kind) = (position.piece(from)?, m.kind()?);
    let search = Search { position, from, piece, others: position.occupied() - from.into() };
    let spaces = match kind {
        MoveKind::Step => vec![from, to],
        MoveKind::Jump => search.hops(vec![from], to)?,
        MoveKind::StepJump => {
            let hops = search.hops_to(to);
            let first = search.first_step(&hops)?;
            search.hops(vec![from, first], to)?
        }
    };
    Some(Way::new(piece, kind, spaces))
}

/// The shortest ways of all moves of a piece, the same as one by one but looked for together.
pub(crate) fn all_shortest(
    position: &Position,
    from: Space,
    destinations: SpaceSet,
    mut visit: impl FnMut(Move, Way),
) {
    let Some(piece) = position.piece(from) else { return };
    let search = Search { position, from, piece, others: position.occupied() - from.into() };
    let (mut jumps, mut step_jumps) = (None, None);
    for to in destinations {
        let m = Move::Go { from, to };
        let Some(kind) = m.kind() else { continue };
        let mut spaces = match kind {
            MoveKind::Step => vec![to],
            MoveKind::Jump => jumps.get_or_insert_with(|| search.tree([from])).path_to(to),
            MoveKind::StepJump => step_jumps.get_or_insert_with(|| search.tree(search.steps())).path_to(to),
        };
        if kind != MoveKind::Jump {
            spaces.insert(0, from);
        }
        visit(m, Way::new(piece, kind, spaces));
    }
}

/// Whether a written path is a way of a legal move. A path of two spaces without a step mark leaves the way
/// open.
pub(crate) fn is_way(position: &Position, path: &[Space], step: bool) -> bool {
    let (Some(&from), Some(&to)) = (path.first(), path.last()) else { return false };
    let Some(piece) = position.piece(from) else { return false };
    if path.len() == 2 {
        return !step || from.distance(to) == 1;
    }
    let search = Search { position, from, piece, others: position.occupied() - from.into() };
    // No hop ends on a neighbour, so `-` will do for a step too: few keyboards have a `·`.
    let step = step || from.distance(path[1]) == 1;
    let hops_from = usize::from(step);
    (!step || search.steps().any(|space| space == path[1]))
        && path[hops_from..].windows(2).all(|leg| {
            Direction::ALL.into_iter().any(|direction| search.hop(leg[0], direction) == Some(leg[1]))
        })
}

struct Search<'a> {
    position: &'a Position,
    from: Space,
    piece: Piece,
    /// All pieces but the one that moves.
    others: SpaceSet,
}

/// Ways from one or several spaces by hops: for each space that can be reached, the one before it, and for
/// the first ones themselves.
struct HopTree([Option<Space>; Space::COUNT]);

impl HopTree {
    /// The way to a space, first and last included; just the space if there is none.
    fn path_to(&self, to: Space) -> Vec<Space> {
        let mut path = vec![to];
        let mut current = to;
        while let Some(before) = self.0[current.index()].filter(|before| *before != current) {
            path.push(before);
            current = before;
        }
        path.reverse();
        path
    }
}

/// For each space how many hops it is away from the destination, if it can be reached at all.
type HopCounts = [Option<u32>; Space::COUNT];

impl Search<'_> {
    /// The eight directions clockwise from the mover's forward.
    fn directions(&self) -> [Direction; 8] {
        match self.piece.side() {
            Side::Red => Direction::ALL,
            Side::Blue => Direction::ALL.map(Direction::reversed),
        }
    }

    /// Where a hop in a direction ends, if there is one.
    fn hop(&self, space: Space, direction: Direction) -> Option<Space> {
        let over = space.neighbour(direction)?;
        let landing = over.neighbour(direction)?;
        (self.others.contains(over) && !self.others.contains(landing)).then_some(landing)
    }

    /// Counts hops backwards from the destination; a hop works both ways.
    fn hops_to(&self, to: Space) -> HopCounts {
        let mut counts = [None; Space::COUNT];
        counts[to.index()] = Some(0);
        let mut queue = VecDeque::from([(to, 0)]);
        while let Some((space, count)) = queue.pop_front() {
            for landing in Direction::ALL.into_iter().filter_map(|direction| self.hop(space, direction)) {
                if counts[landing.index()].is_none() {
                    counts[landing.index()] = Some(count + 1);
                    queue.push_back((landing, count + 1));
                }
            }
        }
        counts
    }

    /// Goes on by hops in all directions from where it starts. Spaces come up in the order of their ways,
    /// those with fewer hops first and then leg by leg, so that the first way found is the one that is shown.
    fn tree(&self, starts: impl IntoIterator<Item = Space>) -> HopTree {
        let mut tree = HopTree([None; Space::COUNT]);
        let mut queue = VecDeque::with_capacity(32);
        for start in starts {
            tree.0[start.index()] = Some(start);
            queue.push_back(start);
        }
        let directions = self.directions();
        while let Some(space) = queue.pop_front() {
            for landing in directions.into_iter().filter_map(|direction| self.hop(space, direction)) {
                if tree.0[landing.index()].is_none() {
                    tree.0[landing.index()] = Some(space);
                    queue.push_back(landing);
                }
            }
        }
        tree
    }

    /// The neighbours a step-jump may step to, in the order of the directions.
    fn steps(&self) -> impl Iterator<Item = Space> {
        let strict = self.position.rules().variant.strict;
        let rest = self.position.rules().rest(self.piece.colour());
        self.directions()
            .into_iter()
            .filter_map(|direction| self.from.neighbour(direction))
            .filter(move |space| !self.others.contains(*space) && (!strict || rest.contains(*space)))
    }

    /// The neighbour to step to first.
    fn first_step(&self, hops: &HopCounts) -> Option<Space> {
        self.steps()
            .filter_map(|space| Some((hops[space.index()]?, space)))
            .min_by_key(|(count, _)| *count)
            .map(|(_, space)| space)
    }

    /// Goes on from the last space by as few hops as can be, in the first direction that leads nearer each
    /// time.
    fn hops(&self, mut spaces: Vec<Space>, to: Space) -> Option<Vec<Space>> {
        let counts = self.hops_to(to);
        let mut current = *spaces.last()?;
        while current != to {
            let left = counts[current.index()]?;
            current = self
                .directions()
                .into_iter()
                .filter_map(|direction| self.hop(current, direction))
                .find(|landing| counts[landing.index()].is_some_and(|count| count < left))?;
            spaces.push(current);
        }
        Some(spaces)
    }
}
