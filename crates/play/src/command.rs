//! What can be asked of a game, the same by every way in.

use colorito::Side;
use serde::{Deserialize, Serialize};

use crate::Invalid;

/// The longest id a client may give to a move, in bytes.
const LONGEST_CLIENT_ID: usize = 64;

/// The longest text of a move, in bytes: a way over the whole board has fewer than 300.
const LONGEST_MOVE: usize = 300;

/// The longest plan, in bytes: some hundreds of moves.
const LONGEST_PLAN: usize = 3_000;

/// Something asked of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Command {
    /// Play a move. Sent again, it is played once.
    #[serde(alias = "moves")]
    Move(PlayMove),
    /// Make the computer's move, found by the page of whoever plays against it.
    ComputersMove(FoundMove),
    /// Take a move back; against the computer, its answer too.
    #[serde(alias = "takeback")]
    TakeBack(OnPly),
    /// Play again what was taken back.
    Redo(OnPly),
    /// Give up.
    Resign(ForSide),
    /// Offer the other a draw, between two people.
    OfferDraw(ForSide),
    /// Accept the draw that was offered.
    AcceptDraw(ForSide),
    /// Decline the draw that was offered; a move does so too.
    DeclineDraw(ForSide),
    /// Ask the other to have one's last move taken back, between two players.
    AskTakeBack(ForSide),
    /// Have the move taken back that the other asked for.
    AcceptTakeBack(ForSide),
    /// Decline that, or let be what one has asked for; a move does so too.
    DeclineTakeBack(ForSide),
    /// Want to play again, the other one beginning. Once both want it, the next game begins.
    Rematch(ForSide),
    /// Not want to play again, or not any more.
    DeclineRematch(ForSide),
    /// Give a game between two up before both have moved; it has no result then.
    Abort(ForSide),
    /// Claim the win because the other has left on their own turn, in a game with a live clock.
    ClaimWin(ForSide),
    /// Call it a draw for the same reason.
    ClaimDraw(ForSide),
    /// Plan replies to what the other may play, in a game by the calendar; nobody else is told.
    Plan(PlanReplies),
    /// Stop counting the loser's score; what is known stays.
    StopScore(OnPly),
    /// Count a score again that could not be proven.
    CountScore(OnPly),
}

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlayMove {
    /// The move, in either notation: `c1c3` or `3 c1-c3`.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub played: String,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
    /// An id the client makes up for this move and sends again if it must repeat the request. Sent twice, the
    /// move is played once.
    #[cfg_attr(feature = "schema", schema(min_length = 1, max_length = 64))]
    pub client: String,
}

/// Replies to what the other may play, instead of all that were planned before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PlanReplies {
    /// For whom.
    pub side: SideName,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
    /// Lines with commas between them, each a move of the other, the reply, and so on, with spaces between them:
    /// `h10h8 a2a3 g9g7 b2b3,j10j8 a2a4`. Nothing plans nothing.
    #[cfg_attr(feature = "schema", schema(max_length = 3000))]
    pub lines: String,
}

/// A move that was found for the computer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct FoundMove {
    /// The move, in either notation.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub played: String,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// A command that needs no more than the ply it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OnPly {
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// A command for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ForSide {
    /// For whom. Who plays one side acts for that one only; two people at one device say which of them it is.
    pub side: SideName,
    /// How many moves the game has so far, as the client sees it.
    pub ply: usize,
}

/// A side, by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum SideName {
    /// Red.
    Red,
    /// Blue.
    Blue,
}

impl From<Side> for SideName {
    fn from(side: Side) -> SideName {
        match side {
            Side::Red => SideName::Red,
            Side::Blue => SideName::Blue,
        }
    }
}

impl From<SideName> for Side {
    fn from(name: SideName) -> Side {
        match name {
            SideName::Red => Side::Red,
            SideName::Blue => Side::Blue,
        }
    }
}

impl Command {
    /// The names of all commands in addresses.
    pub const NAMES: [&str; 19] = [
        "moves",
        "computers-move",
        "takeback",
        "redo",
        "resign",
        "offer-draw",
        "accept-draw",
        "decline-draw",
        "ask-take-back",
        "accept-take-back",
        "decline-take-back",
        "rematch",
        "decline-rematch",
        "abort",
        "claim-win",
        "claim-draw",
        "plan",
        "stop-score",
        "count-score",
    ];

    /// How many moves the game has so far, as the client sees it.
    pub fn ply(&self) -> usize {
        match self {
            Command::Move(PlayMove { ply, .. })
            | Command::Plan(PlanReplies { ply, .. })
            | Command::ComputersMove(FoundMove { ply, .. })
            | Command::TakeBack(OnPly { ply })
            | Command::Redo(OnPly { ply })
            | Command::StopScore(OnPly { ply })
            | Command::CountScore(OnPly { ply })
            | Command::Resign(ForSide { ply, .. })
            | Command::OfferDraw(ForSide { ply, .. })
            | Command::AcceptDraw(ForSide { ply, .. })
            | Command::DeclineDraw(ForSide { ply, .. })
            | Command::AskTakeBack(ForSide { ply, .. })
            | Command::AcceptTakeBack(ForSide { ply, .. })
            | Command::DeclineTakeBack(ForSide { ply, .. })
            | Command::Rematch(ForSide { ply, .. })
            | Command::Abort(ForSide { ply, .. })
            | Command::ClaimWin(ForSide { ply, .. })
            | Command::ClaimDraw(ForSide { ply, .. })
            | Command::DeclineRematch(ForSide { ply, .. }) => *ply,
        }
    }

    /// Whether it adds a move to the game, whoever's that is.
    pub fn is_any_move(&self) -> bool {
        matches!(self, Command::Move(_) | Command::ComputersMove(_))
    }

    /// Whether it is about who has left.
    pub fn is_claim(&self) -> bool {
        matches!(self, Command::ClaimWin(_) | Command::ClaimDraw(_))
    }

    /// The move, if it is one of a person.
    pub fn as_move(&self) -> Option<&PlayMove> {
        if let Command::Move(play) = self { Some(play) } else { None }
    }

    /// Whether its texts are of a size that can be kept.
    ///
    /// # Errors
    /// If the client's id or the move is too long, or the id is empty.
    pub fn check(&self) -> Result<(), Invalid> {
        let played = match self {
            Command::Move(PlayMove { client, .. })
                if client.is_empty() || client.len() > LONGEST_CLIENT_ID =>
            {
                return Err(Invalid::ClientLength { length: client.len(), most: LONGEST_CLIENT_ID });
            }
            Command::Plan(PlanReplies { lines, .. }) if lines.len() > LONGEST_PLAN => {
                return Err(Invalid::PlanLength { length: lines.len(), most: LONGEST_PLAN });
            }
            Command::Move(PlayMove { played, .. }) | Command::ComputersMove(FoundMove { played, .. }) => {
                played
            }
            _ => return Ok(()),
        };
        if played.len() > LONGEST_MOVE {
            return Err(Invalid::MoveLength { length: played.len(), most: LONGEST_MOVE });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_is_a_command() {
        for name in Command::NAMES {
            let text =
                format!(r#"{{"type":"{name}","move":"c1c3","ply":3,"client":"x","side":"red","lines":""}}"#);
            let command: Command = serde_json::from_str(&text).unwrap();
            assert_eq!((command.ply(), command.check()), (3, Ok(())), "{name}");
        }
    }

    #[test]
    fn texts_are_bounded() {
        let play = |played: String, client: &str| {
            Command::Move(PlayMove { played, ply: 0, client: client.to_owned() }).check()
        };
        assert!(play("c1c3".to_owned(), "x").is_ok());
        assert!(play(format!("{}c1c3", " ".repeat(300)), "x").is_err());
        assert!(play("c1c3".to_owned(), "").is_err());
        let found = |played: String| Command::ComputersMove(FoundMove { played, ply: 0 }).check();
        assert!(found("c1c3".to_owned()).is_ok() && found("9".repeat(301)).is_err());
    }
}
