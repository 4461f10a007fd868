//! Programs that play: how their owners make them, and what they are told.

use std::borrow::Cow;

use colorito::Side;
use colorito_play::{Ability, AccountName, Role, Seat, SeatedGame, SideName, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{
    BadRequest, ClockAnswer, Error, InvitationAnswer, OutcomeAnswer, RemarkAnswer, game::known_abilities,
    position::result,
};

/// A new program.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewProgram {
    /// The name: 3 to 20 letters and digits of one script, with single `-`, `_` and `.` between them.
    #[cfg_attr(feature = "schema", schema(min_length = 3, max_length = 20))]
    pub name: String,
    /// Whether its games with people may count for ratings; not by default.
    #[serde(default)]
    pub rated: bool,
}

impl NewProgram {
    /// The name of its account.
    ///
    /// # Errors
    /// If nobody can have it.
    pub fn name(&self) -> Result<AccountName, Error> {
        Ok(AccountName::new(&self.name).map_err(BadRequest::from)?)
    }
}

/// What changes about a program.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProgramChange {
    /// Whether its games with people may count for ratings.
    pub rated: bool,
}

/// A program, as its owner sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProgramAnswer {
    /// Its name.
    pub name: String,
    /// When it was made, in milliseconds since 1970.
    pub since: i64,
    /// Whether its games with people may count for ratings.
    pub rated: bool,
    /// Whether it has a token, so that it can play.
    pub has_token: bool,
    /// When the token was last used, to the hour, in milliseconds since 1970; `null` without one.
    pub used: Option<i64>,
}

/// The programs of somebody.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProgramsAnswer {
    /// The first made first.
    pub programs: Vec<ProgramAnswer>,
}

/// A token that was just made.
#[derive(Clone, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TokenAnswer {
    /// The program's name.
    pub name: String,
    /// What it says who it is with, as `Authorization: Bearer …`. It is told this once only.
    pub token: String,
}

/// A game as a program is told it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ProgramGame {
    /// The game's name in addresses.
    pub id: String,
    /// Counts the changes; a larger one is newer.
    pub revision: i64,
    /// The side of whoever listens.
    pub you: Option<SideName>,
    /// Who plays the other.
    pub opponent: Option<Seat>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// `standard`, `strict`, `colours` or `strict-colours`.
    pub variant: Cow<'static, str>,
    /// The board's pattern: ten rows from the top, separated by `/`.
    pub pattern: String,
    /// Whether the house rule of third repetition is in force.
    pub repetition_draws: bool,
    /// The first position.
    pub start: String,
    /// The moves made since, as programs write them.
    pub moves: Vec<String>,
    /// The position now.
    pub position: String,
    /// Whose turn it is.
    pub turn: SideName,
    /// The legal moves if it is the turn of whoever listens; none otherwise.
    pub legal: Vec<String>,
    /// The clocks, `null` without.
    pub clock: Option<ClockAnswer>,
    /// What can be done now besides a move.
    #[serde(deserialize_with = "known_abilities")]
    pub can: Vec<Ability>,
    /// Who has offered a draw.
    pub draw_offer: Option<SideName>,
    /// Who asks to take their last move back.
    pub takeback_offer: Option<SideName>,
    /// Who wants to play again.
    pub rematch_offer: Option<SideName>,
    /// The game in which the two play again.
    pub next: Option<String>,
    /// How it ended, `null` while it goes on.
    pub outcome: Option<OutcomeAnswer>,
}

impl ProgramGame {
    /// What there is to say about a game now to somebody with a role in it.
    pub fn of(seated: &SeatedGame, role: Role, now: Timestamp) -> ProgramGame {
        let game = &seated.game;
        let (position, rules) = (game.position(), game.rules());
        let side = if let Role::Player(side) = role { Some(side) } else { None };
        let to_move = side.is_some() && seated.to_move() == side;
        ProgramGame {
            id: seated.id.to_string(),
            revision: seated.revision,
            you: side.map(SideName::from),
            opponent: side.map(|side: Side| seated.seats.of(!side).clone()),
            rated: seated.rated,
            variant: rules.variant.name().into(),
            pattern: format!("{:#}", rules.board),
            repetition_draws: game.repetition_rule() == colorito::RepetitionRule::Draw,
            start: game.start().to_string(),
            moves: game.moves().iter().map(ToString::to_string).collect(),
            position: position.to_string(),
            turn: position.turn().into(),
            legal: if to_move {
                position.legal_moves().iter().map(ToString::to_string).collect()
            } else {
                Vec::new()
            },
            clock: ClockAnswer::of(seated, now),
            can: seated.abilities(role),
            draw_offer: seated.draw_offer.map(SideName::from),
            takeback_offer: seated.talk.takeback,
            rematch_offer: seated.talk.rematch,
            next: seated.next.map(|next| next.to_string()),
            outcome: result(game),
        }
    }
}

/// What the server says in the stream of events, one JSON object a line. An empty line is a sign of life.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ProgramNews {
    /// All there is, first of all: whatever was known before is void.
    State {
        /// The name of whoever listens, `null` for a guest.
        name: Option<String>,
        /// Their games that go on.
        games: Vec<ProgramGame>,
        /// The invitations in the lobby that can be taken, the newest first.
        invitations: Vec<InvitationAnswer>,
    },
    /// A game has begun, has changed or has ended.
    Game {
        /// The game.
        game: Box<ProgramGame>,
    },
    /// Whether the opponent is at a game: after the game, and when it has changed, but not at once.
    Presence {
        /// The game's name in addresses.
        id: String,
        /// Whether the opponent is there.
        opponent: bool,
        /// After how many milliseconds the win or a draw may be claimed if the opponent stays away; `null` if not at all.
        claim: Option<u64>,
    },
    /// The opponent has said something in a game.
    Said {
        /// The game's name in addresses.
        id: String,
        /// What.
        remark: RemarkAnswer,
    },
    /// A game is there no more.
    Gone {
        /// Its name in addresses.
        id: String,
    },
    /// The lobby has changed.
    Lobby {
        /// The invitations that can be taken, the newest first.
        invitations: Vec<InvitationAnswer>,
    },
}
