//! What is said to people, in their language.

use colorito::{Colour, Game, Move, MoveKind, Outcome, Piece, Position, Side, Way};
use colorito_engine::{Hint, Score};
use colorito_locales::{Arg, Language};
use colorito_play::{Seat, SeatedGame, Seats};
use colorito_study::{Message, Value, review::Standing};
use colorito_wire::hint_reason;

use crate::session::Happening;

/// Says things in a language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// Which language.
    pub language: Language,
}

impl Words {
    /// A text with its values filled in.
    pub fn text(self, key: &str, args: &[(&str, Arg)]) -> String {
        self.language.text(key, args)
    }

    /// A text without values.
    pub fn say(self, key: &str) -> String {
        self.text(key, &[])
    }

    /// A side's name.
    // keys: side-*
    pub fn side(self, side: Side) -> String {
        self.say(&format!("side-{side}"))
    }

    /// A piece's name, such as “dark blue 7”.
    pub fn piece(self, piece: Piece) -> String {
        let args = [("colour", code(piece.colour()).into()), ("number", i64::from(piece.number()).into())];
        self.text("piece", &args)
    }

    /// What a coloured space is called.
    pub(crate) fn coloured_space(self, colour: Colour) -> String {
        self.text("space-coloured", &[("colour", code(colour).into())])
    }

    // keys: kind-*
    pub(crate) fn kind(self, kind: MoveKind) -> String {
        self.say(&format!("kind-{kind}"))
    }

    /// So many of all.
    pub(crate) fn of_all(self, key: &str, done: usize, all: usize) -> String {
        self.text(key, &[("done", (done as i64).into()), ("total", (all as i64).into())])
    }

    /// Several things in a row.
    pub(crate) fn list(self, words: impl IntoIterator<Item = String>) -> String {
        words.into_iter().collect::<Vec<_>>().join(&self.say("comma"))
    }

    /// A move as people write it.
    pub(crate) fn way(self, way: Option<&Way>) -> String {
        way.map_or_else(|| self.say("pass"), Way::to_string)
    }

    /// A move that was made, in a whole sentence.
    pub(crate) fn moved(self, before: &Position, m: Move) -> String {
        let Some(way) = before.way_alone(m) else { return self.say("moved-pass") };
        let ends = [way.spaces().first(), way.spaces().last()];
        let [from, to] = ends.map(|space| space.map(ToString::to_string).unwrap_or_default());
        let args = [
            ("piece", self.piece(way.piece()).into()),
            ("from", from.into()),
            ("to", to.into()),
            ("kind", way.kind().name().into()),
        ];
        self.text("moved", &args)
    }

    /// The sentence of a message of the lessons, puzzles and reviews.
    pub fn message(self, message: &Message) -> String {
        let args: Vec<(&str, Arg)> =
            message.values.iter().map(|(name, value)| (name.as_str(), self.value(value))).collect();
        self.text(&message.key, &args)
    }

    fn value(self, value: &Value) -> Arg {
        match value {
            Value::Number(number) => Arg::Number(*number),
            Value::Text(text) => Arg::Text(text.clone()),
            Value::Side { side } => Arg::Text(self.say(&format!("side-{side}"))),
            Value::Piece { colour, number } => {
                let named = [("colour", colour.as_str().into()), ("number", i64::from(*number).into())];
                Arg::Text(self.text("piece", &named))
            }
        }
    }
}

/// Who plays, and which of them the reader is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cast<'a> {
    pub(crate) seats: &'a Seats,
    pub(crate) you: Option<Side>,
}

impl Cast<'_> {
    /// Those at this device: the one nameless person who plays against the computer is the reader.
    pub(crate) fn here(seats: &Seats) -> Cast<'_> {
        let alone = |side: &Side| !seats.are_people() && *seats.of(*side) == Seat::Person { name: None };
        Cast { seats, you: Side::ALL.into_iter().find(alone) }
    }
}

/// Players.
impl Words {
    /// What a side is called: you, a name, the computer, or its colour.
    pub(crate) fn player(self, cast: Cast<'_>, side: Side) -> String {
        match cast.seats.of(side) {
            Seat::Computer { level } => self.text("player-computer", &[("level", i64::from(*level).into())]),
            Seat::Person { name: Some(name) } => name.clone(),
            Seat::Program { name } => self.text("player-program", &[("name", name.clone().into())]),
            Seat::Person { name: None } if cast.you == Some(side) => self.say("player-you"),
            Seat::Person { name: None } => self.side(side),
        }
    }

    /// Who a side is to the reader, as sentences about a player want to know it: you, the computer, or a
    /// name.
    pub(crate) fn who(self, cast: Cast<'_>, side: Side) -> [(&'static str, Arg); 2] {
        let who = match cast.seats.of(side) {
            Seat::Computer { .. } => "computer",
            _ if cast.you == Some(side) => "you",
            Seat::Person { .. } | Seat::Program { .. } => "name",
        };
        [("who", who.into()), ("name", self.player(cast, side).into())]
    }

    /// How a game stands: whose turn it is and what is special about it, or how it ended.
    pub(crate) fn status(self, seated: &SeatedGame, cast: Cast<'_>) -> String {
        match seated.game.ending() {
            Some(ending) => {
                let result = self.result(cast, ending.outcome);
                self.two(result, self.losers_score(seated, cast))
            }
            None => self.turn(cast, seated.game.position()),
        }
    }

    /// Two sentences, or the first if there is no second.
    pub(crate) fn two(self, first: String, second: String) -> String {
        if second.is_empty() {
            return first;
        }
        self.text("two-sentences", &[("first", first.into()), ("second", second.into())])
    }

    fn turn(self, cast: Cast<'_>, position: &Position) -> String {
        let to_move = self.who(cast, position.turn());
        if position.is_reply_pending() {
            let complete = self.text("complete", &self.who(cast, position.starter()));
            return self.two(complete, self.text("reply", &to_move));
        }
        let near = Side::ALL.into_iter().find(|side| is_near_special(position, *side));
        let warning = near.map(|side| self.text("special-near", &self.who(cast, side)));
        self.two(self.text("turn", &to_move), warning.unwrap_or_default())
    }

    /// Whose turn it is where nobody has a seat.
    pub(crate) fn side_to_move(self, side: Side) -> String {
        self.text("turn", &[("who", "name".into()), ("name", self.side(side).into())])
    }

    // keys: result-*
    fn result(self, cast: Cast<'_>, outcome: Outcome) -> String {
        let key = format!("result-{}", outcome.reason());
        let Some(winner) = outcome.winner() else { return self.say(&key) };
        let you = match cast.you {
            Some(you) if you == winner => "won",
            Some(_) => "lost",
            None => "watched",
        };
        let [who, name] = self.who(cast, !winner);
        let won = self.text("won", &self.who(cast, winner));
        self.two(won, self.text(&key, &[who, name, ("you", you.into())]))
    }

    /// What the referee knows about the loser's score; empty if there is none.
    pub(crate) fn losers_score(self, seated: &SeatedGame, cast: Cast<'_>) -> String {
        let outcome = seated.game.ending().map(|ending| ending.outcome).filter(|outcome| outcome.is_scored());
        let Some(winner) = outcome.and_then(Outcome::winner) else { return String::new() };
        let Some(state) = &seated.score else { return self.say("score-counting") };
        let said = |key: &str, bounds: &[(&'static str, u32)]| {
            let bounds = bounds.iter().map(|(name, bound)| (*name, Arg::Number(i64::from(*bound))));
            let args: Vec<_> = self.who(cast, !winner).into_iter().chain(bounds).collect();
            self.text(key, &args)
        };
        let known = match (state.score.lower(), state.score.upper()) {
            (_, Some(upper)) if state.score.is_settled() => said("score-exact", &[("moves", upper)]),
            (Some(lower), Some(upper)) => said("score-between", &[("lower", lower), ("upper", upper)]),
            (Some(lower), None) => said("score-least", &[("lower", lower)]),
            (None, _) => said("score-never", &[]),
        };
        if state.done { known } else { self.two(known, self.say("score-counting")) }
    }

    /// How a game in a list stands.
    // keys: ending-*, won-by-*
    pub(crate) fn ending(self, outcome: Option<Outcome>) -> String {
        let Some(outcome) = outcome else { return self.say("games-going-on") };
        let how = self.say(&format!("ending-{}", outcome.reason()));
        match outcome.winner() {
            None => how,
            Some(winner) => {
                let winner = self.say(&format!("won-by-{winner}"));
                self.text("games-won", &[("winner", winner.into()), ("how", how.into())])
            }
        }
    }
}

/// A colour as messages know it.
fn code(colour: Colour) -> String {
    colour.to_string().replace(' ', "-")
}

/// Whether all open targets of a side but one are held by the opponent.
fn is_near_special(position: &Position, side: Side) -> bool {
    let open = position.open_targets(side);
    let missing = open - position.of(!side);
    open.len() > 1 && missing.len() == 1 && !position.home(side).is_empty()
}

/// What players ask each other.
impl Words {
    /// What has happened besides a move, if there is something to say about it at once.
    pub(crate) fn happening(self, happening: &Happening, cast: Cast<'_>) -> Option<String> {
        Some(match happening {
            Happening::DrawOffered(by) => self.text("draw-offered", &self.who(cast, *by)),
            Happening::DrawDeclined => self.say("terminal-draw-declined"),
            Happening::TakeBackAsked(by) => self.text("take-back-asked", &self.who(cast, *by)),
            Happening::TakeBackRefused => self.say("terminal-take-back-refused"),
            Happening::RematchOffered(by) => self.text("rematch-offered", &self.who(cast, *by)),
            Happening::RematchDeclined => self.say("terminal-rematch-declined"),
            Happening::Begun => self.say("terminal-rematch-begun"),
            Happening::Left(side) => self.text("player-left", &self.who(cast, *side)),
            Happening::Returned(side) => self.text("player-back", &self.who(cast, *side)),
            Happening::Claimable(side) => self.text("terminal-claim", &self.who(cast, *side)),
            Happening::Lost => self.say("connection-lost"),
            Happening::Back => self.say("terminal-connection-back"),
            Happening::Overtaken => self.say("error-ply"),
            _ => return None,
        })
    }

    /// What waits for an answer.
    pub(crate) fn questions(self, seated: &SeatedGame, cast: Cast<'_>) -> Vec<String> {
        let questions = [
            ("draw-offered", seated.draw_offer),
            ("take-back-asked", seated.talk.takeback()),
            ("rematch-offered", seated.talk.rematch()),
        ];
        questions.into_iter().filter_map(|(key, by)| Some(self.text(key, &self.who(cast, by?)))).collect()
    }
}

/// The engine.
impl Words {
    /// A hint with its reason.
    // keys: hint-reason-*
    pub(crate) fn hint(self, hint: &Hint) -> String {
        let first = match &hint.way {
            Some(way) => self.text("hint-move", &[("move", way.to_string().into())]),
            None => self.say("hint-pass"),
        };
        let (code, piece, rows) = hint_reason(hint.reason);
        let named = piece.map(|piece| self.piece(piece)).unwrap_or_default();
        let why = [("piece", named.into()), ("rows", i64::from(rows.unwrap_or(0)).into())];
        let why = self.text(&format!("hint-reason-{code}"), &why);
        if hint.ladder.is_empty() {
            return self.text("hint-plain", &[("move", first.into()), ("why", why.into())]);
        }
        let pieces = self.list(hint.ladder.iter().map(|piece| self.piece(*piece)));
        let count = Arg::Number(hint.ladder.len() as i64);
        let over = self.text("hint-over", &[("pieces", pieces.into()), ("count", count)]);
        self.text("hint-with-ladder", &[("move", first.into()), ("over", over.into()), ("why", why.into())])
    }

    /// What a position is worth for whoever is to move, in a few characters: `+1.5`, `#3`, `#-2`.
    pub(crate) fn short_score(self, score: Score) -> String {
        match score {
            Score::Lead(lead) if lead > 0 => format!("+{}", self.language.decimal(lead)),
            Score::Lead(lead) => self.language.decimal(lead),
            Score::WinIn(plies) => format!("#{}", plies.div_ceil(2)),
            Score::LossIn(plies) => format!("#-{}", plies.div_ceil(2)),
        }
    }

    /// The same in words, for whoever is to move.
    pub(crate) fn long_score(self, score: Score, to_move: Side) -> String {
        let sign = if to_move == Side::Red { 1 } else { -1 };
        self.standing(match score {
            Score::Lead(lead) => Standing::Lead { lead: sign * lead },
            Score::WinIn(plies) => Standing::Decided { winner: to_move, plies },
            Score::LossIn(plies) => Standing::Decided { winner: !to_move, plies },
        })
    }

    /// A line of moves from a position on.
    pub(crate) fn line(self, position: &Position, moves: &[Move]) -> String {
        let mut position = position.clone();
        let ways = moves.iter().map(|m| {
            let way = self.way(position.way_alone(*m).as_ref());
            position.play_unchecked(*m);
            way
        });
        ways.collect::<Vec<_>>().join("  ")
    }

    /// How a reviewed game stands after a move.
    pub fn standing(self, standing: Standing) -> String {
        match standing {
            Standing::Lead { lead } if lead.abs() < 5 => self.say("review-even"),
            Standing::Lead { lead } => {
                let leader = if lead > 0 { Side::Red } else { Side::Blue };
                let moves = self.language.decimal(lead.abs());
                self.text("review-lead", &[("side", self.side(leader).into()), ("moves", moves.into())])
            }
            Standing::Decided { winner, plies } => {
                let moves = i64::from(plies.div_ceil(2).max(1));
                self.text("review-wins-in", &[("side", self.side(winner).into()), ("moves", moves.into())])
            }
            Standing::Won { winner } => self.text("review-won", &[("side", self.side(winner).into())]),
            Standing::Drawn => self.say("review-drawn"),
        }
    }

    /// The moves of a game, numbered, a line for each two.
    pub(crate) fn numbered_moves(self, game: &Game) -> Vec<[String; 3]> {
        let mut position = game.start().clone();
        let ways: Vec<String> = game
            .moves()
            .iter()
            .map(|m| {
                let way = self.way(position.way_alone(*m).as_ref());
                position.play_unchecked(*m);
                way
            })
            .collect();
        let pairs = ways.chunks(2).enumerate();
        pairs
            .map(|(index, pair)| {
                let second = pair.get(1).cloned().unwrap_or_default();
                [format!("{}.", index + 1), pair[0].clone(), second]
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use colorito::{RepetitionRule, Rules};
    use colorito_play::{GameId, Players, ScoreState, Timestamp};

    use super::*;

    const ENGLISH: Words = Words { language: Language::English };

    fn seated(seats: Seats) -> SeatedGame {
        SeatedGame {
            id: GameId::from_random(1),
            seats,
            players: Players::default(),
            game: Game::new(Position::start(Rules::default(), Side::Red), RepetitionRule::Draw),
            clock: None,
            draw_offer: None,
            talk: colorito_play::Talk::default(),
            next: None,
            plans: Default::default(),
            score: None,
            rated: false,
            place: None,
            revision: 0,
            created: Timestamp(0),
            changed: Timestamp(0),
        }
    }

    #[test]
    fn players_are_named() {
        let alone = Seats { blue: Seat::Computer { level: 3 }, ..Seats::default() };
        assert_eq!(ENGLISH.player(Cast::here(&alone), Side::Red), "You");
        assert_eq!(ENGLISH.player(Cast::here(&alone), Side::Blue), "Computer, level 3");
        assert_eq!(ENGLISH.player(Cast::here(&Seats::default()), Side::Red), "Red");
        let named = Seats { red: Seat::Person { name: Some("Olga".to_owned()) }, ..Seats::default() };
        assert_eq!(ENGLISH.player(Cast::here(&named), Side::Red), "Olga");
    }

    #[test]
    fn how_a_game_stands() {
        let mut seated = seated(Seats { blue: Seat::Computer { level: 3 }, ..Seats::default() });
        assert_eq!(ENGLISH.status(&seated, Cast::here(&seated.seats)), "Your move.");
        seated.game.play(seated.game.position().legal_moves()[0]).unwrap();
        assert_eq!(ENGLISH.status(&seated, Cast::here(&seated.seats)), "The computer is thinking.");
        seated.game.resign(Side::Red).unwrap();
        assert_eq!(ENGLISH.status(&seated, Cast::here(&seated.seats)), "The computer wins. You resigned.");
    }

    #[test]
    fn the_losers_score_is_told() {
        let mut lost = seated(Seats::default());
        let text = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102";
        lost.game = Game::new(Position::parse(text, Rules::default()).unwrap(), RepetitionRule::Draw);
        assert!(
            ENGLISH.status(&lost, Cast::here(&lost.seats)).ends_with("The exact number is being counted.")
        );
        let score = colorito_solver::Score::Exact(1);
        lost.score = Some(ScoreState { score, line: None, done: true });
        assert_eq!(
            ENGLISH.losers_score(&lost, Cast::here(&lost.seats)),
            "Blue still needed one move: a score of −1."
        );
        let score = colorito_solver::Score::Between { lower: 4, upper: 6 };
        lost.score = Some(ScoreState { score, line: None, done: true });
        assert_eq!(ENGLISH.losers_score(&lost, Cast::here(&lost.seats)), "Blue still needed 4 to 6 moves.");
    }

    #[test]
    fn moves_are_told() {
        let position = Position::start(Rules::default(), Side::Red);
        let m = position.parse_move("c1c3").unwrap();
        assert_eq!(ENGLISH.moved(&position, m), "Jump: red 3 from c1 to c3.");
        assert_eq!(ENGLISH.line(&position, &[m]), "3 c1-c3");
    }
}
