//! The deadlines of games by days as a calendar (RFC 5545).

use std::time::Duration;

use colorito_locales::{Arg, Language};
use colorito_play::{KeptNotice, Timestamp};
use colorito_store::Feed;

use super::words;

/// The longest line in bytes, without its end.
const LONGEST_LINE: usize = 75;

/// A reminder comes when a third of the time is left, but not more than so long before the end.
const LONGEST_WARNING: Duration = Duration::from_hours(24);

/// What a calendar is written from.
pub(crate) struct Calendar<'a> {
    /// Where the server is reached.
    pub(crate) base: &'a str,
    pub(crate) feed: &'a Feed,
}

impl Calendar<'_> {
    /// The calendar: one event for each game in which somebody is to move, at the end of their time.
    pub(crate) fn write(&self, deadlines: &[KeptNotice]) -> String {
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//Colorito//Deadlines//EN".to_owned(),
            format!("X-WR-CALNAME:{}", escaped(&self.text("calendar-title", &[]))),
            "REFRESH-INTERVAL;VALUE=DURATION:PT1H".to_owned(),
        ];
        lines.extend(deadlines.iter().filter_map(|turn| self.event(turn, turn.deadline?)).flatten());
        lines.push("END:VCALENDAR".to_owned());
        let lines: Vec<String> = lines.iter().map(|line| folded(line)).collect();
        format!("{}\r\n", lines.join("\r\n"))
    }

    fn text(&self, key: &str, values: &[(&str, Arg)]) -> String {
        let language: Language = self.feed.reading.language.parse().unwrap_or_default();
        language.text(key, values)
    }

    /// A game has one event, which moves with its turns.
    fn event(&self, turn: &KeptNotice, deadline: Timestamp) -> Option<[String; 13]> {
        let Feed { player, reading, .. } = self.feed;
        let name = words::opponent(turn, *player, reading);
        let known = if name.is_empty() { "no" } else { "yes" };
        let summary = self.text("calendar-move", &[("known", known.into()), ("name", name.into())]);
        let host = self.base.split_once("://").map_or(self.base, |(_, host)| host);
        let warning = (deadline.since(turn.at) / 3).min(LONGEST_WARNING);
        Some([
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}@{}", turn.game, escaped(host)),
            format!("DTSTAMP:{}", moment(turn.at)?),
            format!("DTSTART:{}", moment(deadline)?),
            format!("SUMMARY:{}", escaped(&summary)),
            format!("URL:{}/game/{}", self.base, turn.game),
            "TRANSP:TRANSPARENT".to_owned(),
            "BEGIN:VALARM".to_owned(),
            "ACTION:DISPLAY".to_owned(),
            format!("DESCRIPTION:{}", escaped(&summary)),
            format!("TRIGGER:-PT{}S", warning.as_secs()),
            "END:VALARM".to_owned(),
            "END:VEVENT".to_owned(),
        ])
    }
}

/// A moment in UTC, which programs show where their reader is.
fn moment(at: Timestamp) -> Option<String> {
    let instant = jiff::Timestamp::from_millisecond(at.0).ok()?;
    Some(instant.strftime("%Y%m%dT%H%M%SZ").to_string())
}

/// Text as a value. What would end the line is a blank.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut escaped, letter| {
        match letter {
            '\\' | ';' | ',' => escaped.extend(['\\', letter]),
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
        escaped
    })
}

/// A line that goes on in others if it is too long, never in the middle of a letter.
fn folded(line: &str) -> String {
    let mut folded = String::with_capacity(line.len());
    let mut length = 0;
    for letter in line.chars() {
        if length + letter.len_utf8() > LONGEST_LINE {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(letter);
        length += letter.len_utf8();
    }
    folded
}
