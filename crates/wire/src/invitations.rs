//! Invitations: how new ones are read, and what is said about them.

use std::borrow::Cow;

use colorito::Side;
use colorito_play::{
    Asker, Audience, Begins, Fate, Invalid, Invitation, InvitationId, InvitationState, InvitationTerms,
    PlayerId, Seat, SideName, TimeControl, Timestamp,
};
use serde::{Deserialize, Serialize};

use crate::{BadRequest, Error, Setup, setup::repetition};

/// A new invitation.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewInvitation {
    /// Who is invited: whoever has the link, or whoever comes to the lobby.
    pub audience: Audience,
    /// `standard` (the default), `strict`, `colours` or `strict-colours`.
    #[serde(default)]
    pub variant: Option<String>,
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
    /// The house rule that a third repetition is a draw; in force by default.
    #[serde(default)]
    pub repetition_draws: Option<bool>,
    /// The time each player has; the lobby needs one.
    #[serde(default)]
    pub clock: Option<TimeControl>,
    /// The side of who invites; chance decides by default.
    #[serde(default)]
    pub side: Option<SideName>,
    /// Who begins; chance decides by default.
    #[serde(default)]
    pub begins: Option<Begins>,
    /// Whether the game counts for the ratings of its players; not by default.
    #[serde(default)]
    pub rated: bool,
    /// How many points stronger or weaker than the owner's rating somebody in the lobby may be who accepts, 50 to
    /// 1000; any by default. Only accounts have ratings.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(minimum = 50, maximum = 1000))]
    pub within: Option<u32>,
    /// What the owner wants to be called.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: Option<String>,
}

impl NewInvitation {
    /// What is to be played.
    ///
    /// # Errors
    /// If something about it makes no sense.
    pub fn terms(&self) -> Result<InvitationTerms, Error> {
        check_name(self.name.as_ref())?;
        if let Some(points) = self.within {
            Invalid::unless_within("within", points, 50, 1000).map_err(BadRequest::from)?;
        }
        let setup = Setup { variant: self.variant.clone(), board: self.board.clone(), ..Setup::default() };
        let terms = InvitationTerms {
            rules: setup.rules()?,
            repetition: repetition(self.repetition_draws),
            clock: self.clock,
            side: self.side.map(Side::from),
            begins: self.begins,
            rated: self.rated,
        };
        terms.check(self.audience).map_err(BadRequest::from)?;
        Ok(terms)
    }

    /// The invitation of a player with a seat and a rating, made now.
    ///
    /// # Errors
    /// If something about it makes no sense.
    pub fn read(
        &self,
        id: InvitationId,
        (owner, seat, rating): (PlayerId, Seat, Option<i64>),
        now: Timestamp,
    ) -> Result<Invitation, Error> {
        let (terms, audience) = (self.terms()?, self.audience);
        if self.within.is_some() && rating.is_none() {
            return Err(Error::NotSignedIn);
        }
        let expires = now.after(terms.lifetime(audience));
        let within = self.within.filter(|_| audience == Audience::Lobby);
        let (created, fate) = (now, Fate::Open);
        Ok(Invitation { id, audience, owner, seat, terms, rating, within, created, expires, fate })
    }
}

fn check_name(name: Option<&String>) -> Result<(), Error> {
    Ok(Seat::Person { name: name.cloned() }.check().map_err(BadRequest::from)?)
}

/// Somebody sits down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Acceptance {
    /// What they want to be called.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: Option<String>,
}

impl Acceptance {
    /// The name, if it is one.
    ///
    /// # Errors
    /// If it cannot be shown.
    pub fn read(self) -> Result<Option<String>, Error> {
        check_name(self.name.as_ref())?;
        Ok(self.name)
    }
}

/// What a link lets its reader in by.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimQuestion {
    /// The last part of the link.
    #[cfg_attr(feature = "schema", schema(min_length = 32, max_length = 32))]
    pub claim: String,
}

/// Somebody who has the link sits down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimAcceptance {
    /// The last part of the link.
    #[cfg_attr(feature = "schema", schema(min_length = 32, max_length = 32))]
    pub claim: String,
    /// What they want to be called.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(max_length = 40))]
    pub name: Option<String>,
}

/// An invitation, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own that pages show")]
pub struct InvitationAnswer {
    /// Its name in addresses.
    pub id: String,
    /// Who is invited.
    pub audience: Audience,
    /// What has become of it.
    pub state: InvitationState,
    /// Whether it is the asker's own.
    pub yours: bool,
    /// What its owner wants to be called.
    pub name: Option<String>,
    /// Whether its owner is a program.
    #[serde(default)]
    pub program: bool,
    /// The variant.
    pub variant: Cow<'static, str>,
    /// The board's name, `null` for one that has none.
    pub board: Option<Cow<'static, str>>,
    /// The board as a pattern.
    pub pattern: String,
    /// Whether the house rule of third repetition will be in force.
    pub repetition_draws: bool,
    /// The time each player will have, `null` without clocks.
    pub clock: Option<TimeControl>,
    /// The owner's side, `null` if chance decides.
    pub side: Option<SideName>,
    /// Who begins, `null` if chance decides.
    pub begins: Option<Begins>,
    /// Whether the game counts for the ratings of its players.
    pub rated: bool,
    /// What its owner is rated, `null` for guests.
    pub rating: Option<i64>,
    /// How many points stronger or weaker than that somebody may be who accepts, `null` if it does not matter.
    pub within: Option<u32>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// Until when it can be taken, in milliseconds since 1970.
    pub expires: i64,
    /// The game it was taken for, `null` if there is none.
    pub game: Option<String>,
}

impl InvitationAnswer {
    /// What there is to say to an asker about an invitation now.
    pub fn of(invitation: &Invitation, asker: Asker, now: Timestamp) -> InvitationAnswer {
        let Invitation { id, audience, owner, seat, terms, created, expires, .. } = invitation;
        InvitationAnswer {
            id: id.to_string(),
            audience: *audience,
            state: invitation.state(now),
            yours: asker == Asker::Player(*owner),
            name: seat.name().map(str::to_owned),
            program: seat.is_program(),
            variant: terms.rules.variant.name().into(),
            board: terms.rules.board.name().map(Cow::from),
            pattern: format!("{:#}", terms.rules.board),
            repetition_draws: terms.repetition == colorito::RepetitionRule::Draw,
            clock: terms.clock,
            side: terms.side.map(SideName::from),
            begins: terms.begins,
            rated: terms.rated,
            rating: invitation.rating,
            within: invitation.within,
            created: created.0,
            expires: expires.0,
            game: invitation.game().map(|game| game.to_string()),
        }
    }
}

/// An invitation that was just made.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewInvitationAnswer {
    /// The last part of its link, which is told this once only; `null` in the lobby.
    pub claim: Option<String>,
    /// The invitation.
    #[serde(flatten)]
    pub invitation: InvitationAnswer,
}

/// The lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LobbyAnswer {
    /// The invitations that can be taken, the newest first.
    pub invitations: Vec<InvitationAnswer>,
}

/// What the server says over the lobby's WebSocket. It hears nothing there.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LobbyNews {
    /// The lobby as it is now: first of all, and after every change.
    Lobby {
        /// The invitations that can be taken, the newest first.
        invitations: Vec<InvitationAnswer>,
        /// Whether the server knows who listens, so that what becomes of their own invitations is told.
        known: bool,
    },
    /// Something has become of an invitation of whoever listens.
    Invitation {
        /// The invitation.
        invitation: InvitationAnswer,
    },
}

/// A text to be shown as a QR code.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QrText {
    /// The text, as a link.
    #[cfg_attr(feature = "schema", schema(max_length = 300))]
    pub text: String,
}

/// A QR code, to be drawn.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct QrAnswer {
    /// How many squares it is wide and high, the margin included.
    pub size: usize,
    /// Its dark squares, as the path of an SVG with one unit for each.
    pub path: String,
}
