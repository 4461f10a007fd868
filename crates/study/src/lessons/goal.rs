//! What an exercise asks for, as a condition that the rules check.

use colorito::{Draw, Move, MoveKind, Outcome, Piece, Position, Side, Space, Victory};

use crate::{Message, alone, forced, stranding::stranded};

/// What a move must do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Bring a piece to a space.
    Reach(Piece, Space),
    /// Bring any piece home.
    Home,
    /// Bring a piece to rest on its own colour.
    OwnColour(Piece),
    /// Make a move of a kind.
    Kind(MoveKind),
    /// Hop over a piece of a side.
    HopOver(Side),
    /// Let a piece reach a space with the next move.
    Open(Piece, Space),
    /// Leave no own piece in the coloured rows without a helper.
    KeepCompany,
    /// Win by the special situation.
    Special,
    /// Keep the opponent from winning with the next move.
    Defend,
    /// Save a tie with the reply move.
    Tie,
    /// Make one of the fewest moves that are needed.
    Fewest,
}

impl Goal {
    /// The code, in kebab case.
    pub const fn code(self) -> &'static str {
        match self {
            Goal::Reach(..) => "reach",
            Goal::Home => "home",
            Goal::OwnColour(_) => "own-colour",
            Goal::Kind(kind) => kind.name(),
            Goal::HopOver(_) => "hop-over",
            Goal::Open(..) => "open",
            Goal::KeepCompany => "keep-company",
            Goal::Special => "special",
            Goal::Defend => "defend",
            Goal::Tie => "tie",
            Goal::Fewest => "fewest",
        }
    }

    /// The code with the pieces and spaces it names.
    pub(super) fn message(self) -> Message {
        let message = Message::new(self.code());
        match self {
            Goal::Reach(piece, space) | Goal::Open(piece, space) => {
                message.with("piece", piece).with("space", space)
            }
            Goal::OwnColour(piece) => message.with("piece", piece),
            Goal::HopOver(side) => message.with("side", side),
            _ => message,
        }
    }

    /// What a legal move lacks to reach the goal; `None` if it does.
    pub(super) fn fault(self, position: &Position, m: Move) -> Option<Message> {
        let side = position.turn();
        let mut after = position.clone();
        after.play_unchecked(m);
        let moved = m.from().and_then(|from| position.piece(from));
        let outcome = after.ending().map(|ending| ending.outcome);
        let unless = |reached: bool, message: Message| (!reached).then_some(message);
        match self {
            Goal::Reach(piece, _) | Goal::OwnColour(piece) if moved != Some(piece) => {
                Some(Message::new("learn-wrong-other-piece").with("piece", piece))
            }
            Goal::Reach(piece, space) => unless(
                m.to() == Some(space),
                Message::new("learn-wrong-not-there").with("piece", piece).with("space", space),
            ),
            Goal::Home => {
                let home = m.to().is_some_and(|to| after.home(side).contains(to));
                Some(Message::new("learn-wrong-not-home"))
                    .zip(moved)
                    .map(|(message, piece)| message.with("piece", piece))
                    .filter(|_| !home)
            }
            Goal::OwnColour(piece) => {
                let coloured = m.to().is_some_and(|to| position.rules().board.colour(to).is_some());
                unless(coloured, Message::new("learn-wrong-still-white").with("piece", piece))
            }
            Goal::Kind(kind) => unless(m.kind() == Some(kind), Message::new(no(kind))),
            Goal::HopOver(over) => {
                unless(hops_over(position, m, over), Message::new("learn-wrong-not-over").with("side", over))
            }
            Goal::Open(piece, space) => {
                let open = after.find(piece).is_some_and(|from| after.destinations(from).contains(space));
                unless(open, Message::new("learn-wrong-not-open").with("piece", piece).with("space", space))
            }
            Goal::KeepCompany => stranded(&after, side)
                .first()
                .map(|piece| Message::new("learn-wrong-stranded").with("piece", *piece)),
            Goal::Special => {
                let special = Some(Outcome::Won { winner: side, by: Victory::SpecialSituation });
                unless(outcome == special, Message::new("learn-wrong-no-special"))
            }
            Goal::Defend => unless(forced::is_safe(position, m), Message::new("learn-wrong-loses")),
            Goal::Tie => {
                unless(outcome == Some(Outcome::Drawn(Draw::Tie)), Message::new("learn-wrong-no-tie"))
            }
            Goal::Fewest => too_slow(position, &after, side),
        }
    }
}

/// What a move of another kind is told.
fn no(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::Step => "learn-wrong-no-step",
        MoveKind::Jump => "learn-wrong-no-jump",
        MoveKind::StepJump => "learn-wrong-no-step-jump",
    }
}

/// Whether the way that is shown for a move hops over a piece of a side.
fn hops_over(position: &Position, m: Move, side: Side) -> bool {
    let Ok(Some(way)) = position.way(m) else { return false };
    way.spaces().windows(2).any(|leg| {
        let [from, to] = [leg[0], leg[1]];
        let middle = Space::new(u8::midpoint(from.column(), to.column()), u8::midpoint(from.row(), to.row()));
        from.distance(to) == 2
            && middle.and_then(|over| position.piece(over)).is_some_and(|piece| piece.side() == side)
    })
}

/// Compares what the side alone needed before and needs after.
fn too_slow(position: &Position, after: &Position, side: Side) -> Option<Message> {
    let needed = alone::needed(position, side).exact()?;
    match alone::needed(after, side).upper() {
        Some(still) if still < needed => None,
        Some(still) => Some(Message::new("learn-wrong-too-slow").with("moves", still)),
        None => Some(Message::new("learn-wrong-far-away")),
    }
}
