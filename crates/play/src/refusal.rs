//! Why a command is not followed.

use std::time::Duration;

use colorito::{MoveError, Side};

/// Why a command is not followed. The texts are for people and say what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Somebody else was faster.
    #[error("the game has gone on: it is at ply {now}, not at {expected}")]
    Ply {
        /// What the request expected.
        expected: usize,
        /// Where the game is.
        now: usize,
    },
    /// The client id belongs to another move.
    #[error("this client id was used for another move; each move needs a new one")]
    ClientId,
    /// The asker has no part in the game.
    #[error("this is somebody else's game; you can watch it")]
    NotYourGame,
    /// The asker plays the other side.
    #[error("you do not play {0}")]
    NotYourSide(Side),
    /// The other player has a say in it.
    #[error("the other player would have to agree")]
    NeedsConsent,
    /// It is not a person's turn.
    #[error("it is {0}'s turn, and the computer plays {0}")]
    ComputersTurn(Side),
    /// It is not the computer's turn.
    #[error("it is {0}'s turn, and a person plays {0}")]
    PersonsTurn(Side),
    /// The game is over.
    #[error("the game is over already")]
    Over,
    /// There is no move of a person to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// No move was taken back.
    #[error("there is no move to play again")]
    NothingToRedo,
    /// The computer cannot be asked.
    #[error("a draw can only be agreed between two people")]
    NoDrawWithComputer,
    /// Nobody has offered this side a draw.
    #[error("nobody has offered {0} a draw")]
    NoDrawOffer(Side),
    /// The computer does not resign by request.
    #[error("the computer plays {0} and does not resign by request")]
    ComputersSeat(Side),
    /// Two people at one device, or one and the computer, need not ask.
    #[error("this is for two players with a seat each")]
    NotBetweenTwo,
    /// The other has declined, and wants not to be asked so soon.
    #[error("your opponent has declined; ask again from ply {0} on")]
    AskedTooOften(usize),
    /// What counts for ratings stays as it was played.
    #[error("moves are not taken back in a game that counts for ratings")]
    Rated,
    /// Nobody has asked this side.
    #[error("nobody has asked {0} to have a move taken back")]
    NoTakeBackOffer(Side),
    /// A game is given up without a result before it has begun only.
    #[error("both have moved; whoever gives the game up now resigns")]
    BothHaveMoved,
    /// The other is there, or has not been away for long enough: so long is still to be waited.
    #[error("your opponent has not left on their own turn, or not for long enough")]
    NotAbsent(Option<Duration>),
    /// Free text takes both of them.
    #[error("free text is said only while both have switched it on in this game; phrases always can be")]
    TextsOff,
    /// Somebody has said very much.
    #[error("each may say something {0} times in a game")]
    SaidEnough(u32),
    /// Replies are planned by the calendar only.
    #[error("replies are planned in games with days for each move")]
    NotByCalendar,
    /// There is nothing to plan on one's own turn.
    #[error("it is your turn; replies are planned while the other is to move")]
    YourTurn,
    /// A line of a plan, counted from 0, that is none.
    #[error("line {} of the plan does not end with a reply, or goes beyond the end of the game", .0 + 1)]
    PlanLine(usize),
    /// A line of a plan, counted from 0, that has another reply than one before it.
    #[error("line {} of the plan has another reply to the same moves than a line before it", .0 + 1)]
    PlanContradicts(usize),
    /// The game goes on.
    #[error("the game is not over yet")]
    NotOver,
    /// Nobody wants to play again.
    #[error("nobody has offered to play again")]
    NoRematchOffer,
    /// They play again already.
    #[error("the next game has begun already")]
    WentOn,
    /// Only games that were played out are scored.
    #[error("only a game that was played to its end has a score")]
    NoScore,
    /// Nobody is counting.
    #[error("the score is not being counted")]
    NotCounting,
    /// It is known already, or being counted.
    #[error("the score is being counted, or known exactly")]
    NothingToCount,
    /// The game is not in the bin.
    #[error("the game is not deleted, so it cannot be restored")]
    NotDeleted,
    /// Another program uses the same data.
    #[error("another server has changed this game; load it again")]
    ChangedElsewhere,
    /// The game has as many moves as one may have.
    #[error("a game has at most {0} moves here; end it, or take moves back")]
    TooLong(usize),
    /// The move cannot be played.
    #[error(transparent)]
    Move(#[from] MoveError),
}

impl Refusal {
    /// The side a sentence about it names.
    pub fn side(&self) -> Option<Side> {
        match self {
            Refusal::NotYourSide(side)
            | Refusal::ComputersTurn(side)
            | Refusal::PersonsTurn(side)
            | Refusal::NoDrawOffer(side)
            | Refusal::NoTakeBackOffer(side)
            | Refusal::ComputersSeat(side) => Some(*side),
            _ => None,
        }
    }
}
