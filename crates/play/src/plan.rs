//! Replies that a player has planned: "if you play this, I play that", over several moves and with several branches.
//!
//! A plan is made in a game between two by the calendar while the other is to move, checked by the rules, and seen by
//! nobody else. When the other makes a move that it has a reply to, that is played at once and costs its player no time; what
//! follows in the plan stays. Any other move ends it.

use std::fmt;

use colorito::{Game, Move, Side};

use crate::{Refusal, Role, SeatedGame, Timestamp};

/// What follows in a game as far as somebody has planned it: lines of the other's moves and one's own replies in turn. No
/// line is the beginning of another, and no two have different replies to the same moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan(Vec<Vec<Move>>);

impl Plan {
    /// Reads lines with commas between them, each of moves with spaces between them, and holds them against the rules.
    ///
    /// # Errors
    /// If a line does not end with a reply, or goes beyond the end of the game; if a move is illegal; if there are two replies to
    /// the same moves.
    pub fn read(text: &str, game: &Game) -> Result<Plan, Refusal> {
        let mut lines: Vec<Vec<Move>> = Vec::new();
        for (number, line) in text.split(',').map(str::trim).filter(|line| !line.is_empty()).enumerate() {
            let line = read_line(line, game)?.ok_or(Refusal::PlanLine(number))?;
            if lines.iter().any(|other| contradict(other, &line)) {
                return Err(Refusal::PlanContradicts(number));
            }
            if !lines.iter().any(|other| other.starts_with(&line)) {
                lines.retain(|other| !line.starts_with(other));
                lines.push(line);
            }
        }
        Ok(Plan(lines))
    }

    /// Whether nothing is planned.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The reply to a move and what follows it.
    fn reply(&self, played: Move) -> Option<(Move, Plan)> {
        let apt: Vec<&Vec<Move>> = self.0.iter().filter(|line| line.first() == Some(&played)).collect();
        let reply = *apt.first()?.get(1)?;
        let rest = apt.into_iter().filter_map(|line| line.get(2..).filter(|rest| !rest.is_empty()));
        Some((reply, Plan(rest.map(<[Move]>::to_vec).collect())))
    }
}

impl fmt::Display for Plan {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, line) in self.0.iter().enumerate() {
            f.write_str(if number > 0 { "," } else { "" })?;
            for (place, m) in line.iter().enumerate() {
                write!(f, "{}{m}", if place > 0 { " " } else { "" })?;
            }
        }
        Ok(())
    }
}

/// A line held against the rules; `None` if it has no reply at its end, or goes beyond the end of the game.
fn read_line(line: &str, game: &Game) -> Result<Option<Vec<Move>>, Refusal> {
    let mut game = game.clone();
    let mut moves = Vec::new();
    for text in line.split_whitespace() {
        if game.ending().is_some() {
            return Ok(None);
        }
        let m = game.position().parse_move(text)?;
        game.play(m).map_err(|error| Refusal::Move(error.into()))?;
        moves.push(m);
    }
    Ok((moves.len() % 2 == 0).then_some(moves))
}

/// Whether two lines have different replies to the same moves.
fn contradict(one: &[Move], two: &[Move]) -> bool {
    let same = one.iter().zip(two).take_while(|(one, two)| one == two).count();
    same % 2 == 1 && same < one.len().min(two.len())
}

impl SeatedGame {
    /// What a player has planned.
    pub fn plan(&self, side: Side) -> &Plan {
        &self.plans[side as usize]
    }

    /// Somebody plans replies, instead of all that they had planned before.
    pub(crate) fn set_plan(&mut self, role: Role, side: Side, text: &str) -> Result<(), Refusal> {
        self.expect_talk(role, side)?;
        if self.clock.is_none() || self.has_live_clock() {
            return Err(Refusal::NotByCalendar);
        }
        if self.to_move() == Some(side) {
            return Err(Refusal::YourTurn);
        }
        self.plans[side as usize] = Plan::read(text, &self.game)?;
        Ok(())
    }

    /// After a move that somebody has made: the other replies as planned. Who is offered a draw decides by themselves.
    pub(crate) fn reply_as_planned(&mut self, now: Timestamp) {
        let plans = std::mem::take(&mut self.plans);
        let (Some(side), Some(played)) = (self.to_move(), self.game.moves().last().copied()) else { return };
        if self.draw_offer == Some(!side) {
            return;
        }
        let Some((reply, rest)) = plans[side as usize].reply(played) else { return };
        if self.play(reply, now.into()).is_ok() && self.to_move().is_some() {
            self.plans[side as usize] = rest;
        }
    }
}
