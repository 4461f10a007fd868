//! When the game is over, and who has won.

use crate::piece::{PIECES, Piece, Player};
use crate::position::Naive;

impl Naive {
    /// How the game has ended, judged by the position alone, or `None` while it goes on.
    ///
    /// `red-complete`, `blue-complete`: that player wins by completion. `tie`: both are complete.
    /// `red-special`, `blue-special`: that player wins by the special situation. If both are in it, which
    /// cannot come about by play, the player who has just moved wins.
    #[must_use]
    pub fn outcome(&self) -> Option<&'static str> {
        let other = self.starter.opponent();
        match (self.is_complete(self.starter), self.is_complete(other)) {
            (true, true) => Some("tie"),
            (false, true) => Some(won_by_completion(other)),
            // On the other's turn the reply move is still to come. The other cannot be in the special
            // situation: no piece of the starter is on the other's targets.
            (true, false) => (self.side == self.starter).then(|| won_by_completion(self.starter)),
            (false, false) => self.special_winner().map(won_by_special_situation),
        }
    }

    /// Whether the starter is complete and the other player has the one move in reply.
    #[must_use]
    pub fn reply_pending(&self) -> bool {
        let other = self.starter.opponent();
        self.side == other && self.is_complete(self.starter) && !self.is_complete(other)
    }

    fn special_winner(&self) -> Option<Player> {
        let just_moved = self.side.opponent();
        [just_moved, self.side].into_iter().find(|&player| self.is_special(player))
    }

    /// Whether all targets of a player are rightly filled.
    fn is_complete(&self, player: Player) -> bool {
        Piece::all_of(player).all(|piece| self.is_rightly_filled(piece))
    }

    /// Whether some targets of a player are rightly filled and the opponent holds the others, of which there
    /// are some.
    fn is_special(&self, player: Player) -> bool {
        let right = Piece::all_of(player).filter(|&piece| self.is_rightly_filled(piece)).count();
        let obstructed = Piece::all_of(player).filter(|&piece| self.is_obstructed(piece)).count();
        right > 0 && obstructed > 0 && right + obstructed == PIECES
    }

    /// Whether the target of a piece is held by that piece, or in Just Colours by one of its colour.
    fn is_rightly_filled(&self, piece: Piece) -> bool {
        self.cells[piece.target()].is_some_and(|holder| {
            if self.just_colours { holder.colour() == piece.colour() } else { holder == piece }
        })
    }

    /// Whether the target of a piece is held by a piece of the opponent.
    fn is_obstructed(&self, piece: Piece) -> bool {
        self.cells[piece.target()].is_some_and(|holder| holder.owner != piece.owner)
    }
}

fn won_by_completion(winner: Player) -> &'static str {
    match winner {
        Player::Red => "red-complete",
        Player::Blue => "blue-complete",
    }
}

fn won_by_special_situation(winner: Player) -> &'static str {
    match winner {
        Player::Red => "red-special",
        Player::Blue => "blue-special",
    }
}
