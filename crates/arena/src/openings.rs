//! Varied openings.

use colorito::{Game, Move, Position, RepetitionRule, Rules, Side};
use colorito_engine::{Evaluator, Random, Weights};

/// How many random moves an opening has.
const FEWEST: usize = 6;
const MOST: usize = 12;

/// How far ahead one side may be after it, in hundredths of a move.
const BALANCE: i32 = 150;

/// How often another one is tried before an unbalanced one is taken.
const TRIES: usize = 50;

/// The moves of an opening: random legal ones after which neither side is much ahead. The same seed gives the
/// same opening: networks, which are learnt anew more often than weights, have no say in it.
pub fn opening(rules: Rules, seed: u64) -> Vec<Move> {
    let mut random = Random::new(seed);
    let evaluator = Evaluator::with(Weights::built_in(rules.variant));
    let even = FEWEST + 2 * random.below((MOST - FEWEST) / 2 + 1);
    let mut best: Option<(i32, Vec<Move>)> = None;
    for _ in 0..TRIES {
        let game = random_game(rules, even, &mut random);
        let lead = evaluator.lead(game.position()).abs();
        if best.as_ref().is_none_or(|(least, _)| lead < *least) {
            best = Some((lead, game.moves().to_vec()));
        }
        if lead <= BALANCE {
            break;
        }
    }
    best.map(|(_, moves)| moves).unwrap_or_default()
}

/// The start of a random game. Red starts; a game that Blue starts is its image.
fn random_game(rules: Rules, plies: usize, random: &mut Random) -> Game {
    let mut game = Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw);
    for _ in 0..plies {
        let moves = game.position().legal_moves();
        if moves.is_empty() || game.play(moves[random.below(moves.len())]).is_err() {
            break;
        }
    }
    game
}
