//! Whether a player gets on at all.

use colorito::{Game, Position, Side, Variant};

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
pub(crate) fn is_stuck(game: &Game) -> bool {
    let (position, side) = (game.position(), game.position().turn());
    let away = position.of(side) - position.home(side);
    !position.rules().variant.just_colours
        && away.len() <= FEW_AWAY
        && moves_without_progress(game, side) >= PATIENCE
        && moves_without_progress(game, !side) >= RACE
}

/// After so many moves without progress, pieces on targets of the other side are not on their way.
const STAYING: Value = 2;

/// So many pieces a besieger may have away from home.
const BESIEGERS: u32 = 13;

/// Whether the opponent, who has waited before, keeps pieces on targets of the player to move. Only by standard
/// rules: under strict ones who goes first helps the other across, and a match leaned towards a loss.
pub(crate) fn is_besieging(game: &Game) -> bool {
    let (position, side) = (game.position(), game.position().turn());
    let away = position.of(side) - position.home(side);
    if position.rules().variant != Variant::STANDARD
        || away.len() > BESIEGERS
        || !position.open_targets(side).meets(position.of(!side))
    {
        return false;
    }
    let waits = Waits::of(game, !side);
    waits.longest >= PATIENCE && waits.now >= STAYING
}

/// How many moves a side has made since it had come as far as never before.
pub(crate) fn moves_without_progress(game: &Game, side: Side) -> Value {
    Waits::of(game, side).now
}

/// Moves of a side in a row without progress.
#[derive(Default)]
struct Waits {
    /// Up to the present position.
    now: Value,
    /// The most there ever were.
    longest: Value,
}

impl Waits {
    fn of(game: &Game, side: Side) -> Waits {
        let mut position = game.start().clone();
        let mut furthest = progress(&position, side);
        let mut waits = Waits::default();
        for m in game.moves() {
            let turn = position.turn();
            position.play_unchecked(*m);
            if turn != side {
                continue;
            }
            let reached = progress(&position, side);
            waits.now = if reached > furthest { 0 } else { waits.now + 1 };
            waits.longest = waits.longest.max(waits.now);
            furthest = furthest.max(reached);
        }
        waits
    }
}

/// How far a side has come: the rows of all its pieces, and those that are home.
fn progress(position: &Position, side: Side) -> usize {
    let rows: usize = position.of(side).into_iter().map(|space| own_row(side, space)).sum();
    rows + HOME * position.home(side).len() as usize
}

#[cfg(test)]
mod tests {
    use colorito::{RepetitionRule, Rules};

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

    #[test]
    fn who_waits_on_targets_is_besieged() {
        let held = "JIHGFEDCB1/TSRQPONMLk/8AK/10/10/10/10/8t1/1lmnopqrs1/fedcbaghij r r 100";
        let strict = Rules { variant: Variant::STRICT, ..Rules::default() };
        for (rules, expected) in [(Rules::default(), true), (strict, false)] {
            let position = Position::parse(held, rules).unwrap();
            let mut game = Game::new(position, RepetitionRule::Off);
            assert!(!is_besieging(&game), "nobody has waited yet");
            for text in ["a9b8", "i3j2", "b8a9", "j2i3"].into_iter().cycle().take(4 * PATIENCE as usize) {
                let m = game.position().parse_move(text).unwrap();
                game.play(m).unwrap();
            }
            assert_eq!(is_besieging(&game), expected);
        }
    }
}
