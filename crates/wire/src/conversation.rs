//! What is said about what two players say to each other.

use colorito::Side;
use colorito_play::{Conversation, FreeText, Invalid, Phrase, Remark, SideName, Words};
use serde::{Deserialize, Serialize};

/// Something to be said in a game between two: a phrase, or one's own words if both have switched that on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NewRemark {
    /// A phrase, which each reads in their own language.
    Phrase(Phrase),
    /// One's own words, 1 to 200 characters.
    Text(String),
}

impl NewRemark {
    /// What is said.
    ///
    /// # Errors
    /// If a text cannot be shown.
    pub fn read(&self) -> Result<Words, Invalid> {
        match self {
            NewRemark::Phrase(phrase) => Ok(Words::Phrase(*phrase)),
            NewRemark::Text(text) => FreeText::new(text).map(Words::Text),
        }
    }
}

/// Whether somebody wants free text in a game.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct TextsWanted {
    /// Whether they do. Texts are said while both do.
    pub on: bool,
}

/// What was said in a game, as one of its players sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ConversationAnswer {
    /// Who has switched free text on.
    pub texts: TextsOf,
    /// What was said, the first one first; over a socket, what is new.
    pub remarks: Vec<RemarkAnswer>,
}

/// Who has switched free text on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TextsOf {
    /// Whether Red has.
    pub red: bool,
    /// Whether Blue has.
    pub blue: bool,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RemarkAnswer {
    /// Which one of the game it is; they grow, with gaps.
    pub number: i64,
    /// Who said it.
    pub side: SideName,
    /// The phrase, `null` if it is a text.
    pub phrase: Option<Phrase>,
    /// The text, `null` if it is a phrase.
    pub text: Option<String>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

impl From<&Remark> for RemarkAnswer {
    fn from(remark: &Remark) -> RemarkAnswer {
        let (phrase, text) = match &remark.words {
            Words::Phrase(phrase) => (Some(*phrase), None),
            Words::Text(text) => (None, Some(text.as_str().to_owned())),
        };
        RemarkAnswer { number: remark.number, side: remark.side, phrase, text, at: remark.at.0 }
    }
}

impl From<&Conversation> for ConversationAnswer {
    fn from(conversation: &Conversation) -> ConversationAnswer {
        let [red, blue] = Side::ALL.map(|side| conversation.texts[side as usize]);
        ConversationAnswer {
            texts: TextsOf { red, blue },
            remarks: conversation.remarks.iter().map(RemarkAnswer::from).collect(),
        }
    }
}
