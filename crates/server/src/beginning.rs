//! How a game began, by which it is known when it is sent again, and what was played in it.

use colorito::{Game, Move, Position, RepetitionRule, Side};
use colorito_play::{GameClock, MatchPlace, NewSeatedGame, Players, SeatedGame, Seats, TimeControl};

/// What never changes about a game: two of one name that differ in it are different games.
#[derive(PartialEq)]
pub(crate) struct Beginning<'a> {
    seats: &'a Seats,
    players: Players,
    start: &'a Position,
    repetition: RepetitionRule,
    clock: Option<TimeControl>,
    place: Option<MatchPlace>,
}

impl<'a> From<&'a SeatedGame> for Beginning<'a> {
    fn from(seated: &'a SeatedGame) -> Beginning<'a> {
        let SeatedGame { seats, players, game, clock, place, .. } = seated;
        let clock = clock.as_ref().map(GameClock::control);
        Beginning::of(seats, *players, game, clock, *place)
    }
}

impl<'a> From<&'a NewSeatedGame> for Beginning<'a> {
    fn from(new: &'a NewSeatedGame) -> Beginning<'a> {
        let NewSeatedGame { seats, players, game, clock, place, .. } = new;
        Beginning::of(seats, *players, game, *clock, *place)
    }
}

impl<'a> Beginning<'a> {
    fn of(
        seats: &'a Seats,
        players: Players,
        game: &'a Game,
        clock: Option<TimeControl>,
        place: Option<MatchPlace>,
    ) -> Beginning<'a> {
        Beginning { seats, players, start: game.start(), repetition: game.repetition_rule(), clock, place }
    }
}

/// All moves of a game, then those that were taken back.
fn line(game: &Game) -> impl Iterator<Item = &Move> {
    game.moves().iter().chain(game.undone())
}

/// Whether all that happened in one game is in another that began like it.
pub(crate) fn holds(here: &Game, elsewhere: &Game) -> bool {
    let outcome = |game: &Game| game.ending().map(|ending| ending.outcome);
    let declared = outcome(elsewhere).filter(|outcome| outcome.is_declared());
    let played = elsewhere.moves().len();
    line(here).take(played).eq(elsewhere.moves()) && (declared.is_none() || outcome(here) == declared)
}

/// Whether no person has done anything in a game yet: it is as good as just begun.
pub(crate) fn is_untouched(seated: &SeatedGame) -> bool {
    let SeatedGame { seats, game, .. } = seated;
    let first = game.start().turn();
    let made = line(game).count();
    let has_moved = |side: Side| made > usize::from(side != first);
    game.ending().is_none()
        && !Side::ALL.into_iter().any(|side| seats.of(side).is_person() && has_moved(side))
}
