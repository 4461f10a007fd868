//! Whether a player gets on at all.

use colorito::{Game, Position, Side};

use crate::{features::own_row, score::Value};

/// What a piece that is home counts beside the row it has reached.
const HOME: usize = 10;

/// After so many own moves without progress a player is stuck.
const PATIENCE: Value = 8;

/// And after so many of the opponent's: who waits while the opponent gets on is in a race, and a long way
/// home does not win it.
const RACE: Value = 4;

/// So few pieces are away from home then: in the middle of a game others open the way again.
const FEW_AWAY: u32 = 9;

/// Whether both sides only move to and fro, the player to move with stragglers to be fetched. Never under Just
/// Colours, where the middle game has such waits too, and a match without them leaned towards a loss.
///
/// Under strict rules who has once been stuck is so until others have left home again: every straggler takes an
/// errand of several moves there, and who is patient anew after each gets home too late.
pub(crate) fn is_stuck(game: &Game) -> bool {
    let (side, variant) = (game.position().turn(), game.position().rules().variant);
    if variant.just_colours {
        return false;
    }
    let mut stuck = false;
    let idle = walk(game, |position, idle| {
        if variant.strict && position.turn() == side {
            stuck = has_few_away(position, side) && (stuck || idle.are_stuck(side));
        }
    });
    has_few_away(game.position(), side) && (stuck || idle.are_stuck(side))
}

fn has_few_away(position: &Position, side: Side) -> bool {
    (position.of(side) - position.home(side)).len() <= FEW_AWAY
}

/// How many moves a side has made since it had come as far as never before.
pub(crate) fn moves_without_progress(game: &Game, side: Side) -> Value {
    walk(game, |_, _| {}).moves[side as usize]
}

/// Goes through a game, with a visit to every position but the last, and tells how long both sides have been
/// getting nowhere in the end.
fn walk(game: &Game, mut visit: impl FnMut(&Position, &Idleness)) -> Idleness {
    let mut position = game.start().clone();
    let mut idle = Idleness { furthest: Side::ALL.map(|side| progress(&position, side)), moves: [0; 2] };
    for m in game.moves() {
        visit(&position, &idle);
        let mover = position.turn();
        position.play_unchecked(*m);
        idle.count(mover, &position);
    }
    idle
}

/// How far both sides had come, and how many moves they have made since.
struct Idleness {
    furthest: [usize; 2],
    moves: [Value; 2],
}

impl Idleness {
    fn count(&mut self, mover: Side, after: &Position) {
        let reached = progress(after, mover);
        let (furthest, moves) = (&mut self.furthest[mover as usize], &mut self.moves[mover as usize]);
        if reached > *furthest {
            (*furthest, *moves) = (reached, 0);
        } else {
            *moves += 1;
        }
    }

    fn are_stuck(&self, side: Side) -> bool {
        self.moves[side as usize] >= PATIENCE && self.moves[!side as usize] >= RACE
    }
}

/// How far a side has come: the rows of all its pieces, and those that are home.
fn progress(position: &Position, side: Side) -> usize {
    let rows: usize = position.of(side).into_iter().map(|space| own_row(side, space)).sum();
    rows + HOME * position.home(side).len() as usize
}

#[cfg(test)]
mod tests {
    use colorito::{RepetitionRule, Rules, Variant};

    use super::*;

    #[test]
    fn counts_the_moves_that_lead_nowhere() {
        let text = "JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100";
        let position = Position::parse(text, Rules::default()).unwrap();
        let mut game = Game::new(position, RepetitionRule::Draw);
        for (text, expected) in [("j8j9", 0), ("i3j2", 0), ("j9j8", 0), ("j2i3", 0), ("j8j9", 1), ("i3j2", 1)]
        {
            let m = game.position().parse_move(text).unwrap();
            assert_eq!(moves_without_progress(&game, game.position().turn()), expected, "before {text}");
            game.play(m).unwrap();
        }
    }

    #[test]
    fn who_was_stuck_under_strict_rules_is_so_after_progress_too() {
        let text = "JIHGFEDCB1/TSRQPON1L1/5M2AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100";
        for (variant, expected) in [(Variant::STRICT, true), (Variant::STANDARD, false)] {
            let rules = Rules { variant, ..Rules::default() };
            let mut game = Game::new(Position::parse(text, rules).unwrap(), RepetitionRule::Off);
            let idle = ["j8j9", "i3j2", "j9j8", "j2i3"].into_iter().cycle().take(4 * PATIENCE as usize + 2);
            for text in idle.chain(["i8h9", "j2i3"]) {
                let m = game.position().parse_move(text).unwrap();
                game.play(m).unwrap();
            }
            assert_eq!(is_stuck(&game), expected, "{variant}");
        }
    }

    #[test]
    fn who_moves_to_and_fro_is_stuck() {
        let text = "JIHGFEDCB1/TSRQPONML1/8AK/10/10/10/10/8t1/klmnopqrs1/fedcbaghij r r 100";
        let position = Position::parse(text, Rules::default()).unwrap();
        let mut game = Game::new(position, RepetitionRule::Off);
        for text in ["j8j9", "i3j2", "j9j8", "j2i3"].into_iter().cycle().take(4 * PATIENCE as usize) {
            let m = game.position().parse_move(text).unwrap();
            game.play(m).unwrap();
        }
        assert!(is_stuck(&game));
        assert!(!is_stuck(&Game::new(game.position().clone(), RepetitionRule::Off)), "a game that begins");
    }
}
