//! What is written in mails, in the language of whoever reads them.

use colorito_courier::{Email, MailAddress};
use colorito_locales::{Arg, Language};
use colorito_store::{Channel, Letter, Parcel};

use super::{MailRoom, host, words};
use crate::identity::hash;

/// For how many hours the link in a letter is good.
pub(super) fn hours(letter: Letter) -> u64 {
    match letter {
        Letter::Confirm => 48,
        Letter::Recover | Letter::Recovered => 1,
    }
}

/// Writes mails.
pub(super) struct Writer<'a> {
    pub(super) room: &'a MailRoom,
    /// Where people reach the server.
    pub(super) address: &'a str,
    pub(super) channel: &'a Channel,
    pub(super) to: MailAddress,
}

impl Writer<'_> {
    fn text(&self, key: &str, values: &[(&str, Arg)]) -> String {
        let language: Language = self.channel.reading.language.parse().unwrap_or_default();
        language.text(key, values)
    }

    fn stop_link(&self) -> String {
        format!("{}/mail/stop/{}", self.address, self.room.stop.link(&self.channel.id))
    }

    /// The way out of it, below everything else.
    fn footer(&self) -> String {
        let settings = format!("{}/notices/settings", self.address);
        let settings = self.text("mail-settings", &[("link", settings.into())]);
        let stop = self.text("mail-stop", &[("link", self.stop_link().into())]);
        // How mail programs know where the text itself ends.
        format!("-- \n{settings}\n{stop}\n")
    }

    /// All notices that wait, in one mail. Sent again, it is known to be the same.
    pub(super) fn digest(&self, parcel: &Parcel) -> Email {
        let told = |notice| words::sentence(notice, self.channel.player, &self.channel.reading);
        let paragraphs = parcel
            .notices
            .iter()
            .map(|notice| format!("{}\n{}/game/{}\n", told(notice), self.address, notice.game));
        let paragraphs: Vec<String> = paragraphs.chain([self.footer()]).collect();
        let subject = match &parcel.notices[..] {
            [only] => told(only),
            many => self.text("notices-bell", &[("count", (many.len() as i64).into())]),
        };
        let about = parcel.notices.iter().map(|one| format!("{} {} {}", one.game, one.kind.name(), one.at.0));
        let about: Vec<String> = about.chain([self.channel.id.clone()]).collect();
        self.email(subject, &paragraphs, &about.join(","))
    }

    // keys: mail-confirm-*, mail-recover-*, mail-recovered-*
    /// A letter about an account, with the secret its link has in it.
    pub(super) fn letter(&self, letter: Letter, name: &str, secret: &str) -> Email {
        let server = host(self.address).to_owned();
        let link = match letter {
            Letter::Confirm => format!("{}/mail/confirm#{secret}", self.address),
            Letter::Recover => format!("{}/recover#{secret}", self.address),
            Letter::Recovered => format!("{}/recover", self.address),
        };
        let values: [(&str, Arg); 4] = [
            ("name", name.into()),
            ("server", server.into()),
            ("hours", (hours(letter) as i64).into()),
            ("link", link.clone().into()),
        ];
        let part = |part: &str| self.text(&format!("mail-{}-{part}", letter.name()), &values);
        let mut paragraphs = ["what", "link", "otherwise"].map(|name| format!("{}\n", part(name))).to_vec();
        paragraphs.insert(2, format!("{link}\n"));
        if letter == Letter::Confirm {
            let stop = self.text("mail-stop", &[("link", self.stop_link().into())]);
            paragraphs.push(format!("-- \n{stop}\n"));
        }
        self.email(part("subject"), &paragraphs, secret)
    }

    fn email(&self, subject: String, paragraphs: &[String], about: &str) -> Email {
        let stops = self.channel.letter.is_none_or(|letter| letter == Letter::Confirm);
        Email {
            to: self.to.clone(),
            subject,
            text: paragraphs.join("\n"),
            id: hash(about)[..32].to_owned(),
            stop: stops.then(|| self.stop_link()),
        }
    }
}
