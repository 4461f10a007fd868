//! What a move has changed, for those who know the game before it. It is told instead of the whole game,
//! which grows with every move.

use colorito::{Game, Piece};
use colorito_play::{Ability, Role, Seat, SeatedGame, SideName, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{
    ClockAnswer, MoveAnswer, OutcomeAnswer, PerSide,
    game::{known_abilities, milliseconds},
    legal::write_legal,
    position::{Goal, last, near_special, result, sides},
};

/// What a move has changed. All that is not in here is as it was.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MovedAnswer {
    /// The revision of the game that the move was made in. Who has another one asks for the whole game.
    pub since: i64,
    /// The revision now.
    pub revision: i64,
    /// When it was made, in milliseconds since 1970.
    pub changed: i64,
    /// The move, which is the last of the history now. Its piece stands where the move ends.
    #[serde(flatten)]
    pub made: MoveAnswer,
    /// How long it was thought about, in milliseconds; `null` where no time was taken. With a clock it is the
    /// last of the game's `move_times` now.
    pub move_time: Option<u64>,
    /// The position as text.
    pub position: String,
    /// How many moves were made.
    pub ply: usize,
    /// Whose turn it is: `red` or `blue`.
    pub turn: SideName,
    /// The pieces that have other targets than before.
    pub targets: Vec<TargetsAnswer>,
    /// The legal moves for those who may move, `null` for all others. For each piece the tree of its ways, as
    /// in `c1:0(1)aT(1)`: its space, then those that can be reached from there, each with those that can be
    /// reached from it in brackets, by the direction, clockwise from the one towards row 10. `0` to `7` is a
    /// hop, `a` to `h` a step; `A` to `H` a hop and `S` to `Z` a step to a space that is only passed. Or
    /// `pass`.
    pub legal: Option<String>,
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
    /// How many moves were taken back and can be played again.
    pub taken_back: usize,
    /// What can be done now besides a move.
    #[serde(deserialize_with = "known_abilities")]
    pub can: Vec<Ability>,
    /// Who has offered a draw: `red` or `blue`, `null` if nobody has.
    pub draw_offer: Option<SideName>,
    /// Who asks to take their last move back: nobody, after a move.
    pub takeback_offer: Option<SideName>,
    /// The clocks, `null` without.
    pub clock: Option<ClockAnswer>,
    /// Whether the computer is to move.
    pub computer_to_move: bool,
}

/// Where some pieces of one side can still go home to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TargetsAnswer {
    /// Their letters in position texts.
    #[cfg_attr(feature = "schema", schema(example = "AB"))]
    pub letters: String,
    /// Whether they are home.
    pub home: bool,
    /// The spaces they may still go home to; none if they are there.
    pub targets: Vec<String>,
}

impl MovedAnswer {
    /// What there is to say about a game to somebody with a role in it who knows it as it was; `None` if more
    /// than a move has happened since.
    pub fn between(
        before: &SeatedGame,
        after: &SeatedGame,
        role: Role,
        now: Timestamp,
    ) -> Option<MovedAnswer> {
        if !is_one_move(before, after) {
            return None;
        }
        let (game, position) = (&after.game, after.game.position());
        Some(MovedAnswer {
            since: before.revision,
            revision: after.revision,
            changed: after.changed.0,
            made: last(game)?,
            move_time: after
                .clock
                .as_ref()
                .and_then(|clock| clock.thinking_time(before.ply()))
                .map(milliseconds),
            position: position.to_string(),
            ply: after.ply(),
            turn: position.turn().into(),
            targets: other_targets(&before.game, game),
            legal: may_move(after, role).then(|| write_legal(position)),
            home: sides(position, crate::position::home),
            needed: sides(position, crate::needed::needed),
            reply_pending: game.ending().is_none() && position.is_reply_pending(),
            near_special: near_special(position),
            outcome: result(game),
            taken_back: game.undone().len(),
            can: after.abilities(role),
            draw_offer: after.draw_offer.map(SideName::from),
            takeback_offer: after.talk.takeback,
            clock: ClockAnswer::of(after, now),
            computer_to_move: after.seat_to_move().is_some_and(|seat| !seat.is_person()),
        })
    }
}

/// Whether nothing has happened but a move.
fn is_one_move(before: &SeatedGame, after: &SeatedGame) -> bool {
    let same = before.seats == after.seats
        && before.players == after.players
        && before.place == after.place
        && before.game.start() == after.game.start()
        && before.game.repetition_rule() == after.game.repetition_rule();
    let (earlier, moves) = (before.game.moves(), after.game.moves());
    // The end of a game that counts is told whole, with what it has made of the ratings.
    let rates = after.rated && after.game.ending().is_some();
    same && !rates && after.score.is_none() && moves.len() == earlier.len() + 1 && moves.starts_with(earlier)
}

/// Whether it is the turn of somebody with a role.
fn may_move(seated: &SeatedGame, role: Role) -> bool {
    let side = seated.game.position().turn();
    seated.seat_to_move().is_some_and(Seat::is_person) && role.acts_for(side)
}

/// The pieces whose targets are others than before, those with the same ones together.
fn other_targets(before: &Game, after: &Game) -> Vec<TargetsAnswer> {
    let (before, after) = (before.position(), after.position());
    let mut groups: Vec<(String, Goal)> = Vec::new();
    for piece in Piece::all() {
        let goal = Goal::of(after, piece);
        if goal == Goal::of(before, piece) {
            continue;
        }
        match groups.iter_mut().find(|(_, other)| *other == goal) {
            Some((letters, _)) => letters.push(piece.letter()),
            None => groups.push((piece.letter().into(), goal)),
        }
    }
    let told = groups.into_iter().map(|(letters, Goal { home, targets })| TargetsAnswer {
        letters,
        home,
        targets: targets.into_iter().map(|target| target.to_string()).collect(),
    });
    told.collect()
}
