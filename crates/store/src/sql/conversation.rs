//! What players say to each other, in its tables.
//!
//! The row of a conversation is changed first: so two who speak at once do so one after the other, and what
//! was allowed when it was written still is.

use async_trait::async_trait;
use colorito::Side;
use colorito_play::{Conversation, FreeText, GameId, MOST_REMARKS, Phrase, Remark, Timestamp, Words};
use sqlx::FromRow;

use super::{SqlStore, backend::Backend, row::side_named, statement::Statement, write::Write};
use crate::{Conversations, NodeNews, StoreError};

/// Something to be written about what is said in a game.
#[derive(Debug)]
pub(crate) struct RemarkWrite {
    pub(crate) game: GameId,
    side: Side,
    what: What,
}

#[derive(Debug)]
enum What {
    Say(Words, Timestamp),
    WantTexts(bool),
}

/// The name of a phrase, or a text.
fn columns(words: &Words) -> (Option<&str>, Option<&str>) {
    match words {
        Words::Phrase(phrase) => (Some(phrase.name()), None),
        Words::Text(text) => (None, Some(text.as_str())),
    }
}

/// What the columns say. What makes no sense any more is left out.
fn words(phrase: Option<&str>, text: Option<&str>) -> Option<Words> {
    match (phrase, text) {
        (Some(phrase), None) => Phrase::named(phrase).map(Words::Phrase),
        (None, Some(text)) => FreeText::new(text).ok().map(Words::Text),
        _ => None,
    }
}

impl RemarkWrite {
    pub(crate) fn statements(&self) -> Vec<Statement> {
        let [red, blue] = Side::ALL.map(|side| i64::from(side == self.side));
        match &self.what {
            What::WantTexts(on) => vec![
                Statement::new(
                    "INSERT INTO conversations (game, red_texts, blue_texts) VALUES ($1, $2 * $4, $3 * $4) \
                     ON CONFLICT (game) DO UPDATE SET \
                     red_texts = CASE $2 WHEN 1 THEN $4 ELSE conversations.red_texts END, \
                     blue_texts = CASE $3 WHEN 1 THEN $4 ELSE conversations.blue_texts END",
                )
                .bind(self.game)
                .bind(red)
                .bind(blue)
                .bind(i64::from(*on)),
            ],
            What::Say(words, at) => {
                // A text needs a conversation that both have allowed it in, a phrase begins one.
                let count = match words {
                    Words::Phrase(_) => Statement::new(
                        "INSERT INTO conversations (game, red_said, blue_said) VALUES ($1, $2, $3) \
                         ON CONFLICT (game) DO UPDATE SET red_said = conversations.red_said + $2, \
                         blue_said = conversations.blue_said + $3 \
                         WHERE conversations.red_said * $2 + conversations.blue_said * $3 < $4",
                    ),
                    Words::Text(_) => Statement::new(
                        "UPDATE conversations SET red_said = red_said + $2, blue_said = blue_said + $3 \
                         WHERE game = $1 AND red_texts = 1 AND blue_texts = 1 \
                         AND red_said * $2 + blue_said * $3 < $4",
                    ),
                };
                let (phrase, text) = columns(words);
                vec![
                    count.bind(self.game).bind(red).bind(blue).bind(MOST_REMARKS),
                    Statement::new(
                        "INSERT INTO remarks (game, number, side, phrase, text, at) \
                         SELECT game, red_said + blue_said, $2, $3, $4, $5 FROM conversations WHERE game = $1",
                    )
                    .bind(self.game)
                    .bind(self.side.name())
                    .bind(phrase)
                    .bind(text)
                    .bind(*at),
                ]
            }
        }
    }
}

/// A remark as it is stored.
#[derive(FromRow)]
struct RemarkRow {
    number: i64,
    side: String,
    phrase: Option<String>,
    text: Option<String>,
    at: i64,
}

impl RemarkRow {
    fn restore(&self) -> Option<Remark> {
        Some(Remark {
            number: self.number,
            side: side_named(&self.side)?.into(),
            words: words(self.phrase.as_deref(), self.text.as_deref())?,
            at: Timestamp(self.at),
        })
    }
}

/// What was said, as reports keep it.
pub(crate) fn remarks_text(said: &[Remark]) -> Option<String> {
    (!said.is_empty()).then(|| serde_json::to_string(said).expect("what was said is plain data"))
}

/// What a report has kept of what was said. What makes no sense any more is left out.
pub(crate) fn remarks_of(kept: &str) -> Vec<Remark> {
    let kept: Vec<serde_json::Value> = serde_json::from_str(kept).unwrap_or_default();
    kept.into_iter().filter_map(|remark| serde_json::from_value(remark).ok()).collect()
}

impl<B: Backend> SqlStore<B> {
    async fn write_remark(&self, game: GameId, side: Side, what: What) -> Result<bool, StoreError> {
        let done = self.write(Write::Remark(RemarkWrite { game, side, what })).await?;
        if done {
            self.backend.tell(NodeNews::Said(game));
        }
        Ok(done)
    }
}

#[async_trait]
impl<B: Backend> Conversations for SqlStore<B> {
    async fn say(&self, game: GameId, side: Side, words: Words, now: Timestamp) -> Result<bool, StoreError> {
        self.write_remark(game, side, What::Say(words, now)).await
    }

    async fn want_texts(&self, game: GameId, side: Side, on: bool) -> Result<(), StoreError> {
        self.write_remark(game, side, What::WantTexts(on)).await.map(|_| ())
    }

    async fn conversation(&self, game: GameId, after: i64) -> Result<Conversation, StoreError> {
        let wanted = Statement::new("SELECT red_texts, blue_texts FROM conversations WHERE game = $1");
        let found: Option<(i64, i64)> = self.fetch_one(wanted.bind(game)).await?;
        let Some((red, blue)) = found else { return Ok(Conversation::default()) };
        let said = Statement::new(
            "SELECT number, side, phrase, text, at FROM remarks WHERE game = $1 AND number > $2 ORDER BY number",
        );
        let rows: Vec<RemarkRow> = self.fetch(said.bind(game).bind(after)).await?;
        Ok(Conversation {
            texts: [red == 1, blue == 1],
            remarks: rows.iter().filter_map(RemarkRow::restore).collect(),
        })
    }
}
