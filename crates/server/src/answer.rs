//! What the server says about a game. Everything the page shows is in here, so that the page knows no rule.

use colorito::{Game, Move, Outcome, Piece, Position, RepetitionRule, Side, Way};
use colorito_engine::{Hint, HintReason, Line, Score};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    ClockAnswer, Seat, Seats, TimeControl,
    clock::GameClock,
    matches::MatchPlaceAnswer,
    needed::needed,
    score::{self, Bounds, LosersScore},
    seated_game::SeatedGame,
    store::GameRow,
};

/// A game: the position, what can be done, and how it came about.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct GameAnswer {
    /// The game's name in addresses.
    pub id: String,
    /// Counts the changes; a larger one is newer.
    pub revision: i64,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Who plays.
    pub seats: Seats,
    /// The moves made so far, as they are written for people.
    pub history: Vec<MoveAnswer>,
    /// How many moves were taken back and can be played again.
    pub taken_back: usize,
    /// Whether the house rule of third repetition is in force.
    pub repetition_draws: bool,
    /// What can be done now besides a move.
    pub can: Vec<Ability>,
    /// Who has offered a draw: `red` or `blue`, `null` if nobody has.
    pub draw_offer: Option<&'static str>,
    /// The clocks, `null` without.
    pub clock: Option<ClockAnswer>,
    /// What is known about the loser's score, `null` while the game goes on and if it was not played out.
    pub score: Option<LosersScore>,
    /// The match it belongs to, `null` if it stands alone.
    #[serde(rename = "match")]
    pub of_match: Option<MatchPlaceAnswer>,
    /// Whether the computer is to move.
    pub computer_to_move: bool,
    /// The position.
    #[serde(flatten)]
    pub state: PositionAnswer,
}

/// Something that can be done besides a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// A move can be taken back.
    TakeBack,
    /// A move can be played again.
    Redo,
    /// Somebody can resign.
    Resign,
    /// A draw can be offered.
    OfferDraw,
    /// A draw was offered and can be accepted or declined.
    AnswerDraw,
    /// A hint can be had.
    Hint,
    /// The loser's score is being counted, which can be stopped.
    StopScore,
    /// The loser's score was not proven and can be counted again.
    CountScore,
}

/// A position with its legal moves.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PositionAnswer {
    /// The position as text.
    #[schema(example = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0")]
    pub position: String,
    /// `standard`, `strict`, `colours` or `strict-colours`.
    pub variant: &'static str,
    /// The board's name, `null` for one that has none.
    pub board: Option<&'static str>,
    /// The board's pattern: ten rows from the top, separated by `/`.
    pub pattern: String,
    /// Who began: `red` or `blue`.
    pub starter: &'static str,
    /// How many moves of this game were made, and so the number the next move must carry.
    pub ply: usize,
    /// Whose turn it is: `red` or `blue`.
    pub turn: &'static str,
    /// The pieces on the board.
    pub pieces: Vec<PieceAnswer>,
    /// The legal moves; none once the game is over.
    pub legal: Vec<MoveAnswer>,
    /// The move that led here.
    pub last: Option<MoveAnswer>,
    /// Pieces home.
    pub home: Count,
    /// An estimate of the moves still needed.
    pub needed: Count,
    /// Whether the starter is complete and the other has one move left.
    pub reply_pending: bool,
    /// The sides that are one space short of winning by the special situation.
    pub near_special: Vec<&'static str>,
    /// How the game ended, `null` while it goes on.
    pub outcome: Option<OutcomeAnswer>,
}

/// A number for each side.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub struct Count {
    /// Red's.
    pub red: i32,
    /// Blue's.
    pub blue: i32,
}

/// A piece on the board.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PieceAnswer {
    /// Its letter in position texts.
    #[schema(value_type = String, example = "A")]
    pub letter: char,
    /// `red` or `blue`.
    pub side: &'static str,
    /// `red`, `yellow`, `dark blue` or `light blue`.
    pub colour: String,
    /// Its number.
    pub number: u8,
    /// Where it stands.
    pub space: String,
    /// Whether it is home.
    pub home: bool,
    /// The spaces it may still go home to; none if it is there.
    pub targets: Vec<String>,
}

/// A move with the way the piece goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MoveAnswer {
    /// The move as programs write it.
    #[serde(rename = "move")]
    #[schema(example = "c1c3")]
    pub played: String,
    /// The move as people write it.
    #[schema(example = "3 c1-c3")]
    pub text: String,
    /// Where the piece leaves, `null` for a pass.
    pub from: Option<String>,
    /// Where it ends, `null` for a pass.
    pub to: Option<String>,
    /// `step`, `jump` or `step-jump`; `null` for a pass.
    pub kind: Option<&'static str>,
    /// The spaces on the way, first and last included.
    pub way: Vec<String>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OutcomeAnswer {
    /// `red`, `blue`, or `null` if nobody won.
    pub winner: Option<&'static str>,
    /// `completion`, `special`, `resignation`, `time`, `tie`, `repetition` or `agreement`.
    pub reason: &'static str,
}

/// A part of the list of games.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListAnswer {
    /// The games, the last changed first.
    pub games: Vec<SummaryAnswer>,
    /// What to ask for as `before` to get the next part, `null` if this is the last.
    pub next: Option<String>,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SummaryAnswer {
    /// The game's name in addresses.
    pub id: String,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When it was last changed, in milliseconds since 1970.
    pub changed: i64,
    /// Whether it was deleted and can be restored.
    pub deleted: bool,
    /// Who plays.
    pub seats: Seats,
    /// The variant.
    pub variant: String,
    /// The board's name, `null` for one that has none.
    pub board: Option<&'static str>,
    /// Who began: `red` or `blue`.
    pub starter: &'static str,
    /// Whose turn it is: `red` or `blue`.
    pub turn: &'static str,
    /// The position as text.
    pub position: String,
    /// Pieces home.
    pub home: Count,
    /// How many moves were made.
    pub ply: i64,
    /// The time each player has, `null` without clocks.
    pub clock: Option<TimeControl>,
    /// The match it belongs to, `null` if it stands alone.
    #[serde(rename = "match")]
    pub of_match: Option<MatchPlaceAnswer>,
    /// `red`, `blue`, `draw`, or `null` while it goes on.
    pub result: Option<String>,
    /// The reason of the result.
    pub ending: Option<String>,
    /// Whether it was played out, so that the loser has a score.
    pub scored: bool,
    /// The loser's score, `null` without one or as long as it is not counted.
    pub score: Option<Bounds>,
}

/// A good move and why.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HintAnswer {
    /// The ply it is meant for.
    pub ply: usize,
    /// The move.
    pub best: MoveAnswer,
    /// The letters of the pieces it hops over, in order.
    pub ladder: Vec<String>,
    /// What is good about it, as a word.
    pub reason: &'static str,
    /// The letter of the piece the reason is about, if it is about one.
    pub piece: Option<String>,
    /// How many rows the reason is about, if it is about rows.
    pub rows: Option<u8>,
    /// An English sentence that says all this.
    pub text: String,
    /// What the position is worth with it.
    pub score: ScoreAnswer,
}

/// What a position is worth for the player to move.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(tag = "kind", content = "value", rename_all = "kebab-case")]
pub enum ScoreAnswer {
    /// Hundredths of a move of lead.
    Lead(i32),
    /// Wins with the last of so many moves of both.
    WinIn(u32),
    /// Loses with the last of so many moves of both.
    LossIn(u32),
}

/// What the computer thinks.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ThoughtAnswer {
    /// The ply it is thinking about.
    pub ply: usize,
    /// What it expects the position to be worth for itself.
    pub score: ScoreAnswer,
    /// The moves it expects, its own first.
    pub line: Vec<String>,
}

impl GameAnswer {
    pub(crate) fn of(seated: &SeatedGame) -> GameAnswer {
        let game = &seated.game;
        GameAnswer {
            id: seated.id.to_string(),
            revision: seated.revision,
            created: seated.created,
            changed: seated.changed,
            seats: seated.seats.clone(),
            history: history(game),
            taken_back: game.undone().len(),
            repetition_draws: game.repetition_rule() == RepetitionRule::Draw,
            can: abilities(seated),
            draw_offer: seated.draw_offer.map(Side::name),
            clock: seated.clock.as_ref().map(|clock| clock.answer(game)),
            score: seated.count.as_ref().and_then(|count| LosersScore::of(game, count)),
            of_match: seated.place.as_ref().map(MatchPlaceAnswer::from),
            computer_to_move: seated.seat_to_move().is_some_and(|seat| !seat.is_person()),
            state: PositionAnswer::of(game),
        }
    }
}

fn abilities(seated: &SeatedGame) -> Vec<Ability> {
    let people = Side::ALL.into_iter().filter(|side| seated.seats.of(*side).is_person()).count();
    let goes_on = seated.game.ending().is_none();
    let scored = score::scored_outcome(&seated.game).is_some();
    let counted = seated.count.as_ref().filter(|count| count.done);
    let all = [
        (Ability::TakeBack, seated.before_persons_last_move().is_some()),
        (Ability::Redo, seated.game.clone().redo().is_some()),
        (Ability::Resign, goes_on && people > 0),
        (Ability::OfferDraw, goes_on && people == 2 && seated.draw_offer.is_none()),
        (Ability::AnswerDraw, goes_on && people == 2 && seated.draw_offer.is_some()),
        (Ability::Hint, seated.seat_to_move().is_some_and(Seat::is_person)),
        (Ability::StopScore, scored && counted.is_none()),
        (Ability::CountScore, scored && counted.is_some_and(|count| !count.score.is_settled())),
    ];
    all.into_iter().filter(|(_, possible)| *possible).map(|(ability, _)| ability).collect()
}

impl PositionAnswer {
    /// What there is to say about a game's position.
    pub fn of(game: &Game) -> PositionAnswer {
        let position = game.position();
        let rules = position.rules();
        let outcome = game.ending().map(|ending| ending.outcome);
        let legal = if outcome.is_some() { Vec::new() } else { position.legal_moves() };
        PositionAnswer {
            position: position.to_string(),
            variant: rules.variant.name(),
            board: rules.board.name(),
            pattern: format!("{:#}", rules.board),
            starter: position.starter().name(),
            ply: game.moves().len(),
            turn: position.turn().name(),
            pieces: pieces(position),
            legal: legal.into_iter().map(|m| MoveAnswer::of(position, m)).collect(),
            last: last(game),
            home: Count { red: home(position, Side::Red), blue: home(position, Side::Blue) },
            needed: Count { red: needed(position, Side::Red), blue: needed(position, Side::Blue) },
            reply_pending: outcome.is_none() && position.is_reply_pending(),
            near_special: near_special(position),
            outcome: outcome.map(OutcomeAnswer::of),
        }
    }
}

/// The sides whose open targets are all held by the opponent but one.
fn near_special(position: &Position) -> Vec<&'static str> {
    let is_near = |side: &Side| {
        let open = position.open_targets(*side);
        let free = open - position.of(!*side);
        position.count_home(*side) > 0 && free.len() == 1 && open.len() > 1
    };
    Side::ALL.into_iter().filter(is_near).map(Side::name).collect()
}

fn home(position: &Position, side: Side) -> i32 {
    position.count_home(side).cast_signed()
}

fn pieces(position: &Position) -> Vec<PieceAnswer> {
    let on_board = Piece::all().filter_map(|piece| Some((piece, position.find(piece)?)));
    on_board
        .map(|(piece, space)| {
            let side = piece.side();
            let is_home = position.home(side).contains(space);
            let open = position.rules().homes(piece) - position.home(side);
            let targets = if is_home {
                Vec::new()
            } else {
                open.into_iter().map(|target| target.to_string()).collect()
            };
            PieceAnswer {
                letter: piece.letter(),
                side: side.name(),
                colour: piece.colour().to_string(),
                number: piece.number(),
                space: space.to_string(),
                home: is_home,
                targets,
            }
        })
        .collect()
}

fn history(game: &Game) -> Vec<MoveAnswer> {
    let mut position = game.start().clone();
    game.moves()
        .iter()
        .map(|m| {
            let answer = MoveAnswer::of(&position, *m);
            position.play_unchecked(*m);
            answer
        })
        .collect()
}

fn last(game: &Game) -> Option<MoveAnswer> {
    let m = *game.moves().last()?;
    let mut before = game.position().clone();
    before.undo_unchecked(m);
    Some(MoveAnswer::of(&before, m))
}

impl MoveAnswer {
    /// A legal move of a position.
    fn of(position: &Position, m: Move) -> MoveAnswer {
        MoveAnswer::by(m, position.way(m).ok().flatten().as_ref())
    }

    /// A move of a player who moves alone.
    pub(crate) fn alone(position: &Position, m: Move) -> MoveAnswer {
        MoveAnswer::by(m, position.way_alone(m).as_ref())
    }

    fn by(m: Move, way: Option<&Way>) -> MoveAnswer {
        MoveAnswer {
            played: m.to_string(),
            text: way.map_or_else(|| m.to_string(), Way::to_string),
            from: m.from().map(|space| space.to_string()),
            to: m.to().map(|space| space.to_string()),
            kind: m.kind().map(colorito::MoveKind::name),
            way: way.into_iter().flat_map(Way::spaces).map(ToString::to_string).collect(),
        }
    }
}

impl OutcomeAnswer {
    fn of(outcome: Outcome) -> OutcomeAnswer {
        OutcomeAnswer { winner: outcome.winner().map(Side::name), reason: outcome.reason() }
    }
}

impl SummaryAnswer {
    /// What there is to say about a stored game without playing it again, or what is wrong with it.
    pub(crate) fn of(row: GameRow) -> Result<SummaryAnswer, String> {
        let rules = row.rules()?;
        // A game whose moves make no sense can still be listed, and thrown away.
        let text = row.position.as_deref().unwrap_or(&row.start);
        let position = Position::parse(text, rules).map_err(|error| error.to_string())?;
        let scored = row.outcome().is_some_and(Outcome::is_scored);
        let score = row.score.as_deref().and_then(score::Count::read).filter(|_| scored);
        Ok(SummaryAnswer {
            seats: row.seats()?,
            board: rules.board.name(),
            starter: position.starter().name(),
            turn: position.turn().name(),
            position: position.to_string(),
            home: Count { red: home(&position, Side::Red), blue: home(&position, Side::Blue) },
            clock: row.clock(),
            of_match: row.place()?.as_ref().map(MatchPlaceAnswer::from),
            scored,
            score: score.map(Bounds::from),
            id: row.id,
            created: row.created,
            changed: row.changed,
            deleted: row.deleted.is_some(),
            variant: row.variant,
            ply: row.played,
            result: row.result,
            ending: row.ending,
        })
    }

    /// A game that was just begun or imported.
    pub(crate) fn of_new(seated: &SeatedGame) -> SummaryAnswer {
        let (game, position) = (&seated.game, seated.game.position());
        let outcome = game.ending().map(|ending| ending.outcome);
        SummaryAnswer {
            id: seated.id.to_string(),
            created: seated.created,
            changed: seated.changed,
            deleted: false,
            seats: seated.seats.clone(),
            variant: game.rules().variant.to_string(),
            board: game.rules().board.name(),
            starter: position.starter().name(),
            turn: position.turn().name(),
            position: position.to_string(),
            home: Count { red: home(position, Side::Red), blue: home(position, Side::Blue) },
            ply: i64::try_from(seated.ply()).unwrap_or(i64::MAX),
            clock: seated.clock.as_ref().map(GameClock::control),
            of_match: seated.place.as_ref().map(MatchPlaceAnswer::from),
            result: outcome.map(|outcome| outcome.winner().map_or("draw", Side::name).to_owned()),
            ending: outcome.map(|outcome| outcome.reason().to_owned()),
            scored: outcome.is_some_and(Outcome::is_scored),
            score: None,
        }
    }
}

impl HintAnswer {
    pub(crate) fn of(game: &Game, hint: &Hint) -> HintAnswer {
        let (reason, piece, rows) = reason(hint.reason);
        HintAnswer {
            ply: game.moves().len(),
            best: MoveAnswer::of(game.position(), hint.best),
            ladder: hint.ladder.iter().map(|piece| piece.letter().to_string()).collect(),
            reason,
            piece: piece.map(|piece| piece.letter().to_string()),
            rows,
            text: hint.to_string(),
            score: hint.score.into(),
        }
    }
}

fn reason(reason: HintReason) -> (&'static str, Option<Piece>, Option<u8>) {
    match reason {
        HintReason::Completes => ("completes", None, None),
        HintReason::SpecialSituation => ("special-situation", None, None),
        HintReason::Tie => ("tie", None, None),
        HintReason::ComesHome => ("comes-home", None, None),
        HintReason::ClearsTarget { of } => ("clears-target", Some(of), None),
        HintReason::LeavesOpponentsTarget => ("leaves-opponents-target", None, None),
        HintReason::CatchesUp { rows } => ("catches-up", None, Some(rows)),
        HintReason::BuildsLadder { of, rows } => ("builds-ladder", Some(of), Some(rows)),
        HintReason::GoesAhead { rows } => ("goes-ahead", None, Some(rows)),
        HintReason::Prepares => ("prepares", None, None),
        HintReason::OnlyMove => ("only-move", None, None),
    }
}

impl From<Score> for ScoreAnswer {
    fn from(score: Score) -> ScoreAnswer {
        match score {
            Score::Lead(lead) => ScoreAnswer::Lead(lead),
            Score::WinIn(plies) => ScoreAnswer::WinIn(plies),
            Score::LossIn(plies) => ScoreAnswer::LossIn(plies),
        }
    }
}

impl ThoughtAnswer {
    pub(crate) fn of(ply: usize, line: &Line) -> ThoughtAnswer {
        ThoughtAnswer {
            ply,
            score: line.score.into(),
            line: line.moves.iter().map(Move::to_string).collect(),
        }
    }
}
