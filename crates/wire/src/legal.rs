//! Legal moves in few words.
//!
//! The ways of a piece are a tree: those of a ladder begin alike, so each space of it is written once, and by
//! a single letter. A tree begins with the space of the piece and a colon. Then come the spaces that can be
//! reached from there, and after each, in brackets, those that can be reached from it. A space is told by the
//! direction, clockwise from the one towards row 10: a hop is `0` to `7`, a step `a` to `h`. Spaces that are
//! only passed are `A` to `H` after a hop and `S` to `Z` after a step. So `c1:0(1)aT(1)` are the moves c1c3,
//! c1e5, c1c2, and c1f4 by a step to d2. Trees are separated by blanks; a player who has to pass has `pass`
//! instead.

use colorito::{Direction, Move, Position, Space, Way};

/// The letters of the eight directions.
const HOPS: &[u8; 8] = b"01234567";
const STEPS: &[u8; 8] = b"abcdefgh";
const PASSING_HOPS: &[u8; 8] = b"ABCDEFGH";
const PASSING_STEPS: &[u8; 8] = b"STUVWXYZ";

/// How a space is reached from the one before.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Leg {
    direction: Direction,
    is_step: bool,
}

impl Leg {
    fn between(from: Space, to: Space) -> Option<Leg> {
        let leads =
            |direction: &Direction, is_step| Leg { direction: *direction, is_step }.end(from) == Some(to);
        let is_step = from.distance(to) == 1;
        let direction = Direction::ALL.into_iter().find(|direction| leads(direction, is_step))?;
        Some(Leg { direction, is_step })
    }

    fn end(self, from: Space) -> Option<Space> {
        let next = from.neighbour(self.direction)?;
        if self.is_step { Some(next) } else { next.neighbour(self.direction) }
    }

    fn letter(self, is_passed: bool) -> char {
        let letters = match (self.is_step, is_passed) {
            (false, false) => HOPS,
            (true, false) => STEPS,
            (false, true) => PASSING_HOPS,
            (true, true) => PASSING_STEPS,
        };
        char::from(letters[self.direction as usize])
    }

    /// The leg a letter stands for, and whether its end is only passed.
    fn read(letter: u8) -> Option<(Leg, bool)> {
        let all = [
            (HOPS, false, false),
            (STEPS, true, false),
            (PASSING_HOPS, false, true),
            (PASSING_STEPS, true, true),
        ];
        all.into_iter().find_map(|(letters, is_step, is_passed)| {
            let place = letters.iter().position(|known| *known == letter)?;
            Some((Leg { direction: Direction::ALL[place], is_step }, is_passed))
        })
    }
}

/// A space of a tree.
struct Node {
    leg: Leg,
    /// Whether no move ends here.
    is_passed: bool,
    next: Vec<Node>,
}

/// Adds a way to a tree.
fn add(mut tree: &mut Vec<Node>, way: &Way) {
    let legs: Vec<Leg> = way.spaces().windows(2).filter_map(|pair| Leg::between(pair[0], pair[1])).collect();
    for (number, leg) in legs.iter().enumerate() {
        let place = tree.iter().position(|node| node.leg == *leg).unwrap_or_else(|| {
            tree.push(Node { leg: *leg, is_passed: true, next: Vec::new() });
            tree.len() - 1
        });
        let node = &mut tree[place];
        node.is_passed &= number + 1 < legs.len();
        tree = &mut node.next;
    }
}

fn write(nodes: &[Node], text: &mut String) {
    for Node { leg, is_passed, next } in nodes {
        text.push(leg.letter(*is_passed));
        if !next.is_empty() {
            text.push('(');
            write(next, text);
            text.push(')');
        }
    }
}

/// Writes down the legal moves of a position.
pub(crate) fn write_legal(position: &Position) -> String {
    let mut trees: Vec<(Space, Vec<Node>)> = Vec::new();
    for (m, way) in position.legal_ways() {
        let (Some(from), Some(way)) = (m.from(), way) else { return "pass".to_owned() };
        match trees.last_mut() {
            Some((space, tree)) if *space == from => add(tree, &way),
            _ => {
                let mut tree = Vec::new();
                add(&mut tree, &way);
                trees.push((from, tree));
            }
        }
    }
    let mut text = String::with_capacity(512);
    for (space, tree) in trees {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&space.to_string());
        text.push(':');
        write(&tree, &mut text);
    }
    text
}

/// Reads the legal moves that were written down; `None` if they make no sense.
pub fn read_legal(text: &str) -> Option<Vec<Move>> {
    if text == "pass" {
        return Some(vec![Move::Pass]);
    }
    let mut moves = Vec::new();
    for tree in text.split_whitespace() {
        let (from, tree) = tree.split_once(':')?;
        let from: Space = from.parse().ok()?;
        let (mut before, mut last) = (vec![from], from);
        for letter in tree.bytes() {
            match letter {
                b'(' => before.push(last),
                b')' => drop(before.pop()?),
                _ => {
                    let (leg, is_passed) = Leg::read(letter)?;
                    last = leg.end(*before.last()?)?;
                    if !is_passed {
                        moves.push(Move::Go { from, to: last });
                    }
                }
            }
        }
    }
    Some(moves)
}

#[cfg(test)]
mod tests {
    use colorito::{Rules, Side};
    use colorito_engine::Random;

    use super::*;

    #[test]
    fn each_space_is_written_once() {
        let start = Position::start(Rules::default(), Side::Red);
        let text = write_legal(&start);
        assert_eq!(text, "a1:1 c1:0 e1:71 g1:0 i1:7 c2:b e2:h g2:b i2:h d2:a h2:a");
    }

    #[test]
    fn what_is_written_can_be_read() {
        let mut random = Random::new(1892);
        let mut position = Position::start(Rules::default(), Side::Red);
        let (mut most, mut longest) = (0, String::new());
        for _ in 0..2_000 {
            let mut legal = position.legal_moves();
            if legal.is_empty() {
                position = Position::start(Rules::default(), Side::Red);
                continue;
            }
            let m = legal[random.below(legal.len())];
            let text = write_legal(&position);
            let mut read = read_legal(&text).unwrap();
            legal.sort_by_key(ToString::to_string);
            read.sort_by_key(ToString::to_string);
            assert_eq!(read, legal, "{text}");
            if text.len() > longest.len() {
                (most, longest) = (legal.len(), text);
            }
            position.play(m).unwrap();
        }
        // A move is told in two kilobytes at most, and this is the longest part of it.
        assert!(longest.len() < 1_000, "{most} moves: {longest}");
        assert_eq!(read_legal("pass"), Some(vec![Move::Pass]));
        let moves = read_legal("c1:0(1)aT(1)").unwrap();
        assert_eq!(
            moves.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["c1c3", "c1e5", "c1c2", "c1f4"]
        );
        for nonsense in ["c1", "c1:9", "c1:4", "z9:0", "c1:0)))0"] {
            assert_eq!(read_legal(nonsense), None, "{nonsense}");
        }
    }
}
