//! Who asks, and what they are in a game.

use colorito::Side;

use crate::{PlayerId, Seats};

/// Who asks for something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asker {
    /// Whoever is at the device that keeps the games: all of them are theirs.
    DeviceOwner,
    /// A guest or an account.
    Player(PlayerId),
    /// Somebody who has changed nothing yet.
    Stranger,
}

impl Asker {
    /// The player, if it is one.
    pub fn player(self) -> Option<PlayerId> {
        match self {
            Asker::Player(id) => Some(id),
            Asker::DeviceOwner | Asker::Stranger => None,
        }
    }
}

/// What an asker is in a game. What they may do there follows from it, never from what they ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Plays one side.
    Player(Side),
    /// Acts for both: two people at one device, or the owner of a game that the computer plays with itself.
    Both,
    /// May look.
    Spectator,
}

impl Role {
    /// Every role there is.
    pub const ALL: [Role; 4] =
        [Role::Player(Side::Red), Role::Player(Side::Blue), Role::Both, Role::Spectator];

    /// Whether the role acts for a side.
    pub fn acts_for(self, side: Side) -> bool {
        match self {
            Role::Player(own) => own == side,
            Role::Both => true,
            Role::Spectator => false,
        }
    }
}

/// Which players a game belongs to. All are `None` for games that belong to the device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Players {
    /// Who began the game.
    pub owner: Option<PlayerId>,
    /// Who plays Red, if that is a player known by id.
    pub red: Option<PlayerId>,
    /// Who plays Blue, if that is a player known by id.
    pub blue: Option<PlayerId>,
}

impl Players {
    /// A game begun by an asker who acts for all people at the board.
    pub fn begun_by(asker: Asker, seats: &Seats) -> Players {
        let owner = asker.player();
        let at = |side| owner.filter(|_| seats.of(side).is_person());
        Players { owner, red: at(Side::Red), blue: at(Side::Blue) }
    }

    /// Red's and Blue's players, if they are two that are known by id.
    pub fn opponents(&self) -> Option<[PlayerId; 2]> {
        let (red, blue) = (self.red?, self.blue?);
        (red != blue).then_some([red, blue])
    }

    /// Whether a game is, among others, this asker's.
    pub fn include(&self, asker: Asker) -> bool {
        match asker {
            Asker::DeviceOwner => true,
            Asker::Player(id) => [self.owner, self.red, self.blue].contains(&Some(id)),
            Asker::Stranger => false,
        }
    }

    /// What an asker is in a game.
    pub fn role(&self, asker: Asker) -> Role {
        let Asker::Player(id) = asker else {
            return if asker == Asker::DeviceOwner { Role::Both } else { Role::Spectator };
        };
        match (self.red == Some(id), self.blue == Some(id)) {
            (true, true) => Role::Both,
            (true, false) => Role::Player(Side::Red),
            (false, true) => Role::Player(Side::Blue),
            // Nobody sits there: the computer plays with itself, for its owner.
            (false, false) if self.owner == Some(id) && self.red.is_none() && self.blue.is_none() => {
                Role::Both
            }
            (false, false) => Role::Spectator,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn roles_follow_from_who_asks() {
        let (one, two) = (PlayerId::from_random(1), PlayerId::from_random(2));
        let computer = Seat::Computer { level: 3 };
        let people = Seats::default();
        let against = Seats { blue: computer.clone(), ..Seats::default() };
        let show = Seats { red: computer.clone(), blue: computer };
        for (seats, role) in [(people, Role::Both), (against, Role::Player(Side::Red)), (show, Role::Both)] {
            let players = Players::begun_by(Asker::Player(one), &seats);
            assert_eq!(players.role(Asker::Player(one)), role);
            assert_eq!(players.role(Asker::DeviceOwner), Role::Both);
            for other in [Asker::Player(two), Asker::Stranger] {
                assert_eq!((players.role(other), players.include(other)), (Role::Spectator, false));
            }
        }
        let apart = Players { owner: Some(one), red: Some(one), blue: Some(two) };
        assert_eq!(apart.role(Asker::Player(two)), Role::Player(Side::Blue));
        assert!(apart.include(Asker::Player(two)));
        assert_eq!(apart.opponents(), Some([one, two]));
        let same = Players { blue: Some(one), ..apart };
        let alone = Players { blue: None, ..apart };
        assert_eq!([same, alone, Players::default()].map(|players| players.opponents()), [None; 3]);
        assert_eq!(Players::default().role(Asker::Player(one)), Role::Spectator);
    }
}
