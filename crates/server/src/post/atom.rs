//! Notices as an Atom feed (RFC 4287).

use std::fmt::Write as _;

use colorito_locales::Language;
use colorito_play::{KeptNotice, Timestamp};
use colorito_store::Feed;

use super::words;
use crate::identity::hash;

/// What a feed is written from.
pub(crate) struct Atom<'a> {
    /// Where the server is reached.
    pub(crate) base: &'a str,
    pub(crate) feed: &'a Feed,
    pub(crate) secret: &'a str,
}

impl Atom<'_> {
    /// The feed. Without a notice it is as old as its address.
    pub(crate) fn write(&self, notices: &[KeptNotice]) -> String {
        let Atom { base, feed, secret } = self;
        let language: Language = feed.reading.language.parse().unwrap_or_default();
        let updated = notices.iter().map(|notice| notice.at).max().unwrap_or(feed.created);
        let mut text = format!(
            "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
             <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{language}\">\n\
             <id>{id}</id>\n<title>{title}</title>\n<updated>{updated}</updated>\n\
             <author><name>Colorito</name></author>\n\
             <link rel=\"self\" href=\"{own}\"/>\n<link href=\"{page}\"/>\n",
            // The address itself is a secret, so that it is no name.
            id = escaped(&format!("{base}/feeds/{}", &hash(secret)[..16])),
            title = escaped(&language.text("feed-title", &[])),
            updated = moment(updated),
            own = escaped(&format!("{base}/feeds/{secret}/notices.atom")),
            page = escaped(&format!("{base}/notices")),
        );
        for notice in notices {
            self.entry(notice, &mut text);
        }
        text.push_str("</feed>\n");
        text
    }

    /// A notice that is new again is another entry.
    fn entry(&self, notice: &KeptNotice, text: &mut String) {
        let page = escaped(&format!("{}/game/{}", self.base, notice.game));
        let _ = writeln!(
            text,
            "<entry><id>{page}#{kind}-{at}</id><title>{title}</title><updated>{updated}</updated><link href=\"{page}\"/></entry>",
            kind = notice.kind.name(),
            at = notice.at.0,
            title = escaped(&words::sentence(notice, self.feed.player, &self.feed.reading)),
            updated = moment(notice.at),
        );
    }
}

fn moment(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0).unwrap_or_default().to_string()
}

/// Text within an element or an attribute. What XML cannot say at all is left out.
fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut escaped, letter| {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => {}
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
        escaped
    })
}
