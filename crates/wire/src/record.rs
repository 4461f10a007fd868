//! The record of a game.

use colorito::{Comment, Record};
use colorito_play::{GameClock, SeatedGame, Timestamp};

use crate::Error;

/// Tags of an imported game that stay when it goes on.
const KEPT: [&str; 2] = ["Event", "Date"];

/// A game as a record. One that is as it was imported comes back as it came, with variations and comments.
///
/// # Errors
/// If a name cannot be written, which no seat allows.
pub fn write_record(seated: &SeatedGame, import: Option<String>) -> Result<String, Error> {
    let imported: Option<Record> = import.as_deref().and_then(|text| text.parse().ok());
    if let (Some(imported), Some(text)) = (&imported, import)
        && imported.game() == seated.game
    {
        return Ok(text);
    }
    let mut record = Record::of(&seated.game);
    for (name, value) in tags(seated, imported.as_ref()) {
        // Names and times have no control characters, so there is nothing that cannot be set.
        record.set_tag(name, &value).map_err(|_| Error::Internal)?;
    }
    if let Some(clock) = &seated.clock {
        let nodes: Vec<_> = record.tree().main_nodes().collect();
        for (node, left) in nodes.into_iter().zip(clock.after_moves()) {
            record.comment(Some(node), Comment::default().with_clock(*left));
        }
    }
    Ok(record.to_string())
}

fn tags(seated: &SeatedGame, imported: Option<&Record>) -> Vec<(&'static str, String)> {
    let mut tags = vec![("Date", date(seated.created))];
    for name in KEPT {
        tags.extend(imported.and_then(|record| record.tag(name)).map(|value| (name, value.to_owned())));
    }
    for (tag, seat) in [("Red", &seated.seats.red), ("Blue", &seated.seats.blue)] {
        tags.extend(seat.record_name().map(|name| (tag, name)));
    }
    let count = seated.score.as_ref().filter(|state| state.done);
    tags.extend(count.map(|count| ("Score", count.score.to_string())));
    tags.extend(
        seated.clock.as_ref().map(GameClock::control).map(|control| ("TimeControl", control.to_string())),
    );
    tags
}

/// The day of a moment in milliseconds since 1970, as records write it: `2026.11.15`, in universal time.
fn date(moment: Timestamp) -> String {
    // Days are counted from 1 March of the year 0, so that a leap day is the last of its year; a calendar of
    // 400 years has 146,097 days.
    let days = moment.0.div_euclid(86_400_000) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (year, month) = (year + era * 400, if month < 10 { month + 3 } else { month - 9 });
    format!("{:04}.{month:02}.{day:02}", year + i64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days() {
        for (moment, day) in [
            (0, "1970.01.01"),
            (-1, "1969.12.31"),
            (951_782_400_000, "2000.02.29"),
            (951_868_799_999, "2000.02.29"),
            (951_868_800_000, "2000.03.01"),
            (1_794_700_800_000, "2026.11.15"),
            (4_102_444_799_000, "2099.12.31"),
        ] {
            assert_eq!(date(Timestamp(moment)), day);
        }
    }
}
