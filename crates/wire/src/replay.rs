//! Games as they were told, for those who go on with them.

use std::time::Duration;

use colorito::{Board, Game, Move, Outcome, Position, RepetitionRule, Rules, Side, Variant};
use colorito_play::{
    GameClock, GameId, Players, ScoreState, SeatedGame, SideName, Talk, TimeControl, Timestamp,
};
use colorito_solver::Score;

use crate::{ClockAnswer, GameAnswer, LosersScore, MoveAnswer, MovedAnswer, OutcomeAnswer, ProgramGame};

/// What was told makes no sense.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("what was told of the game makes no sense: {0}")]
pub struct Unreadable(String);

impl Unreadable {
    #[expect(clippy::needless_pass_by_value, reason = "an error is handed over")]
    fn because(why: impl ToString) -> Unreadable {
        Unreadable(why.to_string())
    }
}

impl GameAnswer {
    /// The game that was told, with its clocks as they were when that came. Whose it is, is not told, and nor
    /// are moves that were taken back and how often somebody was refused something.
    ///
    /// # Errors
    /// If no game is like that.
    pub fn seated(&self, now: Timestamp) -> Result<SeatedGame, Unreadable> {
        let id: GameId = self.id.parse().map_err(Unreadable::because)?;
        let game = self.replay()?;
        let clock = self.clock.map(|told| told.clock(&game, now)).transpose()?;
        Ok(SeatedGame {
            id,
            seats: self.seats.clone(),
            players: Players::default(),
            clock,
            draw_offer: self.draw_offer.map(Side::from),
            talk: Talk { takeback: self.takeback_offer, rematch: self.rematch_offer, ..Talk::default() },
            plans: Default::default(),
            next: self.next.as_deref().map(str::parse).transpose().map_err(Unreadable::because)?,
            score: self.score.as_ref().map(LosersScore::state).transpose()?,
            rated: self.rated,
            place: self.of_match,
            revision: self.revision,
            created: Timestamp(self.created),
            changed: Timestamp(self.changed),
            game,
        })
    }

    /// The moves, played once more.
    fn replay(&self) -> Result<Game, Unreadable> {
        let variant: Variant = self.state.variant.parse().map_err(Unreadable::because)?;
        let board = Board::from_name_or_rows(&self.state.pattern).map_err(Unreadable::because)?;
        let mut start =
            Position::parse(&self.state.position, Rules { variant, board }).map_err(Unreadable::because)?;
        let moves = self.history.iter().map(MoveAnswer::read).collect::<Result<Vec<Move>, _>>()?;
        for m in moves.iter().rev() {
            take_back(&mut start, *m)?;
        }
        let rule = if self.repetition_draws { RepetitionRule::Draw } else { RepetitionRule::Off };
        let mut game = Game::new(start, rule);
        for m in moves {
            game.play(m).map_err(Unreadable::because)?;
        }
        end(&mut game, self.state.outcome.as_ref())?;
        Ok(game)
    }
}

impl ProgramGame {
    /// The game that was told, with all its moves.
    ///
    /// # Errors
    /// If no game is like that.
    pub fn replay(&self) -> Result<Game, Unreadable> {
        let variant: Variant = self.variant.parse().map_err(Unreadable::because)?;
        let board = Board::from_name_or_rows(&self.pattern).map_err(Unreadable::because)?;
        let start = Position::parse(&self.start, Rules { variant, board }).map_err(Unreadable::because)?;
        let rule = if self.repetition_draws { RepetitionRule::Draw } else { RepetitionRule::Off };
        let mut game = Game::new(start, rule);
        for text in &self.moves {
            game.play(text.parse().map_err(Unreadable::because)?).map_err(Unreadable::because)?;
        }
        end(&mut game, self.outcome.as_ref())?;
        Ok(game)
    }
}

impl MovedAnswer {
    /// The game after the move, for who knows the one before it; `None` if more has happened since than they
    /// know.
    ///
    /// # Errors
    /// If the move cannot have been made in that game.
    pub fn after(&self, before: &SeatedGame, now: Timestamp) -> Result<Option<SeatedGame>, Unreadable> {
        if before.revision != self.since {
            return Ok(None);
        }
        let mut after = before.clone();
        after.game.play(self.made.read()?).map_err(Unreadable::because)?;
        end(&mut after.game, self.outcome.as_ref())?;
        after.clock = self.clock.map(|told| told.clock(&after.game, now)).transpose()?;
        after.draw_offer = self.draw_offer.map(Side::from);
        after.talk.takeback = self.takeback_offer;
        after.score = None;
        after.revision = self.revision;
        after.changed = Timestamp(self.changed);
        Ok(Some(after))
    }
}

impl MoveAnswer {
    fn read(&self) -> Result<Move, Unreadable> {
        self.played.parse().map_err(Unreadable::because)
    }
}

/// Takes back a move that was told, if it can have been the last one.
fn take_back(position: &mut Position, m: Move) -> Result<(), Unreadable> {
    let stands =
        m.to().is_none_or(|to| position.piece(to).is_some_and(|piece| piece.side() != position.turn()));
    let came = m.from().is_none_or(|from| position.piece(from).is_none());
    if !stands || !came || position.plies() == 0 {
        return Err(Unreadable::because("its last move"));
    }
    position.undo_unchecked(m);
    Ok(())
}

/// Ends a game the way it was said to have ended, if it has not by its last move.
fn end(game: &mut Game, told: Option<&OutcomeAnswer>) -> Result<(), Unreadable> {
    let Some(OutcomeAnswer { winner, reason }) = told else { return Ok(()) };
    if game.ending().is_some() {
        return Ok(());
    }
    let said = (winner.map(Side::from), reason.as_ref());
    let outcome = Outcome::all().find(|one| one.is_declared() && (one.winner(), one.reason()) == said);
    let outcome = outcome.ok_or_else(|| Unreadable::because(format!("it cannot have ended by {reason}")))?;
    game.declare(outcome).map_err(Unreadable::because)
}

impl ClockAnswer {
    fn clock(&self, game: &Game, now: Timestamp) -> Result<GameClock, Unreadable> {
        let control = match (self.seconds, self.days) {
            (Some(seconds), None) => TimeControl::live(seconds, self.increment.unwrap_or_default()),
            (None, Some(days)) => TimeControl::by_days(days, self.most_days),
            _ => return Err(Unreadable::because("its clock")),
        };
        let left = |side| match side {
            Side::Red => Duration::from_millis(self.red),
            Side::Blue => Duration::from_millis(self.blue),
        };
        let runs = self.running == Some(SideName::from(game.position().turn()));
        Ok(GameClock::told(control, game, left, runs, now))
    }
}

impl LosersScore {
    /// What is known about the score.
    ///
    /// # Errors
    /// If it makes no sense.
    pub fn state(&self) -> Result<ScoreState, Unreadable> {
        let score = match (self.lower, self.upper) {
            (None, _) => Score::Never,
            (Some(lower), None) => Score::AtLeast(lower),
            (Some(lower), Some(upper)) if lower < upper => Score::Between { lower, upper },
            (Some(_), Some(upper)) => Score::Exact(upper),
        };
        let read = |line: &Vec<MoveAnswer>| line.iter().map(MoveAnswer::read).collect::<Result<Vec<_>, _>>();
        Ok(ScoreState { score, line: self.line.as_ref().map(read).transpose()?, done: self.done })
    }
}

#[cfg(test)]
mod tests {
    use colorito_engine::Random;
    use colorito_play::{Role, Seats};

    use super::*;

    fn begin(clock: Option<TimeControl>) -> SeatedGame {
        let start = Position::start(Rules::default(), Side::Blue);
        SeatedGame {
            id: GameId::from_random(7),
            seats: Seats::default(),
            players: Players::default(),
            game: Game::new(start, RepetitionRule::Draw),
            clock: clock.map(|control| GameClock::new(control, Timestamp(0))),
            draw_offer: None,
            talk: Talk::default(),
            next: None,
            plans: Default::default(),
            score: None,
            rated: false,
            place: None,
            revision: 1,
            created: Timestamp(0),
            changed: Timestamp(0),
        }
    }

    /// What arrives after it has gone over a wire.
    fn told<T: serde::Serialize + serde::de::DeserializeOwned>(answer: &T) -> T {
        serde_json::from_str(&serde_json::to_string(answer).unwrap()).unwrap()
    }

    #[test]
    fn a_game_that_was_told_is_the_game_move_by_move() {
        let mut random = Random::new(1892);
        let mut seated = begin(Some(TimeControl::live(600, 5)));
        let role = Role::Player(Side::Red);
        let mut known = told(&GameAnswer::of(&seated, role, Timestamp(0))).seated(Timestamp(0)).unwrap();
        for ply in 1..200_i64 {
            let now = Timestamp(ply * 1000);
            let legal = seated.game.position().legal_moves();
            if seated.game.ending().is_some() {
                break;
            }
            let mut after = seated.after_computers_move(legal[random.below(legal.len())], now).unwrap();
            after.revision += 1;
            let moved = told(&MovedAnswer::between(&seated, &after, role, now).unwrap());
            known = moved.after(&known, now).unwrap().expect("it follows");
            assert_eq!(known.game, after.game);
            let whole = told(&GameAnswer::of(&after, role, now)).seated(now).unwrap();
            assert_eq!((&whole.game, whole.revision), (&after.game, after.revision));
            let later = Timestamp(now.0 + 700);
            for side in Side::ALL {
                let [real, heard] = [&after, &whole]
                    .map(|seated| seated.clock.as_ref().unwrap().left(&seated.game, side, later));
                assert_eq!(real, heard, "{ply}");
            }
            assert_eq!(moved.after(&known, now), Ok(None), "a move is taken in once");
            seated = after;
        }
    }

    #[test]
    fn ends_are_told_too() {
        let now = Timestamp(5_000);
        let ends: [fn(&mut Game); 3] = [
            |game| game.resign(Side::Red).unwrap(),
            |game| game.run_out_of_time(Side::Blue).unwrap(),
            |game| game.agree_on_draw().unwrap(),
        ];
        for end in ends {
            let mut seated = begin(Some(TimeControl::Days(3)));
            end(&mut seated.game);
            let known = told(&GameAnswer::of(&seated, Role::Spectator, now)).seated(now).unwrap();
            assert_eq!(known.game, seated.game);
        }
    }

    #[test]
    fn nonsense_is_no_game() {
        let sense = GameAnswer::of(&begin(None), Role::Spectator, Timestamp(0));
        let is_refused = |spoil: fn(&mut GameAnswer)| {
            let mut answer = sense.clone();
            spoil(&mut answer);
            assert!(answer.seated(Timestamp(0)).is_err());
        };
        is_refused(|answer| answer.id = "x".to_owned());
        is_refused(|answer| answer.state.position = "x".to_owned());
        is_refused(|answer| answer.state.variant = "x".into());
        is_refused(|answer| answer.state.pattern = "x".to_owned());
        is_refused(|answer| answer.next = Some("x".to_owned()));
        let unmade = "c1c3";
        let m = MoveAnswer {
            played: unmade.to_owned(),
            text: String::new(),
            from: None,
            to: None,
            kind: None,
            way: Vec::new(),
        };
        let mut answer = sense.clone();
        answer.history = vec![m];
        assert!(answer.seated(Timestamp(0)).is_err());
        let outcome = OutcomeAnswer { winner: None, reason: "boredom".into() };
        let mut answer = sense;
        answer.state.outcome = Some(outcome);
        assert!(answer.seated(Timestamp(0)).is_err());
    }
}
