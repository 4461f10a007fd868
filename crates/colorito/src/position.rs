//! Positions: arrangements that can be played.

use std::{fmt, str::FromStr};

use crate::{
    Arrangement, Colour, Draw, Ending, IllegalMove, IllegalReason, Move, Outcome, ParsePositionError, Piece,
    PositionError, Rules, Side, Space, SpaceSet, Victory, Way,
    hops::{Army, Hops, Islands},
    perft::Replies,
    piece::targets,
    way,
    zobrist::{self, mixed},
};

/// A playable position with the rules it is played by.
///
/// ```
/// use colorito::{Position, Rules, Side};
///
/// let mut position = Position::start(Rules::default(), Side::Red);
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 12);
/// position.play(moves[0])?;
/// assert_eq!(position.turn(), Side::Blue);
/// # Ok::<(), colorito::IllegalMove>(())
/// ```
#[derive(Clone)]
pub struct Position {
    rules: Rules,
    pieces: [Option<Piece>; Space::COUNT],
    by_colour: [SpaceSet; 4],
    /// Spaces whose right piece stands there.
    home: SpaceSet,
    /// The targets of each side's pieces.
    targets: [SpaceSet; 2],
    turn: Side,
    starter: Side,
    plies: u32,
    key: u64,
}

impl Position {
    /// The start of a game.
    pub fn start(rules: Rules, starter: Side) -> Position {
        Position::unchecked(&Arrangement::start(starter), rules)
    }

    /// A board without any piece, Red to move: a [study](Position::study) to draw or to set up.
    pub fn empty(rules: Rules) -> Position {
        Position::unchecked(&Arrangement::EMPTY, rules)
    }

    /// The position of an arrangement, if it can be played: every piece there once, each where it may
    /// rest, and the number of moves in keeping with whose turn it is.
    ///
    /// # Errors
    /// Names what is wrong with the arrangement.
    pub fn new(arrangement: &Arrangement, rules: Rules) -> Result<Position, PositionError> {
        let position = Position::study(arrangement, rules)?;
        match Piece::all().find(|piece| arrangement.placed().all(|(_, placed)| placed != *piece)) {
            Some(missing) => Err(PositionError::Missing(missing)),
            None => Ok(position),
        }
    }

    /// Like [`new`](Position::new), but pieces may be missing: for problems and for one side alone.
    ///
    /// A side is complete when all the pieces it has are home, and never without any. The targets of missing
    /// pieces do not count for the special situation; under Just Colours those of a colour count as long as
    /// one piece of it is there.
    ///
    /// # Errors
    /// Names what is wrong with the arrangement.
    pub fn study(arrangement: &Arrangement, rules: Rules) -> Result<Position, PositionError> {
        let mut seen = [None; Piece::COUNT];
        for (space, piece) in arrangement.placed() {
            if let Some(first) = seen[piece.index()].replace(space) {
                return Err(PositionError::Twice { piece, first, second: space });
            }
            if !rules.rest(piece.colour()).contains(space) {
                return Err(PositionError::MayNotRest { piece, space });
            }
        }
        let Arrangement { turn, starter, plies, .. } = *arrangement;
        if plies.is_multiple_of(2) != (turn == starter) || plies > Arrangement::MOST_PLIES {
            return Err(PositionError::Plies { plies, turn, starter });
        }
        Ok(Position::unchecked(arrangement, rules))
    }

    fn unchecked(arrangement: &Arrangement, rules: Rules) -> Position {
        let mut position = Position {
            rules,
            pieces: [None; Space::COUNT],
            by_colour: [SpaceSet::EMPTY; 4],
            home: SpaceSet::EMPTY,
            targets: [SpaceSet::EMPTY; 2],
            turn: arrangement.turn,
            starter: arrangement.starter,
            plies: arrangement.plies,
            key: 0,
        };
        for (space, piece) in arrangement.placed() {
            position.pieces[space.index()] = Some(piece);
            position.by_colour[piece.colour() as usize].insert(space);
            position.home |= SpaceSet::single(space) & rules.homes(piece);
            position.targets[piece.side() as usize] |= rules.homes(piece);
        }
        position.key = position.recomputed_key();
        position
    }

    /// What stands where, without the rules.
    pub fn arrangement(&self) -> Arrangement {
        Arrangement { pieces: self.pieces, turn: self.turn, starter: self.starter, plies: self.plies }
    }

    /// The rules this position is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Who made, or makes, the first move.
    pub fn starter(&self) -> Side {
        self.starter
    }

    /// The moves made so far by both together.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The piece on a space.
    #[inline]
    pub fn piece(&self, space: Space) -> Option<Piece> {
        self.pieces[space.index()]
    }

    /// Where a piece stands; `None` if it is missing, which only a [study](Position::study) allows.
    pub fn find(&self, piece: Piece) -> Option<Space> {
        self.coloured(piece.colour()).into_iter().find(|space| self.piece(*space) == Some(piece))
    }

    /// The spaces with pieces of a colour.
    #[inline]
    pub fn coloured(&self, colour: Colour) -> SpaceSet {
        self.by_colour[colour as usize]
    }

    /// The spaces with pieces of a side.
    #[inline]
    pub fn of(&self, side: Side) -> SpaceSet {
        let [first, second] = side.colours();
        self.coloured(first) | self.coloured(second)
    }

    /// All spaces with pieces.
    #[inline]
    pub fn occupied(&self) -> SpaceSet {
        self.of(Side::Red) | self.of(Side::Blue)
    }

    /// The spaces where a side's pieces are home.
    #[inline]
    pub fn home(&self, side: Side) -> SpaceSet {
        self.home & Rules::targets(side)
    }

    /// The targets of a side that are not rightly filled.
    #[inline]
    pub fn open_targets(&self, side: Side) -> SpaceSet {
        self.targets[side as usize] - self.home
    }

    /// A number that equal positions share and others hardly ever do. Equal means what repetition means: the
    /// same pieces (under Just Colours: the same colours) on the same spaces, the same player to move, the
    /// same starter.
    #[inline]
    pub fn key(&self) -> u64 {
        self.key
    }

    /// The key computed from nothing, to check the one kept up to date.
    pub fn recomputed_key(&self) -> u64 {
        let turn = if self.turn == Side::Blue { zobrist::BLUE_TO_MOVE } else { 0 };
        self.occupied()
            .into_iter()
            .filter_map(|space| Some((space, self.piece(space)?)))
            .fold(turn ^ zobrist::starter(self.starter), |key, (space, piece)| {
                key ^ zobrist::piece(piece, space, self.rules.variant.just_colours)
            })
    }

    /// Whether two positions are the same one for the house rule: equal-coloured pieces count as equal under
    /// Just Colours, and how many moves were made does not matter.
    pub fn repeats(&self, other: &Position) -> bool {
        self.key == other.key
            && self.turn == other.turn
            && self.starter == other.starter
            && self.by_colour == other.by_colour
            && (self.rules.variant.just_colours || self.pieces == other.pieces)
            && self.rules == other.rules
    }

    /// The position turned by half a turn with the sides swapped: the same game with the players in each
    /// other's seats. Every valid board is its own image.
    #[must_use]
    pub fn turned(&self) -> Position {
        Position::unchecked(&self.arrangement().turned(), self.rules)
    }
}

/// Moves.
impl Position {
    /// All legal moves: none once the game is over, a single [`Move::Pass`] where no piece can move.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(96);
        self.for_each_move(|m| moves.push(m));
        moves
    }

    /// Calls a function with every legal move, in the order of [`legal_moves`](Position::legal_moves).
    #[inline]
    pub fn for_each_move(&self, mut visit: impl FnMut(Move)) {
        if self.ending().is_some() {
            return;
        }
        let mut passes = true;
        self.for_each_piece(|from, destinations| {
            for to in destinations {
                passes = false;
                visit(Move::Go { from, to });
            }
        });
        if passes {
            visit(Move::Pass);
        }
    }

    /// Calls a function with the space of each piece of the player to move and all its destinations, whether
    /// or not the game is over.
    #[inline]
    pub fn for_each_piece(&self, mut visit: impl FnMut(Space, SpaceSet)) {
        let islands = Islands::new(self.occupied(), self.rules.variant.strict);
        for colour in self.turn.colours() {
            let rest = self.rules.rest(colour);
            for from in self.coloured(colour) {
                visit(from, islands.destinations(from, rest));
            }
        }
    }

    /// Where the piece on a space can end, whosever turn it is and whether or not the game is over. Empty if
    /// no piece stands there.
    pub fn destinations(&self, from: Space) -> SpaceSet {
        let Some(piece) = self.piece(from) else { return SpaceSet::EMPTY };
        Hops::new(self.occupied()).destinations(
            from,
            self.rules.rest(piece.colour()),
            self.rules.variant.strict,
        )
    }

    /// How many legal moves there are, counted without listing them.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        if self.ending().is_some() {
            return 0;
        }
        self.count_moves_past(self.occupied(), &self.armies(self.turn))
    }

    /// How many moves two colours' pieces have in an occupancy.
    #[inline]
    fn count_moves_past(&self, occupied: SpaceSet, armies: &[Army; 2]) -> u64 {
        let hops = Hops::new(occupied);
        let strict = self.rules.variant.strict;
        let moves = if strict { hops.count_strict_moves(armies) } else { hops.count_moves(armies) };
        // Without a move the player passes, which is a move too.
        u64::from(moves.max(1))
    }

    /// How many sequences of two legal moves there are, and whether the numbers of pieces cannot matter for that.
    ///
    /// Most first moves need not be played: while nobody is home, no game ends, and all that the reply sees of a
    /// move is which spaces are occupied. So replies can be remembered by these and by where the replying colours
    /// stand.
    pub(crate) fn count_move_pairs(&self, replies: &mut Replies) -> (u64, bool) {
        let played = |m| {
            let mut after = self.clone();
            after.play_unchecked(m);
            after.count_moves()
        };
        let mut count = 0;
        if !self.home.is_empty() {
            self.for_each_move(|m| count += played(m));
            return (count, self.rules.variant.just_colours);
        }
        let mut by_colour = self.is_told_by_colour();
        let replying = self.armies(!self.turn);
        let seen_by = !self.turn;
        let key = seen_by.colours().into_iter().fold(seen_by as u64, |key, c| mixed(key, self.coloured(c)));
        let occupied = self.occupied();
        self.for_each_piece(|from, destinations| {
            let lifted = occupied - from.into();
            let Some(piece) = self.piece(from) else { return };
            let homes = self.rules.homes(piece);
            for to in destinations - homes {
                let after = lifted | to.into();
                count += replies.count(|| mixed(key, after), || self.count_moves_past(after, &replying));
            }
            for to in destinations & homes {
                count += played(Move::Go { from, to });
            }
            by_colour &= self.rules.variant.just_colours || !destinations.meets(targets(piece.colour()));
        });
        (if count == 0 { played(Move::Pass) } else { count }, by_colour)
    }

    /// Whether the numbers of pieces cannot matter here: they do not by the rules, or nobody stands on a target of
    /// their colour. Numbers say who is home, which endings depend on and moves do not.
    #[inline]
    pub(crate) fn is_told_by_colour(&self) -> bool {
        let anybody = |colour| self.coloured(colour).meets(targets(colour));
        self.rules.variant.just_colours || !Colour::ALL.into_iter().any(anybody)
    }

    /// A number that positions with the same colours on the same spaces share and others hardly ever do; the
    /// players to move and to start are told apart as well.
    pub(crate) fn colour_key(&self) -> u64 {
        let sides = [(self.turn, zobrist::BLUE_TO_MOVE), (self.starter, zobrist::starter(Side::Blue))];
        let sides =
            sides.into_iter().filter(|(side, _)| *side == Side::Blue).fold(0, |key, (_, part)| key ^ part);
        self.by_colour.into_iter().fold(sides, mixed)
    }

    #[inline]
    fn armies(&self, side: Side) -> [Army; 2] {
        side.colours().map(|colour| Army::new(self.coloured(colour), self.rules.rest(colour)))
    }

    /// Whether a move may be played.
    pub fn is_legal(&self, m: Move) -> bool {
        self.check(m).is_ok()
    }

    /// Says why a move may not be played, if so.
    ///
    /// # Errors
    /// If the move is not legal.
    pub fn check(&self, m: Move) -> Result<(), IllegalMove> {
        let reason = match m {
            _ if self.ending().is_some() => IllegalReason::GameOver,
            Move::Pass if self.can_move() => IllegalReason::MustMove,
            Move::Pass => return Ok(()),
            Move::Go { from, to } => match self.piece(from) {
                None => IllegalReason::NoPiece(from),
                Some(piece) if piece.side() != self.turn => IllegalReason::NotYours(piece),
                Some(_) if from == to => IllegalReason::SameSpace,
                Some(_) if self.destinations(from).contains(to) => return Ok(()),
                Some(_) if self.occupied().contains(to) => IllegalReason::Occupied(to),
                Some(piece) if !self.rules.rest(piece.colour()).contains(to) => {
                    IllegalReason::MayNotRest { piece, space: to }
                }
                Some(piece) => IllegalReason::OutOfReach { piece, space: to },
            },
        };
        Err(IllegalMove { attempted: m, reason })
    }

    /// Whether any piece of the player to move has a destination.
    fn can_move(&self) -> bool {
        let mut any = false;
        self.for_each_piece(|_, destinations| any |= !destinations.is_empty());
        any
    }

    /// The way of a move that people are shown, see [`Way`]; `None` for a pass.
    ///
    /// # Errors
    /// If the move is not legal.
    pub fn way(&self, m: Move) -> Result<Option<Way>, IllegalMove> {
        self.check(m)?;
        Ok(way::shortest(self, m))
    }

    /// The [legal moves](Position::legal_moves) in their order, each with the [way](Position::way) that
    /// people are shown, which is found much faster for all of them together.
    pub fn legal_ways(&self) -> Vec<(Move, Option<Way>)> {
        let mut ways = Vec::with_capacity(96);
        if self.ending().is_some() {
            return ways;
        }
        self.for_each_piece(|from, destinations| {
            way::all_shortest(self, from, destinations, |m, way| ways.push((m, Some(way))));
        });
        if ways.is_empty() {
            ways.push((Move::Pass, None));
        }
        ways
    }

    /// The way of a move as [`destinations`](Position::destinations) has it: whosever turn it is and whether
    /// or not the game is over. `None` if the piece cannot go there, and for a pass.
    pub fn way_alone(&self, m: Move) -> Option<Way> {
        let Move::Go { from, to } = m else { return None };
        if self.destinations(from).contains(to) { way::shortest(self, m) } else { None }
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal; the position is then unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        self.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move that is known to be legal, because it came from [`legal_moves`](Position::legal_moves) of
    /// this position. Any other move is carried out as far as it makes sense and leaves a position that may
    /// not be playable.
    #[inline]
    pub fn play_unchecked(&mut self, m: Move) {
        if let Move::Go { from, to } = m {
            self.shift(from, to);
        }
        self.plies = self.plies.wrapping_add(1);
        self.turn = !self.turn;
        self.key ^= zobrist::BLUE_TO_MOVE;
    }

    /// Takes back a move that was just played.
    #[inline]
    pub fn undo_unchecked(&mut self, m: Move) {
        if let Move::Go { from, to } = m {
            self.shift(to, from);
        }
        self.plies = self.plies.wrapping_sub(1);
        self.turn = !self.turn;
        self.key ^= zobrist::BLUE_TO_MOVE;
    }

    #[inline]
    fn shift(&mut self, from: Space, to: Space) {
        let Some(piece) = self.pieces[from.index()].take() else { return };
        self.pieces[to.index()] = Some(piece);
        let (left, entered) = (SpaceSet::single(from), SpaceSet::single(to));
        self.by_colour[piece.colour() as usize] ^= left | entered;
        self.home = (self.home - left) | (entered & self.rules.homes(piece));
        let just_colours = self.rules.variant.just_colours;
        self.key ^= zobrist::piece(piece, from, just_colours) ^ zobrist::piece(piece, to, just_colours);
    }
}

/// Endings.
impl Position {
    /// Whether all pieces of a side are on target.
    #[inline]
    pub fn is_complete(&self, side: Side) -> bool {
        let own = self.of(side);
        !own.is_empty() && own.is_subset(self.home)
    }

    /// Whether a side is in the special situation: at least one target rightly filled, and every one that is
    /// not held by an opponent's piece.
    #[inline]
    pub fn is_special(&self, side: Side) -> bool {
        let open = self.open_targets(side);
        !open.is_empty() && open.is_subset(self.of(!side)) && self.targets[side as usize].meets(self.home)
    }

    /// Whether the starter is complete and the other player has the reply move.
    pub fn is_reply_pending(&self) -> bool {
        self.turn != self.starter && self.is_complete(self.starter) && !self.is_complete(!self.starter)
    }

    /// The end of the game, as far as the position alone tells: completion, tie or special situation.
    #[inline]
    pub fn ending(&self) -> Option<Ending> {
        let outcome = self.outcome()?;
        Some(Ending { outcome, plies: self.plies })
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        // Every ending takes at least one piece that is home.
        if self.home.is_empty() {
            return None;
        }
        let second = !self.starter;
        match (self.is_complete(self.starter), self.is_complete(second)) {
            (true, true) => return Some(Outcome::Drawn(Draw::Tie)),
            (false, true) => return Some(Outcome::Won { winner: second, by: Victory::Completion }),
            (true, false) if self.turn == second => return None,
            (true, false) => return Some(Outcome::Won { winner: self.starter, by: Victory::Completion }),
            (false, false) => {}
        }
        // Both at once cannot come about in play; set up by hand, it goes to who has just moved.
        [!self.turn, self.turn]
            .into_iter()
            .find(|side| self.is_special(*side))
            .map(|winner| Outcome::Won { winner, by: Victory::SpecialSituation })
    }

    /// How many pieces of a side are home.
    pub fn count_home(&self, side: Side) -> u32 {
        self.home(side).len()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.arrangement().fmt(f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self}, {:?}, {})", self.rules.board, self.rules.variant)
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.rules == other.rules
            && self.pieces == other.pieces
            && (self.turn, self.starter, self.plies) == (other.turn, other.starter, other.plies)
    }
}

impl Eq for Position {}

impl Position {
    /// Reads a position text.
    ///
    /// # Errors
    /// Names the row, column or field at fault.
    pub fn parse(text: &str, rules: Rules) -> Result<Position, ParsePositionError> {
        let arrangement = Arrangement::from_str(text).map_err(ParsePositionError::Text)?;
        Position::new(&arrangement, rules).map_err(ParsePositionError::Unplayable)
    }
}
