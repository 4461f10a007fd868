//! A game as it begins.

use colorito::{Game, Position, RepetitionRule, Rules, Side};
use colorito_play::{GameId, Players, SeatedGame, Seats, Talk, Timestamp};

pub(crate) const NOW: Timestamp = Timestamp(1_000_000);

pub(crate) fn new_game(players: Players, seats: Seats) -> SeatedGame {
    SeatedGame {
        id: GameId::from_random(1),
        players,
        seats,
        game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
        clock: None,
        draw_offer: None,
        talk: Talk::default(),
        next: None,
        plans: Default::default(),
        score: None,
        rated: false,
        place: None,
        revision: 0,
        created: NOW,
        changed: NOW,
    }
}
