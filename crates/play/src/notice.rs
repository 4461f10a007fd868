//! What players are told who may be looking elsewhere: that it is their turn, that somebody asks them
//! something, that a game has begun or ended.
//!
//! Only games between two players who are known by id have notices. Each kind is told once for a game: a new
//! one replaces the old, and one that does not hold any more is taken back.

use colorito::{Draw, Outcome, Side, Victory};
use serde::Serialize;

use crate::{GameId, PlayerId, Players, SeatedGame, Seats, TimeControl, Timestamp};

/// What somebody is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum NoticeKind {
    /// It is their turn, in a game without live clocks.
    Turn,
    /// Their time for a move is nearly up.
    Deadline,
    /// Somebody has taken their invitation or their rematch, and the game has begun.
    Begun,
    /// A game of theirs has ended.
    Over,
    /// They are offered a draw.
    DrawOffer,
    /// They are asked to have a move taken back.
    TakeBack,
    /// They are offered a rematch.
    Rematch,
}

impl NoticeKind {
    /// Every kind there is.
    pub const ALL: [NoticeKind; 7] = [
        NoticeKind::Turn,
        NoticeKind::Deadline,
        NoticeKind::Begun,
        NoticeKind::Over,
        NoticeKind::DrawOffer,
        NoticeKind::TakeBack,
        NoticeKind::Rematch,
    ];

    /// The name in storage and in answers.
    pub fn name(self) -> &'static str {
        match self {
            NoticeKind::Turn => "turn",
            NoticeKind::Deadline => "deadline",
            NoticeKind::Begun => "begun",
            NoticeKind::Over => "over",
            NoticeKind::DrawOffer => "draw-offer",
            NoticeKind::TakeBack => "take-back",
            NoticeKind::Rematch => "rematch",
        }
    }

    /// The kind with a name.
    pub fn named(name: &str) -> Option<NoticeKind> {
        NoticeKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Something to tell a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whom.
    pub player: PlayerId,
    /// What.
    pub kind: NoticeKind,
    /// About which game.
    pub game: GameId,
}

/// A notice as it is kept, with what is to be known about its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptNotice {
    /// What it says.
    pub kind: NoticeKind,
    /// About which game.
    pub game: GameId,
    /// Since when it holds.
    pub at: Timestamp,
    /// When its player has looked at it.
    pub seen: Option<Timestamp>,
    /// Who sits at the game.
    pub seats: Seats,
    /// Whose game it is.
    pub players: Players,
    /// Until when a move has to be made in it.
    pub deadline: Option<Timestamp>,
}

/// What a change of a game means for notices.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Noticed {
    /// What does not hold any more, whoever was told it.
    pub void: Vec<NoticeKind>,
    /// What is to be told.
    pub new: Vec<Notice>,
}

impl Noticed {
    /// What follows from a change.
    pub fn between(before: &SeatedGame, after: &SeatedGame) -> Noticed {
        let Some(players) = after.players.opponents() else { return Noticed::default() };
        let ended = after.game.ending().map(|end| end.outcome).filter(|_| before.game.ending().is_none());
        let to = |side: Side, kind| Notice { player: players[side as usize], kind, game: after.id };
        let mut noticed = Noticed::default();
        if before.ply() != after.ply() || ended.is_some() {
            noticed.void.extend([NoticeKind::Turn, NoticeKind::Deadline]);
        }
        for (kind, asked, asks) in questions(before, after) {
            if asked.is_some() && asks != asked {
                noticed.void.push(kind);
            }
            noticed.new.extend(asks.filter(|_| asks != asked).map(|side| to(!side, kind)));
        }
        if let Some(outcome) = ended {
            noticed.new.extend(told_of_end(before, after, outcome).map(|side| to(side, NoticeKind::Over)));
        } else if after.ply() != before.ply() && !is_live(after) {
            noticed.new.extend(after.to_move().map(|side| to(side, NoticeKind::Turn)));
        }
        // Whoever has offered the rematch may have gone meanwhile.
        if let (None, Some(next), Some(side)) = (before.next, after.next, before.talk.rematch()) {
            noticed.new.push(Notice { game: next, ..to(side, NoticeKind::Begun) });
        }
        noticed
    }

    /// What follows from an invitation that was taken: its owner may be looking elsewhere.
    pub fn begun(game: &SeatedGame) -> Option<Notice> {
        let owner = game.players.owner.filter(|_| game.players.opponents().is_some())?;
        Some(Notice { player: owner, kind: NoticeKind::Begun, game: game.id })
    }
}

/// Who asked the other something before, and who does now.
fn questions(before: &SeatedGame, after: &SeatedGame) -> [(NoticeKind, Option<Side>, Option<Side>); 3] {
    [
        (NoticeKind::DrawOffer, before.draw_offer, after.draw_offer),
        (NoticeKind::TakeBack, before.talk.takeback(), after.talk.takeback()),
        (NoticeKind::Rematch, before.talk.rematch(), after.talk.rematch()),
    ]
}

/// Whether both sit at the board.
fn is_live(game: &SeatedGame) -> bool {
    matches!(game.clock.as_ref().map(crate::GameClock::control), Some(TimeControl::Live(_)))
}

/// Who has not ended the game themselves.
fn told_of_end(
    before: &SeatedGame,
    after: &SeatedGame,
    outcome: Outcome,
) -> impl Iterator<Item = Side> + use<> {
    let mover = before.to_move().filter(|_| after.ply() > before.ply());
    let ended_by = match outcome {
        Outcome::Won { winner, by: Victory::Resignation } => Some(!winner),
        // Who waits claims it. Where there is no clock, the server ends it.
        Outcome::Won { winner, by: Victory::Absence } => Some(winner).filter(|_| is_live(after)),
        Outcome::Drawn(Draw::Claim) => before.to_move().map(|mover| !mover),
        _ => mover,
    };
    Side::ALL.into_iter().filter(move |side| Some(*side) != ended_by)
}
