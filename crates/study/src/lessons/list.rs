//! The lessons.

use colorito::{Arrangement, Board, MoveKind, Piece, Position, Rules, Side, Space, Variant};

use super::{Exercise, Goal, Lesson};

/// All lessons in order.
pub(super) fn lessons() -> Vec<Lesson> {
    vec![
        goal(),
        colours(),
        step(),
        jump(),
        directions(),
        long_jump(),
        step_jump(),
        ladder(),
        room(),
        stranding(),
        finish(),
        reply(),
        special(),
        score(),
        just_colours(),
        strict(),
    ]
}

fn lesson<const N: usize>(key: &'static str, exercises: [Exercise; N]) -> Lesson {
    Lesson { key, exercises: exercises.into() }
}

/// An exercise of the standard game.
fn exercise(text: &str, goal: Goal) -> Exercise {
    variant(Variant::STANDARD, text, goal)
}

fn variant(variant: Variant, text: &str, goal: Goal) -> Exercise {
    let arrangement: Arrangement = text.parse().expect("the texts of lessons are tested");
    let rules = Rules { board: Board::STANDARD, variant };
    Exercise { position: Position::study(&arrangement, rules).expect("the lessons are tested"), goal }
}

fn piece(letter: char) -> Piece {
    Piece::from_letter(letter).expect("the letters of lessons are tested")
}

fn space(text: &str) -> Space {
    text.parse().expect("the spaces of lessons are tested")
}

fn goal() -> Lesson {
    lesson(
        "goal",
        [
            exercise("9a/4E4k/10/10/10/10/10/10/K9/10 r r 0", Goal::Reach(piece('E'), space("f10"))),
            exercise("1T2A4a/2M6k/10/10/10/10/10/10/10/10 r r 0", Goal::Home),
        ],
    )
}

fn colours() -> Lesson {
    lesson(
        "colours",
        [
            exercise("9a/9k/10/10/10/10/10/10/2C7/10 r r 0", Goal::OwnColour(piece('C'))),
            exercise("10/6q3/10/10/10/10/10/10/K9/A9 b r 1", Goal::OwnColour(piece('q'))),
        ],
    )
}

fn step() -> Lesson {
    lesson(
        "step",
        [
            exercise("9a/9k/10/10/10/10/10/2C7/6R3/10 r r 0", Goal::Reach(piece('R'), space("h3"))),
            exercise("9a/9k/8B1/10/10/10/10/10/K9/10 r r 0", Goal::Reach(piece('B'), space("i9"))),
        ],
    )
}

fn jump() -> Lesson {
    lesson(
        "jump",
        [
            exercise("9a/9k/10/10/10/10/10/10/2M7/2C7 r r 0", Goal::Kind(MoveKind::Jump)),
            exercise("9a/9k/10/10/10/10/2m7/2C7/1L8/10 r r 0", Goal::HopOver(Side::Blue)),
        ],
    )
}

fn directions() -> Lesson {
    lesson(
        "directions",
        [exercise("1I7a/1S7k/J9/10/10/10/10/10/10/10 r r 0", Goal::Reach(piece('J'), space("a10")))],
    )
}

fn long_jump() -> Lesson {
    lesson(
        "long-jump",
        [
            exercise("9a/9k/10/10/5P4/10/3d6/10/2M7/2C7 r r 0", Goal::Reach(piece('C'), space("g7"))),
            exercise("9a/5P3k/10/5b4/10/5d4/10/5f4/5E4/10 r r 0", Goal::Reach(piece('E'), space("f10"))),
        ],
    )
}

fn step_jump() -> Lesson {
    lesson(
        "step-jump",
        [
            exercise("9a/9k/10/10/10/3N6/10/2C7/K9/10 r r 0", Goal::Kind(MoveKind::StepJump)),
            exercise("10/8K1/10/6G3/10/4o5/10/2C7/10/A9 r r 0", Goal::Reach(piece('A'), space("j10"))),
        ],
    )
}

fn ladder() -> Lesson {
    lesson(
        "ladder",
        [
            exercise("10/4C5/2q7/3N6/B9/1f8/10/2F7/10/10 r r 0", Goal::Open(piece('F'), space("e10"))),
            exercise("10/4C5/2q7/3N6/10/1fB7/10/2F7/10/10 r r 2", Goal::Reach(piece('F'), space("e10"))),
        ],
    )
}

fn room() -> Lesson {
    lesson(
        "room",
        [exercise("5S4/2T2n3k/4E5/10/10/10/10/10/10/9a r r 0", Goal::Open(piece('E'), space("f10")))],
    )
}

fn stranding() -> Lesson {
    lesson(
        "stranding",
        [
            exercise("9a/9k/10/3Q6/1N8/10/G9/10/1K8/10 r r 0", Goal::KeepCompany),
            exercise("9a/9k/10/10/4B5/3Q6/1N8/10/6K3/10 r r 0", Goal::KeepCompany),
        ],
    )
}

fn finish() -> Lesson {
    lesson(
        "finish",
        [
            exercise("6M1A1/7B2/10/10/10/10/10/10/10/9k r r 0", Goal::Fewest),
            exercise("6M2A/7B2/10/10/10/10/10/10/10/8k1 r r 2", Goal::Fewest),
            exercise("6M1BA/10/10/10/10/10/10/10/10/7k2 r r 4", Goal::Fewest),
        ],
    )
}

fn reply() -> Lesson {
    lesson("reply", [exercise("8BA/8LK/10/10/10/10/3e6/10/k1m1o5/abcd6 b r 1", Goal::Tie)])
}

fn special() -> Lesson {
    lesson(
        "special",
        [
            exercise("7C1a/7BLK/10/10/10/10/10/10/A9/9k r r 0", Goal::Special),
            exercise("7C1a/7BLK/10/10/10/10/10/10/A9/9k b r 1", Goal::Defend),
        ],
    )
}

fn score() -> Lesson {
    lesson("score", [exercise("8A1/8BK/10/10/10/10/10/10/kl8/ab8 r b 1", Goal::Fewest)])
}

fn just_colours() -> Lesson {
    lesson("just-colours", [variant(Variant::COLOURS, "9a/3E5k/10/10/10/10/10/10/M9/10 r r 0", Goal::Home)])
}

fn strict() -> Lesson {
    lesson(
        "strict",
        [variant(Variant::STRICT, "9a/9k/10/10/5P4/10/3d6/10/1LC7/10 r r 0", Goal::Kind(MoveKind::StepJump))],
    )
}
