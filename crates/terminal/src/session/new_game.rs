//! The terms of a new game.

use std::{fmt, str::FromStr};

use colorito::{Game, Position, Record, RepetitionRule, Rules, Side};
use colorito_engine::{Level, Random};
use colorito_play::{Asker, NewSeatedGame, Players, Seat, Seats, TimeControl};

/// Who sits opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opponent {
    /// The computer.
    Computer(Level),
    /// A second person at this keyboard.
    Person,
}

/// A side, or whichever chance decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// This one.
    Of(Side),
    /// By chance.
    Random,
}

impl Place {
    /// The side, decided by a number if it must be.
    fn side(self, chance: bool) -> Side {
        match self {
            Place::Of(side) => side,
            Place::Random if chance => Side::Blue,
            Place::Random => Side::Red,
        }
    }
}

impl FromStr for Place {
    type Err = String;

    fn from_str(text: &str) -> Result<Place, String> {
        match text {
            "random" => Ok(Place::Random),
            side => side
                .parse()
                .map(Place::Of)
                .map_err(|_| format!("`{text}` is no side; use `red`, `blue` or `random`")),
        }
    }
}

/// The time each player has: minutes for the game, and seconds that are added with each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Minutes for the game.
    pub minutes: u32,
    /// Seconds that are added with each move.
    pub increment: u32,
}

impl Clock {
    /// The clocks offered in the form.
    pub(crate) const OFFERED: [Clock; 5] = [
        Clock { minutes: 3, increment: 2 },
        Clock { minutes: 5, increment: 5 },
        Clock { minutes: 10, increment: 5 },
        Clock { minutes: 15, increment: 10 },
        Clock { minutes: 30, increment: 20 },
    ];

    pub(crate) fn control(self) -> TimeControl {
        TimeControl::live(self.minutes.saturating_mul(60), self.increment)
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", self.minutes, self.increment)
    }
}

impl FromStr for Clock {
    type Err = String;

    fn from_str(text: &str) -> Result<Clock, String> {
        let wrong = |what: &str| {
            format!("`{text}` is no clock: {what}; write minutes and seconds a move like `10+5`")
        };
        let (minutes, increment) = text.split_once('+').unwrap_or((text, "0"));
        let number = |part: &str| part.parse::<u32>().map_err(|_| wrong(&format!("`{part}` is no number")));
        let clock = Clock { minutes: number(minutes)?, increment: number(increment)? };
        clock.control().check().map_err(|error| wrong(&error.to_string()))?;
        Ok(clock)
    }
}

/// The terms of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewGame {
    /// Who sits opposite.
    pub opponent: Opponent,
    /// Which side the person at the keyboard plays against the computer.
    pub side: Place,
    /// Who makes the first move.
    pub starter: Place,
    /// Board and variant.
    pub rules: Rules,
    /// Whether the house rule is in force.
    pub repetition: RepetitionRule,
    /// The time each player has.
    pub clock: Option<Clock>,
    /// The position to begin with, if it is not the usual one. It says itself who began.
    pub position: Option<Position>,
}

/// The level a first game is offered at.
const FIRST_LEVEL: u8 = 3;

impl Default for NewGame {
    fn default() -> NewGame {
        NewGame {
            opponent: Opponent::Computer(Level::new(FIRST_LEVEL).unwrap_or_default()),
            side: Place::Of(Side::Red),
            starter: Place::Of(Side::Red),
            rules: Rules::default(),
            repetition: RepetitionRule::Draw,
            clock: None,
            position: None,
        }
    }
}

impl NewGame {
    /// The game to be kept; a seed decides what is left to chance.
    pub(crate) fn seated(&self, seed: u64) -> NewSeatedGame {
        let mut random = Random::new(seed);
        let mut chance = || random.below(2) == 1;
        let seats = match self.opponent {
            Opponent::Person => Seats::default(),
            Opponent::Computer(level) => {
                let computer = Seat::Computer { level: level.number() };
                match self.side.side(chance()) {
                    Side::Red => Seats { blue: computer, ..Seats::default() },
                    Side::Blue => Seats { red: computer, ..Seats::default() },
                }
            }
        };
        let start = self.position.clone();
        let start = start.unwrap_or_else(|| Position::start(self.rules, self.starter.side(chance())));
        NewSeatedGame {
            players: Players::begun_by(Asker::DeviceOwner, &seats),
            seats,
            game: Game::new(start, self.repetition),
            clock: self.clock.map(Clock::control),
            rated: false,
            place: None,
            record: None,
        }
    }

    /// The game of a record, to be kept and continued by two people.
    pub(crate) fn of_record(record: &Record) -> NewSeatedGame {
        let name = |tag: &str| record.tag(tag).map(str::to_owned);
        let seat = |tag: &str| {
            let named = Seat::Person { name: name(tag) };
            if named.check().is_ok() { named } else { Seat::default() }
        };
        let seats = Seats { red: seat("Red"), blue: seat("Blue") };
        NewSeatedGame {
            players: Players::begun_by(Asker::DeviceOwner, &seats),
            seats,
            game: record.game(),
            clock: None,
            rated: false,
            place: None,
            record: Some(record.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read() {
        assert_eq!("10+5".parse(), Ok(Clock { minutes: 10, increment: 5 }));
        assert_eq!("3".parse(), Ok(Clock { minutes: 3, increment: 0 }));
        for bad in ["", "x", "10+", "0+5", "10+700", "99999999999"] {
            assert!(bad.parse::<Clock>().is_err(), "{bad}");
        }
    }

    #[test]
    fn the_lot_decides() {
        let random = NewGame { side: Place::Random, starter: Place::Random, ..NewGame::default() };
        let games: Vec<NewSeatedGame> = (0..40).map(|seed| random.seated(seed)).collect();
        assert!(games.iter().any(|new| new.seats.red.is_person()));
        assert!(games.iter().any(|new| new.seats.blue.is_person()));
        assert!(games.iter().any(|new| new.game.start().starter() == Side::Blue));
        assert!(games.iter().all(|new| !new.seats.are_people()));
    }
}
