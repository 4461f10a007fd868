//! What two players say to each other beside a game: phrases that each reads in their own language, and free
//! text if both want that.
//!
//! It is kept with the game but is no part of it: nothing of it changes what may be played.

use colorito::Side;
use serde::{Deserialize, Serialize};

use crate::{Invalid, Refusal, Role, SeatedGame, SideName, Timestamp, seat::is_unseen};

/// The longest text, in characters.
pub const LONGEST_WORDS: usize = 200;

/// How often each of the two may say something in a game.
pub const MOST_REMARKS: u32 = 200;

/// Something that can be said in any language.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// Good luck.
    GoodLuck,
    /// Have fun.
    HaveFun,
    /// Thanks for that.
    Thanks,
    /// You are welcome.
    Welcome,
    /// A good move.
    GoodMove,
    /// That was close.
    Close,
    /// Sorry.
    Sorry,
    /// One moment, please.
    Moment,
    /// Back again.
    Back,
    /// I have to go.
    MustGo,
    /// A good game.
    GoodGame,
    /// Once more?
    Again,
    /// Goodbye.
    Goodbye,
}

impl Phrase {
    /// Every phrase there is, in the order in which they are offered.
    pub const ALL: [Phrase; 14] = [
        Phrase::Hello,
        Phrase::GoodLuck,
        Phrase::HaveFun,
        Phrase::Thanks,
        Phrase::Welcome,
        Phrase::GoodMove,
        Phrase::Close,
        Phrase::Sorry,
        Phrase::Moment,
        Phrase::Back,
        Phrase::MustGo,
        Phrase::GoodGame,
        Phrase::Again,
        Phrase::Goodbye,
    ];

    /// The name in storage and in answers.
    pub fn name(self) -> &'static str {
        match self {
            Phrase::Hello => "hello",
            Phrase::GoodLuck => "good-luck",
            Phrase::HaveFun => "have-fun",
            Phrase::Thanks => "thanks",
            Phrase::Welcome => "welcome",
            Phrase::GoodMove => "good-move",
            Phrase::Close => "close",
            Phrase::Sorry => "sorry",
            Phrase::Moment => "moment",
            Phrase::Back => "back",
            Phrase::MustGo => "must-go",
            Phrase::GoodGame => "good-game",
            Phrase::Again => "again",
            Phrase::Goodbye => "goodbye",
        }
    }

    /// The phrase with a name.
    pub fn named(name: &str) -> Option<Phrase> {
        Phrase::ALL.into_iter().find(|phrase| phrase.name() == name)
    }
}

/// Somebody's own words, which can be shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct FreeText(String);

impl TryFrom<String> for FreeText {
    type Error = Invalid;

    fn try_from(text: String) -> Result<FreeText, Invalid> {
        FreeText::new(&text)
    }
}

impl From<FreeText> for String {
    fn from(text: FreeText) -> String {
        text.0
    }
}

impl FreeText {
    /// What somebody wrote, without what stands around it.
    ///
    /// # Errors
    /// If it is empty or too long, or has characters that cannot be seen or turn the text around them.
    pub fn new(text: &str) -> Result<FreeText, Invalid> {
        let text = text.trim();
        let length = text.chars().count();
        if length == 0 || length > LONGEST_WORDS {
            return Err(Invalid::RemarkLength { length, most: LONGEST_WORDS });
        }
        if text.chars().any(is_unseen) {
            return Err(Invalid::RemarkCharacters);
        }
        Ok(FreeText(text.to_owned()))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What is said at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Words {
    /// A phrase.
    Phrase(Phrase),
    /// Somebody's own words.
    Text(FreeText),
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Which one of the game it is, from 1 on. One that was forgotten leaves a gap.
    pub number: i64,
    /// Who said it.
    pub side: SideName,
    /// What.
    #[serde(flatten)]
    pub words: Words,
    /// When.
    pub at: Timestamp,
}

/// What two players say to each other beside a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conversation {
    /// Whether Red and Blue have switched free text on.
    pub texts: [bool; 2],
    /// What was said, the first one first.
    pub remarks: Vec<Remark>,
}

impl Conversation {
    /// Whether both want free text.
    pub fn has_texts(&self) -> bool {
        self.texts == [true; 2]
    }

    /// The same as a player sees it who wants to hear nothing of the other.
    #[must_use]
    pub fn heard_alone(mut self, side: Side) -> Conversation {
        self.remarks.retain(|remark| remark.side == side.into());
        self
    }
}

impl SeatedGame {
    /// The side for which somebody takes part in the conversation. Only the two players of a game between two
    /// do: nobody else hears or says anything.
    ///
    /// # Errors
    /// If it is not their game, or not one between two.
    pub fn speaker(&self, role: Role) -> Result<Side, Refusal> {
        if !self.is_between_two() {
            return Err(Refusal::NotBetweenTwo);
        }
        if let Role::Player(side) = role { Ok(side) } else { Err(Refusal::NotYourGame) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phrases_are_known_by_their_names() {
        for phrase in Phrase::ALL {
            assert_eq!(Phrase::named(phrase.name()), Some(phrase));
            assert_eq!(serde_json::to_value(phrase).unwrap(), phrase.name());
        }
        assert_eq!(Phrase::named("hurry-up"), None);
    }

    #[test]
    fn texts_can_be_seen_and_are_short() {
        let text = |text: &str| FreeText::new(text).map(|text| text.as_str().to_owned());
        assert_eq!(text("  Guten Tag! "), Ok("Guten Tag!".to_owned()));
        for good in ["よろしく", "👩\u{200d}🚀", &"ä".repeat(200)] {
            assert!(text(good).is_ok(), "{good}");
        }
        for bad in ["a\u{202e}b", "a\nb", "a\u{200b}b", "\u{2066}x"] {
            assert_eq!(text(bad), Err(Invalid::RemarkCharacters), "{bad:?}");
        }
        for bad in ["", "  ", &"a".repeat(201)] {
            assert!(matches!(text(bad), Err(Invalid::RemarkLength { .. })), "{bad:?}");
        }
    }

    #[test]
    fn texts_take_two() {
        let with = |texts| Conversation { texts, remarks: Vec::new() }.has_texts();
        assert!(with([true, true]));
        assert!(!with([true, false]) && !with([false, true]) && !with([false, false]));
    }
}
