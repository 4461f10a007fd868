//! Games as they are stored, and back.

use std::{str::FromStr as _, time::Duration};

use colorito::{Board, Game, GameResult, Outcome, Position, RepetitionRule, Rules, Side};
use colorito_play::{
    GameClock, GameSummary, Holidays, LiveControl, Match, MatchPlace, MatchTerms, Plan, PlayerId, Players,
    ScoreState, Seat, SeatedGame, Seats, Talk, TimeControl, Timestamp, read_score,
};
use sqlx::FromRow;

/// A game as it is stored, without its moves.
#[derive(Clone, FromRow)]
pub(crate) struct GameRow {
    pub(crate) id: String,
    created: i64,
    changed: i64,
    deleted: Option<i64>,
    revision: i64,
    red: String,
    blue: String,
    variant: String,
    board: String,
    start: String,
    repetition: String,
    played: i64,
    result: Option<String>,
    ending: Option<String>,
    draw_offer: Option<String>,
    talk: Option<String>,
    next_game: Option<String>,
    seconds: Option<i64>,
    increment: Option<i64>,
    days: Option<i64>,
    most_days: Option<i64>,
    turn_started: Option<i64>,
    score: Option<String>,
    score_line: Option<String>,
    pub(crate) position: Option<String>,
    of_match: Option<String>,
    number: Option<i64>,
    match_games: Option<i64>,
    owner: Option<String>,
    red_player: Option<String>,
    blue_player: Option<String>,
    rated: i64,
    red_plan: Option<String>,
    blue_plan: Option<String>,
    #[sqlx(default)]
    red_holidays: Option<String>,
    #[sqlx(default)]
    blue_holidays: Option<String>,
}

/// A move as it is stored.
#[derive(FromRow)]
pub(crate) struct MoveRow {
    played: String,
    clock: Option<i64>,
    lag: Option<i64>,
}

/// What makes no sense about a row.
type Fault = String;

fn fault(error: impl std::fmt::Display) -> Fault {
    error.to_string()
}

impl GameRow {
    pub(crate) fn rules(&self) -> Result<Rules, Fault> {
        rules(&self.variant, &self.board)
    }

    /// The game as it was. Moves are checked again: nothing illegal comes out of a file.
    pub(crate) fn restore(&self, moves: &[MoveRow]) -> Result<SeatedGame, Fault> {
        let start = Position::parse(&self.start, self.rules()?).map_err(fault)?;
        let mut game = Game::new(start, repetition_named(&self.repetition));
        for MoveRow { played, .. } in moves {
            let m = game.position().parse_move(played).map_err(fault)?;
            game.play(m).map_err(fault)?;
        }
        let played = usize::try_from(self.played).unwrap_or_default();
        if played > game.moves().len() {
            return Err(format!("{played} moves were played, but only {} are there", game.moves().len()));
        }
        while game.moves().len() > played {
            game.undo();
        }
        self.declare_ending(&mut game)?;
        // Games from before turns were stored have begun theirs with the last change.
        let turn_started = Timestamp(self.turn_started.unwrap_or(self.changed));
        Ok(SeatedGame {
            id: self.id.parse().map_err(fault)?,
            seats: self.seats()?,
            players: self.players()?,
            clock: self.clock().map(|control| {
                let [left, given] =
                    [|row: &MoveRow| row.clock, |row: &MoveRow| row.lag].map(|of| times(moves, of));
                let given = given.into_iter().map(Option::unwrap_or_default).collect();
                GameClock::restore(control, left, turn_started).giving(given).with_holidays(self.holidays())
            }),
            draw_offer: self.draw_offer.as_deref().and_then(side_named),
            talk: self.talk()?,
            plans: [&self.red_plan, &self.blue_plan].map(|text| plan(text.as_deref(), &game)),
            next: self.next_game.as_deref().map(str::parse).transpose().map_err(fault)?,
            score: self.score(&game)?,
            rated: self.rated != 0,
            place: self.place()?,
            game,
            revision: self.revision,
            created: Timestamp(self.created),
            changed: Timestamp(self.changed),
        })
    }

    /// What there is to know about the game without playing it again. One whose moves make no sense can still
    /// be listed, and thrown away.
    pub(crate) fn summary(&self) -> Result<GameSummary, Fault> {
        let text = self.position.as_deref().unwrap_or(&self.start);
        Ok(GameSummary {
            id: self.id.parse().map_err(fault)?,
            created: Timestamp(self.created),
            changed: Timestamp(self.changed),
            deleted: self.deleted.is_some(),
            seats: self.seats()?,
            players: self.players()?,
            position: Position::parse(text, self.rules()?).map_err(fault)?,
            ply: usize::try_from(self.played).unwrap_or_default(),
            clock: self.clock(),
            rated: self.rated != 0,
            place: self.place()?,
            outcome: self.outcome(),
            score: self.score.as_deref().and_then(read_score),
        })
    }

    pub(crate) fn players(&self) -> Result<Players, Fault> {
        players([&self.owner, &self.red_player, &self.blue_player].map(Option::as_deref))
    }

    /// Ends the game as the players ended it, and compares.
    fn declare_ending(&self, game: &mut Game) -> Result<(), Fault> {
        let stored = (self.result.as_deref(), self.ending.as_deref());
        let outcome = self.outcome().filter(|outcome| outcome.is_declared() && game.ending().is_none());
        outcome.map_or(Ok(()), |outcome| game.declare(outcome)).map_err(fault)?;
        let now = result_and_ending(game);
        if now == stored { Ok(()) } else { Err(format!("it ended with {stored:?}, the moves say {now:?}")) }
    }

    /// How the game ended.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let stored = (self.result.as_deref(), self.ending.as_deref());
        Outcome::all().find(|outcome| (Some(result_name(*outcome)), Some(outcome.reason())) == stored)
    }

    pub(crate) fn seats(&self) -> Result<Seats, Fault> {
        seats(&self.red, &self.blue)
    }

    fn holidays(&self) -> [Holidays; 2] {
        [&self.red_holidays, &self.blue_holidays].map(|text| holidays_of(text.as_deref()))
    }

    pub(crate) fn clock(&self) -> Option<TimeControl> {
        time_control(self.seconds, self.increment, (self.days, self.most_days))
    }

    pub(crate) fn place(&self) -> Result<Option<MatchPlace>, Fault> {
        let (Some(id), Some(number)) = (&self.of_match, self.number) else { return Ok(None) };
        Ok(Some(MatchPlace {
            id: id.parse().map_err(fault)?,
            number: count(number),
            games: count(self.match_games.unwrap_or_default()),
        }))
    }

    fn talk(&self) -> Result<Talk, Fault> {
        self.talk.as_deref().map_or(Ok(Talk::default()), |text| serde_json::from_str(text).map_err(fault))
    }

    /// The score that was counted.
    fn score(&self, game: &Game) -> Result<Option<ScoreState>, Fault> {
        let Some(score) = &self.score else { return Ok(None) };
        let line = self.score_line.as_deref().map(str::split_ascii_whitespace);
        ScoreState::read(game, score, line).map(Some)
    }
}

/// What a player has planned. What makes no sense is not played.
fn plan(text: Option<&str>, game: &Game) -> Plan {
    text.and_then(|text| Plan::read(text, game).ok()).unwrap_or_default()
}

/// A column of times.
fn times(moves: &[MoveRow], of: fn(&MoveRow) -> Option<i64>) -> Vec<Option<Duration>> {
    let time = |row: &MoveRow| of(row).and_then(|time| u64::try_from(time).ok()).map(Duration::from_millis);
    moves.iter().map(time).collect()
}

/// A match as it is stored.
#[derive(FromRow)]
pub(crate) struct MatchRow {
    id: String,
    created: i64,
    games: i64,
    red: String,
    blue: String,
    variant: String,
    board: String,
    starter: String,
    repetition: String,
    seconds: Option<i64>,
    increment: Option<i64>,
    days: Option<i64>,
    most_days: Option<i64>,
    owner: Option<String>,
    red_player: Option<String>,
    blue_player: Option<String>,
}

impl MatchRow {
    pub(crate) fn restore(&self) -> Result<Match, Fault> {
        Ok(Match {
            id: self.id.parse().map_err(fault)?,
            created: Timestamp(self.created),
            terms: MatchTerms {
                players: players([&self.owner, &self.red_player, &self.blue_player].map(Option::as_deref))?,
                games: count(self.games),
                seats: seats(&self.red, &self.blue)?,
                rules: rules(&self.variant, &self.board)?,
                starter: side_named(&self.starter).unwrap_or(Side::Red),
                repetition: repetition_named(&self.repetition),
                clock: time_control(self.seconds, self.increment, (self.days, self.most_days)),
            },
        })
    }
}

pub(crate) fn rules(variant: &str, board: &str) -> Result<Rules, Fault> {
    Ok(Rules { variant: variant.parse().map_err(fault)?, board: Board::from_str(board).map_err(fault)? })
}

pub(crate) fn seats(red: &str, blue: &str) -> Result<Seats, Fault> {
    let seat = |text: &str| serde_json::from_str::<Seat>(text).map_err(fault);
    Ok(Seats { red: seat(red)?, blue: seat(blue)? })
}

/// The time control of four columns, the last two of which are days.
pub(crate) fn time_control(
    seconds: Option<i64>,
    increment: Option<i64>,
    (days, most_days): (Option<i64>, Option<i64>),
) -> Option<TimeControl> {
    if let Some(days) = days {
        return Some(TimeControl::by_days(count(days), most_days.map(count)));
    }
    Some(TimeControl::live(count(seconds?), count(increment?)))
}

/// The columns of a time control: seconds, increment, days, the most of them.
pub(crate) fn time_columns(control: Option<TimeControl>) -> [Option<u32>; 4] {
    if let Some(TimeControl::Live(LiveControl { seconds, increment })) = control {
        return [Some(seconds), Some(increment), None, None];
    }
    let (days, most_days) = control.map(TimeControl::days).unwrap_or_default();
    [None, None, days, most_days]
}

pub(crate) fn players(columns: [Option<&str>; 3]) -> Result<Players, Fault> {
    let player = |text: Option<&str>| text.map(str::parse::<PlayerId>).transpose().map_err(fault);
    let [owner, red, blue] = columns.map(player);
    Ok(Players { owner: owner?, red: red?, blue: blue? })
}

/// A number as the rest of the program has it.
fn count(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

pub(crate) fn side_named(name: &str) -> Option<Side> {
    Side::ALL.into_iter().find(|side| side.name() == name)
}

pub(crate) fn result_and_ending(game: &Game) -> (Option<&'static str>, Option<&'static str>) {
    let outcome = game.ending().map(|ending| ending.outcome);
    (outcome.map(result_name), outcome.map(Outcome::reason))
}

fn result_name(outcome: Outcome) -> &'static str {
    GameResult::from(Some(outcome)).name()
}

pub(crate) fn repetition_name(rule: RepetitionRule) -> &'static str {
    match rule {
        RepetitionRule::Draw => "draw",
        RepetitionRule::Off => "off",
    }
}

pub(crate) fn repetition_named(name: &str) -> RepetitionRule {
    if name == "off" { RepetitionRule::Off } else { RepetitionRule::Draw }
}

/// The holidays of an account as they are stored. What makes no sense is none.
pub(crate) fn holidays_of(text: Option<&str>) -> Holidays {
    text.and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default()
}

/// The same as a text; none where there are none.
pub(crate) fn holidays_text(holidays: &Holidays) -> Option<String> {
    let text = serde_json::to_string(holidays).expect("holidays are plain data");
    (*holidays != Holidays::default()).then_some(text)
}

pub(crate) fn seat_text(seat: &Seat) -> String {
    serde_json::to_string(seat).expect("a seat is plain data")
}
