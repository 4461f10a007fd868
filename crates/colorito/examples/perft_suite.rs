//! Makes the perft suite `tests/data/perft.txt`: positions of every kind by every variant on every board,
//! with counts by the naive generator, so that the file is an independent witness. The same positions every
//! time:
//!
//! ```text
//! cargo run --release -p colorito --example perft_suite > crates/colorito/tests/data/perft.txt
//! ```

#[path = "../tests/suite/random.rs"]
mod random;

use colorito::{Arrangement, Board, Move, Piece, Position, Rules, Side, Space, SpaceSet, Variant};
use colorito_naive::Naive;
use random::Random;

/// Positions with more sequences than this are counted one move less deep.
const MOST: u64 = 1_000_000;

/// Makes a position, if chance allows.
type Make = fn(&mut Maker) -> Option<Position>;

const KINDS: [(&str, Make); 16] = [
    ("random, early", |maker| maker.played(8, 30, [0, 0])),
    ("random, later", |maker| maker.played(40, 120, [0, 0])),
    ("random, late", |maker| maker.played(200, 400, [0, 0])),
    ("purposeful, early", |maker| maker.played(12, 40, [90, 90])),
    ("purposeful, later", |maker| maker.played(50, 90, [90, 90])),
    ("purposeful, late", |maker| maker.played(100, 200, [95, 95])),
    ("purposeful Red, random Blue", |maker| maker.played(60, 150, [95, 0])),
    ("random Red, purposeful Blue", |maker| maker.played(60, 150, [0, 95])),
    ("both near completion", |maker| maker.near_completion([2, 2])),
    ("one side near completion", |maker| maker.near_completion([1, 12])),
    ("reply pending", |maker| maker.reply_pending(4)),
    ("reply pending, a tie at hand", |maker| maker.reply_pending(1)),
    ("near the special situation", Maker::near_special),
    ("own wrong piece in the way", Maker::wrong_piece),
    ("no move but to pass", Maker::stuck),
    ("over", Maker::over),
];

fn main() {
    println!(
        "# Positions and how many sequences of 1, 2, 3 moves they have, counted by the naive generator."
    );
    println!("# Made by `examples/perft_suite.rs`.");
    println!("# variant | board | position | counts | what kind of position");
    let mut seed = 0;
    for (name, board) in Board::BUILT_IN {
        for variant in Variant::ALL {
            for (kind, make) in KINDS {
                seed += 1;
                let mut maker = Maker { rules: Rules { board, variant }, random: Random::new(seed) };
                let position = maker.until_made(make);
                let counts: Vec<String> = counts(&position).iter().map(u64::to_string).collect();
                println!("{variant} | {name} | {position} | {} | {kind}", counts.join(" "));
            }
        }
    }
}

/// How many sequences of 1, 2, 3 moves there are.
fn counts(position: &Position) -> Vec<u64> {
    let Rules { board, variant } = position.rules();
    let naive = Naive::new(&position.to_string(), &board.to_string(), variant.strict, variant.just_colours)
        .expect("a playable position");
    let mut counts = vec![naive.perft(1), naive.perft(2)];
    if counts[0] * counts[1] <= MOST {
        counts.push(naive.perft(3));
    }
    counts
}

struct Maker {
    rules: Rules,
    random: Random,
}

impl Maker {
    /// Tries until a position is made, and turns every other one.
    fn until_made(&mut self, make: Make) -> Position {
        loop {
            if let Some(position) = make(self) {
                return if self.random.below(2) == 0 { position } else { position.turned() };
            }
        }
    }

    fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.random.below(most - least + 1)
    }

    /// Plays a game. `purpose` says for Red and Blue in how many cases of a hundred they gain what they can.
    fn played(&mut self, least: usize, most: usize, purpose: [usize; 2]) -> Option<Position> {
        let mut position = Position::start(self.rules, self.random.pick(&Side::ALL));
        for _ in 0..self.between(least, most) {
            let mut moves = position.legal_moves();
            if self.random.below(100) < purpose[position.turn() as usize] {
                let best = moves.iter().map(|m| gain(&position, *m)).max()?;
                moves.retain(|m| gain(&position, *m) == best);
            }
            if moves.is_empty() {
                return None;
            }
            position.play_unchecked(self.random.pick(&moves));
        }
        going_on(position)
    }

    /// All pieces on target, but some of each side moved away again.
    fn near_completion(&mut self, away: [usize; 2]) -> Option<Position> {
        let mut arrangement = all_home();
        for (side, moves) in Side::ALL.into_iter().zip(away) {
            self.walk_away(&mut arrangement, side, moves);
        }
        self.with_turn(arrangement, None).and_then(going_on)
    }

    /// The starter is complete, the other has some way to go.
    fn reply_pending(&mut self, away: usize) -> Option<Position> {
        let mut arrangement = all_home();
        self.walk_away(&mut arrangement, Side::Blue, away);
        let position = self.with_turn(arrangement, Some((Side::Blue, Side::Red)))?;
        position.is_reply_pending().then_some(position)
    }

    /// Red lacks three pieces, and Blue holds the targets of two of them.
    fn near_special(&mut self) -> Option<Position> {
        let mut arrangement = all_home();
        self.walk_away(&mut arrangement, Side::Red, 1);
        for _ in 0..2 {
            self.shut_out(&mut arrangement)?;
        }
        self.with_turn(arrangement, None).and_then(going_on)
    }

    /// Blue holds a target of Red's; two of Red's pieces have changed places.
    fn wrong_piece(&mut self) -> Option<Position> {
        let mut arrangement = all_home();
        self.shut_out(&mut arrangement)?;
        let red: Vec<Space> = home(&arrangement, Side::Red).into_iter().collect();
        let (one, other) = (self.random.pick(&red), self.random.pick(&red));
        let moved = arrangement.piece(one);
        arrangement.set(one, arrangement.piece(other));
        arrangement.set(other, moved);
        self.with_turn(arrangement, None).and_then(going_on)
    }

    /// Games that are over, one way or another.
    fn over(&mut self) -> Option<Position> {
        let mut arrangement = all_home();
        match self.random.below(3) {
            0 => {}
            1 => self.walk_away(&mut arrangement, Side::Blue, 3),
            _ => self.shut_out(&mut arrangement)?,
        }
        let position = self.with_turn(arrangement, None)?;
        position.ending().is_some().then_some(position)
    }

    /// Red is walled in: rows 1 to 3 are full, and what is open in row 4 has the wrong colour.
    fn stuck(&mut self) -> Option<Position> {
        let mut position = self.with_turn(self.walled_in(), Some((Side::Red, Side::Blue)))?;
        let white: Vec<Space> = (SpaceSet::row(0) | SpaceSet::row(1)).into_iter().collect();
        for _ in 0..2_000 {
            if position.legal_moves() == [Move::Pass] {
                return Some(position);
            }
            let mut changed = position.arrangement();
            let (one, other) = (self.random.pick(&white), self.random.pick(&white));
            changed.set(one, position.piece(other));
            changed.set(other, position.piece(one));
            let changed = Position::new(&changed, self.rules).ok()?;
            if freedom(&changed) <= freedom(&position) {
                position = changed;
            }
        }
        None
    }

    /// Every space of row 3 with a piece of its colour, Red's others and some of Blue's in rows 1 and 2.
    fn walled_in(&self) -> Arrangement {
        let mut arrangement = Arrangement::EMPTY;
        let mut left: Vec<Piece> = Piece::all().collect();
        let mut put = |space: Space, fits: &dyn Fn(Piece) -> bool| {
            if let Some(index) = left.iter().position(|piece| fits(*piece)) {
                arrangement.set(space, Some(left.remove(index)));
            }
        };
        for space in SpaceSet::row(2) {
            put(space, &|piece| Some(piece.colour()) == self.rules.board.colour(space));
        }
        for space in SpaceSet::row(0) | SpaceSet::row(1) {
            put(space, &|_| true);
        }
        for space in SpaceSet::row(9) | SpaceSet::row(8) {
            put(space, &|_| true);
        }
        arrangement
    }

    /// Moves pieces of a side away from their targets.
    fn walk_away(&mut self, arrangement: &mut Arrangement, side: Side, moves: usize) {
        for _ in 0..moves {
            let position = Position::study(arrangement, self.rules).expect("pieces where they may rest");
            let movable: Vec<Space> = position
                .of(side)
                .into_iter()
                .filter(|space| !position.destinations(*space).is_empty())
                .collect();
            let from = self.random.pick(&movable);
            let to = self.random.pick(&position.destinations(from).into_iter().collect::<Vec<_>>());
            arrangement.set(to, arrangement.piece(from));
            arrangement.set(from, None);
        }
    }

    /// Takes a piece of Red's from its target and puts one of Blue's there.
    fn shut_out(&mut self, arrangement: &mut Arrangement) -> Option<()> {
        let target = self.random.pick(&home(arrangement, Side::Red).into_iter().collect::<Vec<_>>());
        let holder = self.random.pick(&home(arrangement, Side::Blue).into_iter().collect::<Vec<_>>());
        let out = arrangement.piece(target)?;
        let rest = self.rules.board.rest(out.colour()) - SpaceSet::row(8) - SpaceSet::row(9);
        let free: Vec<Space> = rest.into_iter().filter(|space| arrangement.piece(*space).is_none()).collect();
        arrangement.set(self.random.pick(&free), Some(out));
        arrangement.set(target, arrangement.piece(holder));
        arrangement.set(holder, None);
        Some(())
    }

    /// The position with this side to move and this starter, or with any.
    fn with_turn(&mut self, mut arrangement: Arrangement, sides: Option<(Side, Side)>) -> Option<Position> {
        let (turn, starter) =
            sides.unwrap_or_else(|| (self.random.pick(&Side::ALL), self.random.pick(&Side::ALL)));
        (arrangement.turn, arrangement.starter) = (turn, starter);
        arrangement.plies = 2 * self.between(40, 99) as u32 + u32::from(turn != starter);
        Position::new(&arrangement, self.rules).ok()
    }
}

fn all_home() -> Arrangement {
    let mut arrangement = Arrangement::EMPTY;
    for piece in Piece::all() {
        arrangement.set(piece.target(), Some(piece));
    }
    arrangement
}

fn home(arrangement: &Arrangement, side: Side) -> SpaceSet {
    let at_home = |(space, piece): &(Space, Piece)| piece.side() == side && piece.target() == *space;
    arrangement.placed().filter(at_home).map(|(space, _)| space).collect()
}

fn going_on(position: Position) -> Option<Position> {
    position.ending().is_none().then_some(position)
}

/// How many moves there are; most of all if the game is over, which is not what is sought.
fn freedom(position: &Position) -> u64 {
    if position.ending().is_some() { u64::MAX } else { position.count_moves() }
}

/// How much nearer to its target a move takes a piece; under Just Colours, to the row of its colour.
fn gain(position: &Position, m: Move) -> i32 {
    let Move::Go { from, to } = m else { return 0 };
    let Some(piece) = position.piece(from) else { return 0 };
    let distance = |space: Space| {
        if position.rules().variant.just_colours {
            let row = piece.target().row();
            i32::from(space.row().abs_diff(row))
        } else {
            i32::from(space.distance(piece.target()))
        }
    };
    distance(from) - distance(to)
}
