//! A game: a position and how it came about.

use std::fmt;

use crate::{Draw, Ending, IllegalMove, IllegalReason, Move, Outcome, Position, Rules, Side, Victory};

/// Whether the one house rule is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RepetitionRule {
    /// The same position with the same player to move for the third time is a draw.
    #[default]
    Draw,
    /// Positions may be repeated for ever.
    Off,
}

/// A game from its first position on, with undo and redo.
///
/// ```
/// use colorito::{Game, Position, RepetitionRule, Rules, Side};
///
/// let mut game = Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw);
/// let first = game.position().legal_moves()[0];
/// game.play(first)?;
/// assert_eq!(game.undo(), Some(first));
/// assert_eq!(game.redo(), Some(first));
/// assert_eq!(game.moves(), [first]);
/// # Ok::<(), colorito::IllegalMove>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    /// The moves played, then those taken back, which can be played again.
    moves: Vec<Move>,
    played: usize,
    /// The keys of the positions before each move played.
    keys: Vec<u64>,
    repetition: RepetitionRule,
    /// How the players ended the game themselves.
    ended: Option<Outcome>,
}

/// The game is over already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameOver(pub Ending);

impl fmt::Display for GameOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the game is over already: {}", self.0.outcome)
    }
}

impl std::error::Error for GameOver {}

impl Game {
    /// A game that goes on from a position.
    pub fn new(start: Position, repetition: RepetitionRule) -> Game {
        Game {
            position: start.clone(),
            start,
            moves: Vec::new(),
            played: 0,
            keys: Vec::new(),
            repetition,
            ended: None,
        }
    }

    /// The rules the game is played by.
    pub fn rules(&self) -> &Rules {
        self.start.rules()
    }

    /// Whether the house rule is in force.
    pub fn repetition_rule(&self) -> RepetitionRule {
        self.repetition
    }

    /// The first position.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The moves that led here.
    pub fn moves(&self) -> &[Move] {
        &self.moves[..self.played]
    }

    /// The moves that were taken back and can be played again, the next one first.
    pub fn undone(&self) -> &[Move] {
        &self.moves[self.played..]
    }

    /// Plays a move. Moves taken back before can no longer be played again, unless it is the next of them.
    ///
    /// # Errors
    /// If the game is over or the move is not legal; the game is then unchanged.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        if self.ending().is_some() {
            return Err(IllegalMove { attempted: m, reason: IllegalReason::GameOver });
        }
        self.position.check(m)?;
        self.play_unchecked(m);
        Ok(())
    }

    /// Plays a move that is known to be legal, because it came from the [legal moves](Position::legal_moves)
    /// of a game that is not over. Any other move is carried out as far as it makes sense and leaves a game
    /// that may not be playable.
    #[inline]
    pub fn play_unchecked(&mut self, m: Move) {
        self.keys.push(self.position.key());
        self.position.play_unchecked(m);
        if self.undone().first() != Some(&m) {
            self.moves.truncate(self.played);
            self.moves.push(m);
        }
        self.played += 1;
    }

    /// Takes back the last move, and with it a resignation, a lapse of time or an agreed draw.
    pub fn undo(&mut self) -> Option<Move> {
        self.ended = None;
        let last = *self.moves().last()?;
        self.position.undo_unchecked(last);
        self.played -= 1;
        self.keys.pop();
        Some(last)
    }

    /// Plays the move again that was taken back last, unless the players have ended the game since.
    pub fn redo(&mut self) -> Option<Move> {
        if self.ended.is_some() {
            return None;
        }
        let next = *self.undone().first()?;
        self.keys.push(self.position.key());
        self.position.play_unchecked(next);
        self.played += 1;
        Some(next)
    }

    /// How the game ended, `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        let outcome = self.ended.or_else(|| {
            let repeated = || self.repetition == RepetitionRule::Draw && self.count_repetitions() >= 3;
            let by_position = self.position.ending().map(|ending| ending.outcome);
            by_position.or_else(|| repeated().then_some(Outcome::Drawn(Draw::Repetition)))
        })?;
        Some(Ending { outcome, plies: self.position.plies() })
    }

    /// How often the position on the board has been there with the same player to move, now included.
    ///
    /// Where keys agree, the moves are taken back on a copy and the positions compared piece by piece, so
    /// that no clash of keys can end a game.
    pub fn count_repetitions(&self) -> usize {
        if !self.keys.contains(&self.position.key()) {
            return 1;
        }
        let mut earlier = self.position.clone();
        let mut count = 1;
        for &m in self.moves().iter().rev() {
            earlier.undo_unchecked(m);
            count += usize::from(earlier.repeats(&self.position));
        }
        count
    }

    /// A player gives up.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn resign(&mut self, side: Side) -> Result<(), GameOver> {
        self.end(Outcome::Won { winner: !side, by: Victory::Resignation })
    }

    /// A player's time has run out.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn run_out_of_time(&mut self, side: Side) -> Result<(), GameOver> {
        self.end(Outcome::Won { winner: !side, by: Victory::Time })
    }

    /// The players agree on a draw.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn agree_on_draw(&mut self) -> Result<(), GameOver> {
        self.end(Outcome::Drawn(Draw::Agreement))
    }

    /// Ends the game as the players, a clock or a server declare it to have ended. What only moves bring
    /// about nobody can declare, and nothing changes.
    ///
    /// # Errors
    /// If the game is over already.
    pub fn declare(&mut self, outcome: Outcome) -> Result<(), GameOver> {
        if outcome.is_declared() { self.end(outcome) } else { Ok(()) }
    }

    /// Ends a game that a record says to have ended; what the moves ended needs no words.
    pub(crate) fn end_as_recorded(&mut self, outcome: Outcome) {
        if outcome.is_declared() && self.ending().is_none() {
            self.ended = Some(outcome);
        }
    }

    fn end(&mut self, outcome: Outcome) -> Result<(), GameOver> {
        if let Some(ending) = self.ending() {
            return Err(GameOver(ending));
        }
        self.ended = Some(outcome);
        Ok(())
    }
}
