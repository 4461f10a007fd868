//! The table of a game that is played on a server.

use std::time::Duration;

use colorito::Side;
use colorito_client::{Client, GameLine, Heard};
use colorito_engine::Hint;
use colorito_play::{Ability, Command, GameId, OnPly, PlayMove, Refusal, Role, SeatedGame, Timestamp};
use colorito_wire::{GameAnswer, News as Said, PresenceAnswer, RoleName};

use super::{
    advice::Advice,
    table::{Done, Happening, Intent, Table, happenings, wish},
};
use crate::{
    desk::Desk,
    trouble::Trouble,
    work::{Finding, Job, News},
};

/// A game on a server. What is wanted of it is sent there, and what becomes of it is heard.
pub(crate) struct Elsewhere {
    client: Client,
    seated: SeatedGame,
    role: Role,
    /// What the server says can be done.
    can: Vec<Ability>,
    line: GameLine,
    job: Job,
    /// The move that the server has not answered yet.
    sent: Option<PlayMove>,
    /// Whether something else was not.
    asked: bool,
    is_lost: bool,
    /// Who was there when the server said so last.
    presence: Option<PresenceAnswer>,
    /// From when on the win can be claimed, and whether that was said.
    claim: Option<(Timestamp, bool)>,
    advice: Advice,
    moves: u64,
}

impl Elsewhere {
    /// Sits down at a game, or watches it, as it was told.
    pub(crate) fn open(client: Client, told: &GameAnswer, desk: &mut Desk) -> Result<Elsewhere, Trouble> {
        let seated = told.seated(Desk::timestamp())?;
        let (job, line) = open_line(&client, seated.id, desk);
        Ok(Elsewhere {
            client,
            role: RoleName::role(told.you),
            can: told.can.clone(),
            seated,
            line,
            job,
            sent: None,
            asked: false,
            is_lost: false,
            presence: None,
            claim: None,
            advice: Advice::default(),
            moves: 0,
        })
    }

    /// Hears a game from the beginning: this one once more, or another.
    fn listen_to(&mut self, id: GameId, desk: &mut Desk) {
        (self.job, self.line) = open_line(&self.client, id, desk);
    }

    fn turn_to(&mut self, after: SeatedGame, desk: &mut Desk) -> Vec<Happening> {
        let mut happenings = if self.seated.id == after.id {
            happenings(&self.seated, &after)
        } else {
            vec![Happening::Begun]
        };
        if std::mem::take(&mut self.is_lost) {
            happenings.insert(0, Happening::Back);
        }
        if self.seated.game != after.game {
            self.advice = Advice::default();
        }
        self.asked = false;
        // The answer to a move can be lost with the line; a game that has gone on has answered too.
        self.sent.take_if(|play| play.ply < after.ply());
        // Those who play go on together; those who watch choose for themselves.
        let next = after.next.filter(|_| self.seated.next.is_none() && self.role != Role::Spectator);
        self.seated = after;
        if let Some(next) = next {
            self.listen_to(next, desk);
        }
        happenings
    }

    fn hear(&mut self, heard: Heard<Said>, desk: &mut Desk) -> Done {
        let now = Desk::timestamp();
        match heard {
            Heard::News(Said::State { game }) => {
                let after = game.seated(now)?;
                self.role = RoleName::role(game.you);
                self.can = game.can;
                Ok(self.turn_to(after, desk))
            }
            Heard::News(Said::Moved(moved)) => {
                let Some(after) = moved.after(&self.seated, now)? else {
                    self.listen_to(self.seated.id, desk);
                    return Ok(Vec::new());
                };
                self.can = moved.can;
                Ok(self.turn_to(after, desk))
            }
            Heard::News(Said::LosersScore(score)) => {
                self.seated.score = Some(score.state()?);
                Ok(Vec::new())
            }
            Heard::News(Said::Acknowledged { client, .. }) => {
                self.settle(&client);
                Ok(Vec::new())
            }
            Heard::News(Said::Refused { client, error }) => {
                if let Some(client) = client {
                    self.settle(&client);
                }
                self.asked = false;
                Err(error.into())
            }
            Heard::News(Said::Deleted) => Err(Trouble::gone(self.seated.id)),
            // What the two say to each other is shown on the pages so far.
            Heard::News(
                Said::Think { .. }
                | Said::Thinking { .. }
                | Said::Thought(_)
                | Said::Review(_)
                | Said::Conversation(_),
            ) => Ok(Vec::new()),
            Heard::News(Said::Presence(presence)) => Ok(self.see(presence)),
            Heard::Lost(_) => {
                self.asked = false;
                let was_lost = std::mem::replace(&mut self.is_lost, true);
                Ok(if was_lost { Vec::new() } else { vec![Happening::Lost] })
            }
            Heard::Unsent(_) => Err(Trouble::Offline),
            Heard::Ended(failure) => failure.map_or(Ok(Vec::new()), |failure| Err(failure.into())),
        }
    }

    /// The server has answered a move. One that is sent twice is answered twice.
    fn settle(&mut self, client: &str) {
        self.sent.take_if(|play| play.client == client);
    }

    /// Others have come or gone.
    fn see(&mut self, presence: PresenceAnswer) -> Vec<Happening> {
        let own = self.you();
        let claim = presence.claim.filter(|claim| own == Some(claim.by.into()));
        self.claim = claim.map(|claim| (Desk::timestamp().after(Duration::from_millis(claim.wait)), false));
        let now = [presence.red, presence.blue];
        let before = self.presence.replace(presence).map_or(now, |before| [before.red, before.blue]);
        let changed = |side: &Side| before[*side as usize] != now[*side as usize] && own != Some(*side);
        let told = |side| if now[side as usize] { Happening::Returned(side) } else { Happening::Left(side) };
        Side::ALL.into_iter().filter(changed).map(told).collect()
    }

    /// Asserts that whoever sits here plays.
    fn expect_player(&self) -> Result<(), Trouble> {
        if self.role == Role::Spectator { Err(Refusal::NotYourGame.into()) } else { Ok(()) }
    }

    fn can(&self, ability: Ability) -> bool {
        self.can.contains(&ability)
    }

    /// The command behind an intent, as things are now.
    fn command(&self, intent: Intent) -> Command {
        let now = OnPly { ply: self.seated.ply() };
        let own = wish(&self.seated, self.own_side());
        let talk = &self.seated.talk;
        match intent {
            Intent::TakeBack if self.can(Ability::TakeBack) => Command::TakeBack(now),
            Intent::TakeBack => Command::AskTakeBack(own),
            Intent::Redo => Command::Redo(now),
            Intent::Resign => Command::Resign(own),
            Intent::Abort => Command::Abort(own),
            Intent::OfferDraw => Command::OfferDraw(own),
            Intent::Accept if talk.takeback.is_some() => Command::AcceptTakeBack(own),
            Intent::Accept if talk.rematch.is_some() => Command::Rematch(own),
            Intent::Accept if self.can_claim() => Command::ClaimWin(own),
            Intent::Accept => Command::AcceptDraw(own),
            Intent::Decline if talk.takeback.is_some() => Command::DeclineTakeBack(own),
            Intent::Decline if talk.rematch.is_some() => Command::DeclineRematch(own),
            Intent::Decline => Command::DeclineDraw(own),
            Intent::Rematch => Command::Rematch(own),
        }
    }
}

fn open_line(client: &Client, id: GameId, desk: &mut Desk) -> (Job, GameLine) {
    let (job, teller) = desk.workers.listen();
    let hear = move |heard| teller.tell(Finding::Game(Box::new(heard)));
    (job, GameLine::open(client.clone(), id, &desk.games.runtime(), hear))
}

impl Table for Elsewhere {
    fn seated(&self) -> &SeatedGame {
        &self.seated
    }

    fn role(&self) -> Role {
        self.role
    }

    fn you(&self) -> Option<Side> {
        if let Role::Player(side) = self.role { Some(side) } else { None }
    }

    /// Sends a move that the rules allow. It is on the board once the server has kept it.
    fn play(&mut self, text: &str, _: &mut Desk) -> Done {
        self.expect_player()?;
        if self.game().ending().is_some() {
            return Err(Refusal::Over.into());
        }
        let turn = self.game().position().turn();
        if !self.awaits_person() {
            return Err(Refusal::NotYourSide(turn).into());
        }
        if self.sent.is_some() {
            return Err(Trouble::OnItsWay);
        }
        let m = self.game().position().parse_move(text)?;
        self.moves += 1;
        let client = format!("terminal-{}-{}-{}", std::process::id(), Desk::timestamp().0, self.moves);
        let play = PlayMove { played: m.to_string(), ply: self.seated.ply(), client };
        self.sent = Some(play.clone());
        self.line.send(Command::Move(play));
        Ok(Vec::new())
    }

    fn ask(&mut self, intent: Intent, _: &mut Desk) -> Done {
        self.expect_player()?;
        if self.is_lost {
            return Err(Trouble::Offline);
        }
        self.asked = true;
        self.line.send(self.command(intent));
        Ok(Vec::new())
    }

    fn ask_for_hint(&mut self, desk: &mut Desk) -> Result<(), Trouble> {
        self.expect_player()?;
        if !self.can(Ability::Hint) {
            let over = self.game().ending().is_some();
            return Err(if over { Refusal::Over } else { Refusal::NeedsConsent }.into());
        }
        self.advice.ask(&self.seated.game, desk);
        Ok(())
    }

    fn hint(&self) -> Option<&Hint> {
        self.advice.hint()
    }

    fn is_hinting(&self) -> bool {
        self.advice.is_awaited()
    }

    /// The server counts.
    fn is_counting(&self) -> bool {
        false
    }

    fn stop_counting(&mut self) {}

    fn record(&self, _: &Desk) -> Result<String, Trouble> {
        Ok(colorito_wire::write_record(&self.seated, None)?)
    }

    fn news(&mut self, news: News, desk: &mut Desk) -> Done {
        let is_hint = self.advice.is_behind(&news);
        let is_heard = self.job.is_behind(&news);
        match news.finding {
            Finding::Game(heard) if is_heard => self.hear(*heard, desk),
            Finding::Hint(hint) if is_hint => {
                self.advice.take(hint.map(|hint| *hint));
                Ok(vec![Happening::Hinted])
            }
            _ => Ok(Vec::new()),
        }
    }

    /// The server minds the clock.
    fn tick(&mut self, _: &mut Desk) -> Done {
        let absent = self.you().filter(|_| self.can_claim()).map(|own| !own);
        let Some((absent, (_, said))) = absent.zip(self.claim.as_mut()) else { return Ok(Vec::new()) };
        let is_new = !std::mem::replace(said, true);
        Ok(if is_new { vec![Happening::Claimable(absent)] } else { Vec::new() })
    }

    fn stored(&self) -> Option<GameId> {
        None
    }

    fn expect_study(&self) -> Result<(), Trouble> {
        let two = self.seated.seats.are_people() && self.role != Role::Both;
        if two && self.game().ending().is_none() { Err(Refusal::NeedsConsent.into()) } else { Ok(()) }
    }

    fn on_its_way(&self) -> Option<&str> {
        self.sent.as_ref().map(|play| play.played.as_str())
    }

    fn is_waiting(&self) -> bool {
        !self.is_lost && (self.sent.is_some() || self.asked)
    }

    fn is_lost(&self) -> bool {
        self.is_lost
    }

    fn can_abort(&self) -> bool {
        self.can(Ability::Abort)
    }

    fn can_claim(&self) -> bool {
        let waits = self.game().ending().is_none() && self.you() != Some(self.game().position().turn());
        waits && self.claim.is_some_and(|(at, _)| at <= Desk::timestamp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        session::new_game::{NewGame, Opponent},
        testing,
    };

    /// Sits down as Red at a game between two, of a server that is not there.
    fn sit_down(desk: &mut Desk) -> Elsewhere {
        let new = NewGame { opponent: Opponent::Person, ..NewGame::default() }.seated(0);
        let seated = desk.games.create(new, Desk::timestamp()).unwrap();
        let client = Client::new("http://127.0.0.1:1".parse().unwrap(), None);
        Elsewhere::open(client, &told(seated, &[]), desk).unwrap()
    }

    /// What a server tells Red of a game after some more moves.
    fn told(mut seated: SeatedGame, moves: &[&str]) -> GameAnswer {
        for text in moves {
            seated.game.play(seated.game.position().parse_move(text).unwrap()).unwrap();
        }
        GameAnswer::of(&seated, Role::Player(Side::Red), Desk::timestamp())
    }

    fn hear_of(moves: &[&str], table: &mut Elsewhere, desk: &mut Desk) {
        let game = told(table.seated.clone(), moves);
        table.hear(Heard::News(Said::State { game: Box::new(game) }), desk).unwrap();
    }

    #[test]
    fn a_game_that_has_gone_on_answers_a_move() {
        let (mut desk, _folder, _events) = testing::desk();
        let mut table = sit_down(&mut desk);
        table.play("c1c3", &mut desk).unwrap();
        hear_of(&[], &mut table, &mut desk);
        assert_eq!(table.on_its_way(), Some("c1c3"), "it is not answered yet");
        hear_of(&["c1c3", "h10h8"], &mut table, &mut desk);
        assert_eq!(table.on_its_way(), None);
        table.play("g2h3", &mut desk).unwrap();
    }

    #[test]
    fn the_answer_to_an_earlier_move_is_not_that_to_the_next() {
        let (mut desk, _folder, _events) = testing::desk();
        let mut table = sit_down(&mut desk);
        table.play("c1c3", &mut desk).unwrap();
        let first = table.sent.as_ref().unwrap().client.clone();
        hear_of(&["c1c3", "h10h8"], &mut table, &mut desk);
        table.play("g2h3", &mut desk).unwrap();
        table.hear(Heard::News(Said::Acknowledged { client: first, ply: 1 }), &mut desk).unwrap();
        assert_eq!(table.on_its_way(), Some("g2h3"));
    }
}
