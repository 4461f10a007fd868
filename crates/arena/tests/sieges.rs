//! The engine against who keeps pieces on its targets, from positions of games that once did not end.

use std::time::Duration;

use colorito::{Game, Outcome, Position, RepetitionRule, Rules, Side};
use colorito_arena::PlayerSpec;

/// Five to six pieces of the player to move are away, and the opponent holds three to five of their targets.
const HELD: [&str; 3] = [
    "1IH2EDC1A/TS1QPONMBK/4F5/10/10/10/6re2/4t3sj/klmnopq1RG/abcdLfghiJ b r 299",
    "JIHGFEaCBA/TSRQPk1MmK/5O4/6D3/5L4/3N6/10/10/bl1nopqrst/1c1defghij r r 300",
    "1I1G1EDCBA/HS1FPONMLK/10/10/3h6/4s2Q2/10/p3q5/klmnoTJrRt/abcdefg1ij b r 301",
];

/// So many plies a siege may take.
const LONGEST: u32 = 120;

fn player(text: &str) -> Box<dyn colorito_arena::Player> {
    text.parse::<PlayerSpec>().unwrap().player(1).unwrap()
}

fn winner(text: &str) -> Option<Side> {
    let position = Position::parse(text, Rules::default()).unwrap();
    let (besieger, longest) = (position.turn(), position.plies() + LONGEST);
    let mut game = Game::new(position, RepetitionRule::Draw);
    let (mut engine, mut stubborn) = (player("nodes=4000"), player("stubborn:nodes=4000"));
    while game.ending().is_none() && game.position().plies() < longest {
        let to_move = if game.position().turn() == besieger { &mut engine } else { &mut stubborn };
        let choice = to_move.choose(&game, Duration::from_mins(10)).unwrap();
        game.play(choice.chosen).unwrap();
    }
    game.ending().map(|ending| ending.outcome).and_then(Outcome::winner)
}

#[test]
fn targets_are_not_held_for_ever() {
    for text in HELD {
        let besieger = Position::parse(text, Rules::default()).unwrap().turn();
        assert_eq!(winner(text), Some(besieger), "{text}");
    }
}
