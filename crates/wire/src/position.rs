//! What is said about a position. Everything a page shows is in here, so that the page knows no rule.

use std::borrow::Cow;

use colorito::{Game, Move, Outcome, Piece, Position, Side, SpaceSet, Way};
use colorito_play::SideName;
use serde::{Deserialize, Serialize};

use crate::needed::needed;

/// A position with its legal moves.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PositionAnswer {
    /// The position as text.
    #[cfg_attr(
        feature = "schema",
        schema(example = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0")
    )]
    pub position: String,
    /// `standard`, `strict`, `colours` or `strict-colours`.
    pub variant: Cow<'static, str>,
    /// The board's name, `null` for one that has none.
    pub board: Option<Cow<'static, str>>,
    /// The board's pattern: ten rows from the top, separated by `/`.
    pub pattern: String,
    /// Who began: `red` or `blue`.
    pub starter: SideName,
    /// How many moves of this game were made, and so the number the next move must carry.
    pub ply: usize,
    /// Whose turn it is: `red` or `blue`.
    pub turn: SideName,
    /// The pieces on the board.
    pub pieces: Vec<PieceAnswer>,
    /// The legal moves; none once the game is over.
    pub legal: Vec<MoveAnswer>,
    /// The move that led here.
    pub last: Option<MoveAnswer>,
    /// Pieces home.
    pub home: PerSide,
    /// An estimate of the moves still needed.
    pub needed: PerSide,
    /// Whether the starter is complete and the other has one move left.
    pub reply_pending: bool,
    /// The sides that are one space short of winning by the special situation.
    pub near_special: Vec<SideName>,
    /// How the game ended, `null` while it goes on.
    pub outcome: Option<OutcomeAnswer>,
}

/// A number for each side.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PerSide {
    /// Red's.
    pub red: i32,
    /// Blue's.
    pub blue: i32,
}

/// A piece on the board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct PieceAnswer {
    /// Its letter in position texts.
    #[cfg_attr(feature = "schema", schema(value_type = String, example = "A"))]
    pub letter: char,
    /// `red` or `blue`.
    pub side: SideName,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MoveAnswer {
    /// The move as programs write it.
    #[serde(rename = "move")]
    #[cfg_attr(feature = "schema", schema(example = "c1c3"))]
    pub played: String,
    /// The move as people write it.
    #[cfg_attr(feature = "schema", schema(example = "3 c1-c3"))]
    pub text: String,
    /// Where the piece leaves, `null` for a pass.
    pub from: Option<String>,
    /// Where it ends, `null` for a pass.
    pub to: Option<String>,
    /// `step`, `jump` or `step-jump`; `null` for a pass.
    pub kind: Option<Cow<'static, str>>,
    /// The spaces on the way, first and last included.
    pub way: Vec<String>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct OutcomeAnswer {
    /// `red`, `blue`, or `null` if nobody won.
    pub winner: Option<SideName>,
    /// `completion`, `special`, `resignation`, `time`, `absence`, `tie`, `repetition`, `agreement`, `claim` or
    /// `aborted`.
    pub reason: Cow<'static, str>,
}

impl PositionAnswer {
    /// What there is to say about a game's position.
    pub fn of(game: &Game) -> PositionAnswer {
        let position = game.position();
        let rules = position.rules();
        let outcome = game.ending().map(|ending| ending.outcome);
        let legal = if outcome.is_some() { Vec::new() } else { position.legal_ways() };
        PositionAnswer {
            position: position.to_string(),
            variant: rules.variant.name().into(),
            board: rules.board.name().map(Cow::from),
            pattern: format!("{:#}", rules.board),
            starter: position.starter().into(),
            ply: game.moves().len(),
            turn: position.turn().into(),
            pieces: pieces(position),
            legal: legal.iter().map(|(m, way)| MoveAnswer::by(*m, way.as_ref())).collect(),
            last: last(game),
            home: sides(position, home),
            needed: sides(position, needed),
            reply_pending: outcome.is_none() && position.is_reply_pending(),
            near_special: near_special(position),
            outcome: result(game),
        }
    }
}

/// A number for each side.
pub(crate) fn sides(position: &Position, of: impl Fn(&Position, Side) -> i32) -> PerSide {
    PerSide { red: of(position, Side::Red), blue: of(position, Side::Blue) }
}

/// How a game ended, `None` while it goes on.
pub(crate) fn result(game: &Game) -> Option<OutcomeAnswer> {
    game.ending().map(|ending| OutcomeAnswer::of(ending.outcome))
}

/// The sides whose open targets are all held by the opponent but one.
pub(crate) fn near_special(position: &Position) -> Vec<SideName> {
    let is_near = |side: &Side| {
        let open = position.open_targets(*side);
        let free = open - position.of(!*side);
        position.count_home(*side) > 0 && free.len() == 1 && open.len() > 1
    };
    Side::ALL.into_iter().filter(is_near).map(SideName::from).collect()
}

pub(crate) fn home(position: &Position, side: Side) -> i32 {
    position.count_home(side).cast_signed()
}

/// Where a piece has to go.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Goal {
    /// Whether it is home.
    pub(crate) home: bool,
    /// The spaces it may still go home to; none if it is there.
    pub(crate) targets: SpaceSet,
}

impl Goal {
    pub(crate) fn of(position: &Position, piece: Piece) -> Goal {
        let at_home = position.home(piece.side());
        let home = position.find(piece).is_some_and(|space| at_home.contains(space));
        let targets = if home { SpaceSet::EMPTY } else { position.rules().homes(piece) - at_home };
        Goal { home, targets }
    }
}

fn pieces(position: &Position) -> Vec<PieceAnswer> {
    let on_board = Piece::all().filter_map(|piece| Some((piece, position.find(piece)?)));
    on_board
        .map(|(piece, space)| {
            let Goal { home, targets } = Goal::of(position, piece);
            PieceAnswer {
                letter: piece.letter(),
                side: piece.side().into(),
                colour: piece.colour().to_string(),
                number: piece.number(),
                space: space.to_string(),
                home,
                targets: targets.into_iter().map(|target| target.to_string()).collect(),
            }
        })
        .collect()
}

pub(crate) fn last(game: &Game) -> Option<MoveAnswer> {
    let m = *game.moves().last()?;
    let mut before = game.position().clone();
    before.undo_unchecked(m);
    Some(MoveAnswer::of(&before, m))
}

impl MoveAnswer {
    /// A legal move of a position.
    pub(crate) fn of(position: &Position, m: Move) -> MoveAnswer {
        MoveAnswer::by(m, position.way(m).ok().flatten().as_ref())
    }

    pub(crate) fn by(m: Move, way: Option<&Way>) -> MoveAnswer {
        MoveAnswer {
            played: m.to_string(),
            text: way.map_or_else(|| m.to_string(), Way::to_string),
            from: m.from().map(|space| space.to_string()),
            to: m.to().map(|space| space.to_string()),
            kind: m.kind().map(|kind| kind.name().into()),
            way: way.into_iter().flat_map(Way::spaces).map(ToString::to_string).collect(),
        }
    }
}

impl OutcomeAnswer {
    fn of(outcome: Outcome) -> OutcomeAnswer {
        OutcomeAnswer { winner: outcome.winner().map(SideName::from), reason: outcome.reason().into() }
    }
}
