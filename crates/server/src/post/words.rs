//! Notices as sentences, in the language and the time zone of whoever reads them.

use colorito_locales::{Arg, Language};
use colorito_play::{KeptNotice, PlayerId, Timestamp};
use colorito_store::Reading;
use colorito_wire::{NoticeAnswer, ReadingAnswer};
use jiff::{Zoned, tz::TimeZone};

/// The longest name of a time zone.
const LONGEST_ZONE: usize = 64;

/// How somebody reads, as far as it is known here.
pub(crate) fn reading(said: &ReadingAnswer) -> Reading {
    let language: Language = said.language.parse().unwrap_or_default();
    let known = said.zone.len() <= LONGEST_ZONE && TimeZone::get(&said.zone).is_ok();
    let zone = if known { said.zone.clone() } else { "UTC".to_owned() };
    Reading { language: language.tag().to_owned(), zone }
}

fn language(reading: &Reading) -> Language {
    reading.language.parse().unwrap_or_default()
}

/// The name of who else plays the game of a notice; empty if nobody knows it.
pub(super) fn opponent(notice: &KeptNotice, reader: PlayerId, reading: &Reading) -> String {
    let NoticeAnswer { opponent, program, .. } = NoticeAnswer::of(notice, reader);
    match opponent {
        Some(name) if program => language(reading).text("player-program", &[("name", name.into())]),
        name => name.unwrap_or_default(),
    }
}

// keys: notice-*
/// What a notice says.
pub(super) fn sentence(notice: &KeptNotice, reader: PlayerId, reading: &Reading) -> String {
    let language = language(reading);
    let name = opponent(notice, reader, reading);
    let known = if name.is_empty() { "no" } else { "yes" };
    let when = notice.deadline.map(|deadline| moment(deadline, reading)).unwrap_or_default();
    let values: [(&str, Arg); 3] = [("known", known.into()), ("name", name.into()), ("when", when.into())];
    language.text(&format!("notice-{}", notice.kind.name()), &values)
}

/// A date and time as people of a language write it, where they are.
pub(super) fn moment(moment: Timestamp, reading: &Reading) -> String {
    let instant = jiff::Timestamp::from_millisecond(moment.0).unwrap_or_default();
    let zone = TimeZone::get(&reading.zone).unwrap_or(TimeZone::UTC);
    let there: Zoned = instant.to_zoned(zone);
    let format = match language(reading) {
        Language::English => "%-d %B %Y, %H:%M",
        Language::German => "%-d.%-m.%Y, %H:%M",
        Language::Spanish => "%-d/%-m/%Y, %H:%M",
        Language::Japanese => "%Y年%-m月%-d日 %H:%M",
    };
    // Whoever is far from there should know.
    let text = there.strftime(format).to_string();
    if reading.zone == "UTC" { format!("{text} UTC") } else { text }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reading_of(language: &str, zone: &str) -> Reading {
        reading(&ReadingAnswer { language: language.to_owned(), zone: zone.to_owned() })
    }

    #[test]
    fn moments_are_written_as_people_do_where_they_are() {
        // 17 November 2026, 23:05:00 UTC.
        let late = Timestamp(1_794_956_700_000);
        for (language, zone, wanted) in [
            ("en", "UTC", "17 November 2026, 23:05 UTC"),
            ("en", "Europe/London", "17 November 2026, 23:05"),
            ("de", "Europe/Berlin", "18.11.2026, 00:05"),
            ("es", "America/Bogota", "17/11/2026, 18:05"),
            ("ja", "Asia/Tokyo", "2026年11月18日 08:05"),
        ] {
            assert_eq!(moment(late, &reading_of(language, zone)), wanted);
        }
        // In summer it is an hour more.
        let summer = Timestamp(1_782_000_300_000);
        assert_eq!(moment(summer, &reading_of("de", "Europe/Berlin")), "21.6.2026, 02:05");
    }

    #[test]
    fn what_is_not_known_is_english_and_utc() {
        for (language, zone) in [("fr", "Mars/Olympus"), ("", ""), ("en-GB", "../../etc/passwd"), ("x", "%")]
        {
            assert_eq!(reading_of(language, zone), Reading { language: "en".into(), zone: "UTC".into() });
        }
        assert_eq!(reading_of("ja", &"A".repeat(100)).zone, "UTC");
    }
}
