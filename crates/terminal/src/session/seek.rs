//! What somebody seeks or invites to.

use colorito::{Board, RepetitionRule, Rules, Side};
use colorito_play::{Audience, Begins, InvitationState, TimeControl};
use colorito_wire::{InvitationAnswer, NewInvitation};

use super::Clock;
use crate::Words;

/// Days for each move that the form offers.
const DAYS: [u32; 4] = [1, 3, 7, 14];

/// The terms of a game with somebody elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seek {
    pub(crate) audience: Audience,
    pub(crate) rules: Rules,
    pub(crate) repetition: RepetitionRule,
    pub(crate) clock: Option<TimeControl>,
    /// One's own side; chance decides if there is none.
    pub(crate) side: Option<Side>,
    pub(crate) begins: Option<Begins>,
    pub(crate) rated: bool,
}

impl Seek {
    /// What is sought if nothing else is said: ten minutes each.
    pub(crate) fn new(audience: Audience) -> Seek {
        Seek {
            audience,
            rules: Rules::default(),
            repetition: RepetitionRule::Draw,
            clock: Some(TimeControl::live(600, 5)),
            side: None,
            begins: None,
            rated: false,
        }
    }

    /// The clocks that can be chosen. Strangers need one.
    pub(crate) fn clocks(&self) -> Vec<Option<TimeControl>> {
        let none = (self.audience == Audience::Link).then_some(None);
        let live = Clock::OFFERED.map(|clock| Some(clock.control()));
        let days = DAYS.map(|days| Some(TimeControl::Days(days)));
        none.into_iter().chain(live).chain(days).collect()
    }

    pub(crate) fn invitation(&self) -> NewInvitation {
        NewInvitation {
            audience: self.audience,
            variant: Some(self.rules.variant.name().to_owned()),
            board: Some(self.rules.board.name_or_rows()),
            repetition_draws: Some(self.repetition == RepetitionRule::Draw),
            clock: self.clock,
            side: self.side.map(Into::into),
            begins: self.begins,
            rated: self.rated,
            within: None,
            name: None,
        }
    }
}

impl Words {
    /// How much time each player has, in a few words.
    pub(crate) fn control(self, clock: Option<TimeControl>) -> String {
        match clock {
            None => self.say("clock-none"),
            Some(TimeControl::Days(days)) => self.text("clock-days", &[("days", i64::from(days).into())]),
            Some(TimeControl::Saving(saved)) => {
                let [days, most] = [saved.days, saved.most].map(i64::from);
                self.text("clock-days-saved", &[("days", days.into()), ("most", most.into())])
            }
            Some(TimeControl::Live(live)) => {
                let minutes = i64::from(live.seconds / 60);
                let seconds = i64::from(live.increment);
                self.text("clock-option", &[("minutes", minutes.into()), ("seconds", seconds.into())])
            }
        }
    }

    /// What has become of one's own invitation.
    // keys: invitation-now-*
    pub(crate) fn fate(self, state: InvitationState) -> String {
        self.say(&format!("invitation-now-{}", state.name()))
    }

    /// An invitation in a line, as its reader sees it: who, and on which terms.
    // keys: variant-name-*, invitation-begins-*
    pub(crate) fn invitation(self, invitation: &InvitationAnswer) -> String {
        let who = match &invitation.name {
            _ if invitation.yours => self.say("lobby-yours"),
            Some(name) if invitation.program => self.text("player-program", &[("name", name.clone().into())]),
            Some(name) => name.clone(),
            None => self.say("lobby-somebody"),
        };
        let usual = Board::default().name();
        let own = invitation.side.map(Side::from).map(|side| if invitation.yours { side } else { !side });
        let first = invitation
            .begins
            .map(|begins| if (begins == Begins::Owner) == invitation.yours { "you" } else { "other" });
        let terms = [
            Some(who),
            Some(self.control(invitation.clock)),
            Some(self.say(&format!("variant-name-{}", invitation.variant))),
            (invitation.board.as_deref() != usual).then(|| self.say("invitation-board")),
            invitation.rated.then(|| self.say("invitation-rated")),
            Some(own.map_or_else(
                || self.say("invitation-side-chance"),
                |side| self.text("invitation-side", &[("side", self.side(side).into())]),
            )),
            Some(self.say(&format!("invitation-begins-{}", first.unwrap_or("chance")))),
        ];
        self.list(terms.into_iter().flatten())
    }
}
