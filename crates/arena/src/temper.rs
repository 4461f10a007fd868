//! Players of one mind each: what they want of a position, and a search that goes for it.

use std::time::Duration;

use colorito::{Game, Move, Piece, Position, Rules, SIZE, Side, Space, SpaceSet};
use colorito_engine::{Limits, Score};

use crate::{
    Choice, Player, PlayerError,
    alpha_beta::{Judge, Search},
};

/// What a player is after. All of them count the steps their pieces have to go and look ahead by alpha-beta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Temper {
    /// Wants to be ahead, and fears to leave pieces behind: the more pieces are home, the more it costs to
    /// have some in the own rows, or in the coloured ones with nobody near.
    Wary,
    /// Wants its own pieces home soon and does not look at the opponent's.
    Racer,
    /// Wants the opponent's pieces without company, and stands on their targets.
    Blocker,
    /// Keeps some pieces on the opponent's targets, in its own rows, as long as it can.
    Stubborn,
}

impl Temper {
    /// All of them with their names.
    pub const ALL: [(&'static str, Temper); 4] = [
        ("wary", Temper::Wary),
        ("racer", Temper::Racer),
        ("blocker", Temper::Blocker),
        ("stubborn", Temper::Stubborn),
    ];
}

/// Hundredths of a step.
const STEP: i32 = 100;

/// What the wary one fears of a piece in its own rows, and of one without company, for each piece that is
/// home.
const LEFT_BEHIND: i32 = 15;
const ALONE: i32 = 15;

/// What the blocker likes of each lonely piece of the opponent, and of each target it stands on.
const STRANDING: i32 = 250;
const STANDING_IN_THE_WAY: i32 = 120;

/// How many pieces the stubborn one keeps, and how much it likes each of them there.
const KEPT: i32 = 4;
const KEEPING: i32 = 1_500;

impl Judge for Temper {
    fn lead(&self, position: &Position, side: Side) -> i32 {
        let [mine, theirs] = [side, !side].map(|side| steps_left(position, side));
        match self {
            Temper::Wary => {
                let fears = |side: Side| {
                    let home = position.count_home(side) as i32;
                    home * (LEFT_BEHIND * left_behind(position, side) + ALONE * alone(position, side))
                };
                theirs + fears(!side) - mine - fears(side)
            }
            Temper::Racer => -mine,
            Temper::Blocker => {
                theirs - mine
                    + STRANDING * alone(position, !side)
                    + STANDING_IN_THE_WAY * left_behind(position, side)
            }
            Temper::Stubborn => theirs - mine + KEEPING * left_behind(position, side).min(KEPT),
        }
    }
}

/// The steps that the pieces of a side have to go, in hundredths.
fn steps_left(position: &Position, side: Side) -> i32 {
    let away = position.of(side) - position.home(side);
    if !position.rules().variant.just_colours {
        let steps =
            |space: Space| position.piece(space).map_or(0, |piece| STEPS[piece.index()][space.index()]);
        return STEP * away.into_iter().map(|space| i32::from(steps(space))).sum::<i32>();
    }
    let open = position.open_targets(side);
    let nearest = |space: Space| {
        let piece = position.piece(space)?;
        let homes = position.rules().homes(piece) & open;
        homes.into_iter().map(|home| i32::from(home.distance(space))).min()
    };
    STEP * away.into_iter().filter_map(nearest).sum::<i32>()
}

/// The steps from each space to the target of each piece.
static STEPS: [[u8; Space::COUNT]; Piece::COUNT] = {
    let mut steps = [[0; Space::COUNT]; Piece::COUNT];
    let mut index = 0;
    while let Some(piece) = Piece::from_index(index) {
        let mut at = 0;
        while let Some(space) = Space::from_index(at) {
            steps[index][at] = space.distance(piece.target());
            at += 1;
        }
        index += 1;
    }
    steps
};

/// How many pieces of a side stand in its own rows, which are the opponent's targets, where those are open.
fn left_behind(position: &Position, side: Side) -> i32 {
    (position.of(side) & position.open_targets(!side)).len() as i32
}

/// How many pieces of a side stand in the coloured rows with no piece beside them.
fn alone(position: &Position, side: Side) -> i32 {
    let occupied = position.occupied();
    let lonely = |space: &Space| !SpaceSet::neighbours(*space).meets(occupied);
    (position.of(side) & coloured_rows()).into_iter().filter(lonely).count() as i32
}

fn coloured_rows() -> SpaceSet {
    const COLOURED: SpaceSet = {
        let mut rows = SpaceSet::EMPTY;
        let mut row = 2;
        while row < SIZE - 2 {
            rows = rows.union(SpaceSet::row(row));
            row += 1;
        }
        rows
    };
    COLOURED
}

/// A player with a temper.
pub struct Tempered {
    search: Search<Temper>,
    /// Its own limits, if they are not those of the match.
    limits: Option<Limits>,
}

impl Tempered {
    /// A player who has not played yet.
    pub fn new(temper: Temper, limits: Option<Limits>) -> Tempered {
        Tempered { search: Search::new(temper), limits }
    }
}

impl Player for Tempered {
    fn new_game(&mut self, _rules: &Rules) -> Result<(), PlayerError> {
        self.search.forget();
        Ok(())
    }

    fn choose(&mut self, game: &Game, time: Duration) -> Result<Choice, PlayerError> {
        let limits = self.limits.unwrap_or_else(|| Limits::time(time));
        let (chosen, value): (Move, i32) = self.search.best(game, limits).ok_or(PlayerError::NoAnswer)?;
        Ok(Choice { chosen, score: Some(Score::Lead(value)) })
    }
}

#[cfg(test)]
mod tests {
    use colorito::RepetitionRule;

    use super::*;

    fn choice(temper: Temper, text: &str) -> Move {
        let position = Position::parse(text, Rules::default()).unwrap();
        let game = Game::new(position, RepetitionRule::Draw);
        let mut player = Tempered::new(temper, Some(Limits::nodes(2_000)));
        player.choose(&game, Duration::ZERO).unwrap().chosen
    }

    #[test]
    fn all_of_them_bring_the_last_piece_home() {
        for (name, temper) in Temper::ALL {
            let text = "JIHGFEDCBA/TSRQPONML1/9K/10/10/10/10/10/lkmnopqrst/abcdefghij r b 101";
            assert_eq!(choice(temper, text).to_string(), "j8j9", "{name}");
        }
    }

    #[test]
    fn the_stubborn_one_likes_to_stay_where_the_wary_one_leaves() {
        let lead = |temper: Temper, rows: &str| {
            let text = format!("JI1GFEDCBA/TSRQPONMLK/10/10/10/10/10/{rows} r r 100");
            temper.lead(&Position::parse(&text, Rules::default()).unwrap(), Side::Red)
        };
        let (stays, leaves) = ("5h4/klmnopqrst/bacdefgHij", "5hH3/klmnopqrst/bacdefg1ij");
        assert!(lead(Temper::Wary, stays) < lead(Temper::Wary, leaves));
        assert!(lead(Temper::Stubborn, stays) > lead(Temper::Stubborn, leaves));
    }
}
