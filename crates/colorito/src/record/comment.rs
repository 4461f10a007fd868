//! Comments in records.

use std::{fmt, str::FromStr, time::Duration};

/// A comment on a move: words, the clock, an evaluation.
///
/// In a record it stands in braces, clock and evaluation as `[%clk 0:04:58.5]` and `[%eval 1.25]` or
/// `[%eval #-3]`.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Comment {
    text: String,
    clock: Option<Duration>,
    evaluation: Option<Evaluation>,
}

/// What an engine thought of a position, for the player who has just moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// The lead in hundredths of a move.
    Lead(i32),
    /// The game is decided in so many moves, won if positive.
    Decided(i32),
}

/// Why a comment cannot be written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommentError;

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a comment cannot contain `}`, which ends it, nor a clock or evaluation mark as words")
    }
}

impl std::error::Error for CommentError {}

impl Comment {
    /// A comment in words. Blanks around them are dropped.
    ///
    /// # Errors
    /// If the words contain `}` or what would be read as a clock or an evaluation.
    pub fn new(text: &str) -> Result<Comment, CommentError> {
        let comment: Comment = text.parse()?;
        if comment.clock.is_some() || comment.evaluation.is_some() {
            return Err(CommentError);
        }
        Ok(comment)
    }

    /// The words.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The time left on the mover's clock.
    pub fn clock(&self) -> Option<Duration> {
        self.clock
    }

    /// The evaluation.
    pub fn evaluation(&self) -> Option<Evaluation> {
        self.evaluation
    }

    /// The same comment with the time left on the mover's clock, kept to the millisecond.
    #[must_use]
    pub fn with_clock(mut self, left: Duration) -> Comment {
        self.clock = Some(Duration::new(left.as_secs(), left.subsec_millis() * 1_000_000));
        self
    }

    /// The same comment with an evaluation.
    #[must_use]
    pub fn with_evaluation(mut self, evaluation: Evaluation) -> Comment {
        self.evaluation = Some(evaluation);
        self
    }
}

impl FromStr for Comment {
    type Err = CommentError;

    fn from_str(text: &str) -> Result<Comment, CommentError> {
        if text.contains('}') {
            return Err(CommentError);
        }
        let mut comment = Comment::default();
        let mut rest = text.trim();
        // Marks are only read at the front, where they are written, so that words are never torn apart. What
        // cannot be read stays among the words.
        while let Some((mark, after)) = Mark::take(rest) {
            match mark {
                Mark::Clock(left) if comment.clock.is_none() => comment.clock = Some(left),
                Mark::Evaluation(value) if comment.evaluation.is_none() => comment.evaluation = Some(value),
                _ => break,
            }
            rest = after.trim_start();
        }
        rest.clone_into(&mut comment.text);
        Ok(comment)
    }
}

impl fmt::Display for Comment {
    /// The comment as it stands between the braces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let clock = self.clock.map(|left| Mark::Clock(left).to_string());
        let evaluation = self.evaluation.map(|value| Mark::Evaluation(value).to_string());
        let text = Some(self.text.clone()).filter(|text| !text.is_empty());
        let parts: Vec<String> = [clock, evaluation, text].into_iter().flatten().collect();
        f.write_str(&parts.join(" "))
    }
}

/// A machine-read part of a comment.
enum Mark {
    Clock(Duration),
    Evaluation(Evaluation),
}

impl Mark {
    /// Reads a mark from the front of a text and returns what follows it.
    fn take(text: &str) -> Option<(Mark, &str)> {
        let (mark, after) = text.strip_prefix("[%")?.split_once(']')?;
        let mark = match mark.split_once(' ')? {
            ("clk", value) => Mark::Clock(parse_clock(value)?),
            ("eval", value) => Mark::Evaluation(parse_evaluation(value)?),
            _ => return None,
        };
        Some((mark, after))
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Clock(left) => {
                let seconds = left.as_secs();
                write!(f, "[%clk {}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)?;
                match left.subsec_millis() {
                    0 => f.write_str("]"),
                    millis => write!(f, ".{millis:03}]"),
                }
            }
            Mark::Evaluation(Evaluation::Lead(hundredths)) => {
                let sign = if *hundredths < 0 { "-" } else { "" };
                let size = hundredths.unsigned_abs();
                write!(f, "[%eval {sign}{}.{:02}]", size / 100, size % 100)
            }
            Mark::Evaluation(Evaluation::Decided(moves)) => write!(f, "[%eval #{moves}]"),
        }
    }
}

/// Hours, minutes and seconds, `1:04:58`, with up to three decimals.
fn parse_clock(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (seconds, millis) = match seconds.split_once('.') {
        Some((seconds, decimals)) => (seconds, parse_decimals(decimals, 3)?),
        None => (seconds, 0),
    };
    let (hours, minutes, seconds) = (digits(hours)?, digits(minutes)?, digits(seconds)?);
    if minutes >= 60 || seconds >= 60 {
        return None;
    }
    let seconds = hours.checked_mul(3600)?.checked_add(minutes * 60 + seconds)?;
    Some(Duration::from_secs(seconds) + Duration::from_millis(millis))
}

/// A lead such as `-1.25`, or `#3` for a decided game.
fn parse_evaluation(text: &str) -> Option<Evaluation> {
    if let Some(moves) = text.strip_prefix('#') {
        let (sign, size) = split_sign(moves);
        return Some(Evaluation::Decided(signed(sign, digits(size)?)?));
    }
    let (sign, size) = split_sign(text);
    let (whole, decimals) = size.split_once('.').unwrap_or((size, "0"));
    let hundredths = digits(whole)?.checked_mul(100)?.checked_add(parse_decimals(decimals, 2)?)?;
    Some(Evaluation::Lead(signed(sign, hundredths)?))
}

fn split_sign(text: &str) -> (i64, &str) {
    text.strip_prefix('-').map_or((1, text), |size| (-1, size))
}

fn signed(sign: i64, size: u64) -> Option<i32> {
    i32::try_from(sign * i64::try_from(size).ok()?).ok()
}

/// A number in plain digits; Rust's own parser would take a plus sign too.
fn digits(text: &str) -> Option<u64> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// Decimals as a number of the given places: `5` with three places is 500.
fn parse_decimals(text: &str, places: usize) -> Option<u64> {
    if text.len() > places {
        return None;
    }
    let filled = format!("{text:0<places$}");
    digits(&filled).filter(|_| !text.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_and_written() {
        let comment: Comment = "[%clk 0:04:58.5] [%eval -1.25]  a fine ladder ".parse().unwrap();
        assert_eq!(comment.clock(), Some(Duration::from_millis(298_500)));
        assert_eq!(comment.evaluation(), Some(Evaluation::Lead(-125)));
        assert_eq!(comment.text(), "a fine ladder");
        assert_eq!(comment.to_string(), "[%clk 0:04:58.500] [%eval -1.25] a fine ladder");
        assert_eq!(comment.to_string().parse(), Ok(comment));
    }

    #[test]
    fn unreadable_marks_stay_words() {
        for text in
            ["[%clk 0:61:00] x", "[%eval +1] x", "[%cal Ga1a2]", "[%eval 99999999999999999999]", "[%clk"]
        {
            let comment: Comment = text.parse().unwrap();
            assert_eq!(comment.text(), text);
            assert_eq!(comment.to_string().parse(), Ok(comment));
        }
    }

    #[test]
    fn words_cannot_pose_as_marks_or_end_the_comment() {
        assert_eq!(Comment::new("[%eval 1.00]"), Err(CommentError));
        assert_eq!(Comment::new("a } b"), Err(CommentError));
    }

    #[test]
    fn extreme_evaluations_survive() {
        for evaluation in [i32::MIN, -1, 0, 5, i32::MAX].map(Evaluation::Lead) {
            let comment = Comment::default().with_evaluation(evaluation);
            assert_eq!(comment.to_string().parse(), Ok(comment));
        }
    }
}
