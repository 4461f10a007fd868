//! The file that is played into and told from: a heading, then a line for each game and each look.

use std::{collections::BTreeMap, fmt};

use colorito::Move;
use colorito_solver::Score;

use crate::{
    game::{End, GameResult, Seat},
    look::Look,
    plan::Series,
    remains::{Place, Remains},
};

/// How a file was made: games of different makings are not mixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Making {
    /// The engine's fixed-depth node count.
    pub(crate) engine: u64,
    /// The seed of the openings.
    pub(crate) seed: u64,
    /// One in so many games of the plan, and in so many positions of a look.
    pub(crate) part: u32,
}

/// All that a file says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Data {
    /// How it was made.
    pub(crate) making: Making,
    /// The games of each series by number.
    games: BTreeMap<&'static str, BTreeMap<u32, GameResult>>,
    /// The looks by their moves.
    looks: BTreeMap<Vec<Move>, Look>,
}

/// A line of a file that makes no sense.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DataError {
    line: usize,
    wrong: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.wrong)
    }
}

impl std::error::Error for DataError {}

impl fmt::Display for Making {
    /// The heading of the file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Making { engine, seed, part } = self;
        write!(f, "making\tengine {engine}\tseed {seed}\tpart {part}")
    }
}

impl Data {
    /// Nothing yet.
    pub(crate) fn new(making: Making) -> Data {
        Data { making, games: BTreeMap::new(), looks: BTreeMap::new() }
    }

    /// Reads a file.
    pub(crate) fn parse(text: &str) -> Result<Data, DataError> {
        let mut lines = text.lines().enumerate();
        let heading = lines.next().unwrap_or_default().1;
        let making = making(heading).map_err(|wrong| DataError { line: 1, wrong })?;
        let mut data = Data::new(making);
        for (index, line) in lines {
            data.read(line).map_err(|wrong| DataError { line: index + 1, wrong })?;
        }
        Ok(data)
    }

    fn read(&mut self, line: &str) -> Result<(), String> {
        let fields = &mut Fields(line.split('\t'));
        match fields.next("kind")? {
            "game" => {
                let (series, game) = read_game(fields)?;
                if self.games.entry(series.name).or_default().insert(game.number, game).is_some() {
                    return Err("this game of the series is in the file already".to_owned());
                }
            }
            "look" => {
                let look = read_look(fields)?;
                if self.looks.insert(look.moves.clone(), look).is_some() {
                    return Err("these moves have been looked at already".to_owned());
                }
            }
            other => return Err(format!("`{other}` is neither `game` nor `look`")),
        }
        fields.end()
    }

    /// The games of a series in the order of their numbers.
    pub(crate) fn games(&self, series: &str) -> Vec<&GameResult> {
        self.games.get(series).into_iter().flat_map(BTreeMap::values).collect()
    }

    /// Whether a game is there.
    pub(crate) fn has_game(&self, series: &str, number: u32) -> bool {
        self.games.get(series).is_some_and(|games| games.contains_key(&number))
    }

    /// What was seen after some moves.
    pub(crate) fn look(&self, moves: &[Move]) -> Option<&Look> {
        self.looks.get(moves)
    }

    /// How many games and looks there are.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.games.values().map(BTreeMap::len).sum::<usize>() + self.looks.len()
    }
}

/// The line of a game.
pub(crate) fn game_line(series: &Series, game: &GameResult) -> String {
    let winner = match game.winner {
        Some(Seat::Starter) => "starter",
        Some(Seat::Second) => "second",
        None => "nobody",
    };
    let remains = game
        .remains
        .map_or("-".to_owned(), |remains| format!("{} {}", remains.needed, joined(&remains.pieces, " ")));
    format!(
        "game\t{}\t{}\t{}\t{winner}\t{}\t{}\t{}\t{}\t{}\t{remains}",
        series.name,
        game.number,
        joined(&game.opening, " "),
        game.end.name(),
        game.plies,
        game.choices,
        game.most_choices,
        joined(&game.sampled_choices, " "),
    )
}

/// The line of a look.
pub(crate) fn look_line(look: &Look) -> String {
    format!("look\t{}\t{}\t{}\t{}", joined(&look.moves, " "), look.depth, look.lead, look.best)
}

fn joined<T: fmt::Display>(items: &[T], between: &str) -> String {
    items.iter().map(T::to_string).collect::<Vec<_>>().join(between)
}

/// The fields of a line, one after the other.
struct Fields<'a>(std::str::Split<'a, char>);

impl<'a> Fields<'a> {
    fn next(&mut self, what: &str) -> Result<&'a str, String> {
        self.0.next().ok_or_else(|| format!("the {what} is missing"))
    }

    fn number<T: std::str::FromStr>(&mut self, what: &str) -> Result<T, String> {
        number(self.next(what)?, what)
    }

    /// Several values with blanks between them.
    fn list<T: std::str::FromStr>(&mut self, what: &str) -> Result<Vec<T>, String> {
        self.next(what)?.split(' ').map(|text| number(text, what)).collect()
    }

    fn end(&mut self) -> Result<(), String> {
        self.0.next().map_or(Ok(()), |field| Err(format!("`{field}` is one field too many")))
    }
}

fn number<T: std::str::FromStr>(text: &str, what: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("`{text}` makes no sense as {what}"))
}

fn making(heading: &str) -> Result<Making, String> {
    let fields = &mut Fields(heading.split('\t'));
    if fields.next("heading")? != "making" {
        return Err("the file does not begin with `making`".to_owned());
    }
    let mut named = |name: &str| -> Result<u64, String> {
        let field = fields.next(name)?;
        let value = field.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
        number(value.ok_or_else(|| format!("`{field}` is not `{name} ` with a number"))?, name)
    };
    let (engine, seed, part) = (named("engine")?, named("seed")?, named("part")?);
    let part = u32::try_from(part).map_err(|_| format!("`{part}` is too large for a part"))?;
    fields.end()?;
    Ok(Making { engine, seed, part })
}

fn read_game(fields: &mut Fields<'_>) -> Result<(&'static Series, GameResult), String> {
    let name = fields.next("series")?;
    let series = Series::named(name).ok_or_else(|| format!("`{name}` is no series of the plan"))?;
    let number = fields.number("number of a game")?;
    let opening = fields.list("move of the opening")?;
    let winner = match fields.next("winner")? {
        "starter" => Some(Seat::Starter),
        "second" => Some(Seat::Second),
        "nobody" => None,
        other => return Err(format!("`{other}` is none of `starter`, `second` and `nobody`")),
    };
    let end = fields.next("ending")?;
    let game = GameResult {
        number,
        opening,
        winner,
        end: End::named(end).ok_or_else(|| format!("`{end}` is no ending"))?,
        plies: fields.number("number of plies")?,
        choices: fields.number("number of legal moves")?,
        most_choices: fields.number("number of legal moves")?,
        sampled_choices: fields.list("number of legal moves")?,
        remains: remains(fields.next("rest of the loser's moves")?)?,
    };
    if game.remains.is_some() == game.winner.is_some() {
        Ok((series, game))
    } else {
        Err("a game has a loser who still needs moves if it has a winner, and only then".to_owned())
    }
}

fn remains(text: &str) -> Result<Option<Remains>, String> {
    if text == "-" {
        return Ok(None);
    }
    let (needed, pieces) = text.split_once(' ').ok_or_else(|| format!("`{text}` lacks numbers of pieces"))?;
    let pieces: Vec<u32> =
        pieces.split(' ').map(|text| number(text, "number of pieces")).collect::<Result<_, _>>()?;
    let pieces =
        pieces.try_into().map_err(|_| format!("`{text}` does not have {} places", Place::ALL.len()))?;
    Ok(Some(Remains { pieces, needed: score(needed)? }))
}

/// A score as it is printed: `7`, `5..9`, `5..` or `never`.
fn score(text: &str) -> Result<Score, String> {
    let moves = |text| number(text, "number of moves needed");
    match text.split_once("..") {
        _ if text == "never" => Ok(Score::Never),
        None => Ok(Score::Exact(moves(text)?)),
        Some((lower, "")) => Ok(Score::AtLeast(moves(lower)?)),
        Some((lower, upper)) => Ok(Score::Between { lower: moves(lower)?, upper: moves(upper)? }),
    }
}

fn read_look(fields: &mut Fields<'_>) -> Result<Look, String> {
    Ok(Look {
        moves: fields.list("move")?,
        depth: fields.number("depth")?,
        lead: fields.number("lead")?,
        best: fields.number("best move")?,
    })
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::plan::SERIES;

    pub(crate) const MAKING: Making = Making { engine: 21_180, seed: 1, part: 20 };

    /// A few games and looks.
    pub(crate) const FEW: &str = "\
making\tengine 21180\tseed 1\tpart 20
game\tstandard-500\t0\tc2d3 h9g8 b2c4 i9h7\tstarter\tcompletion\t141\t4110\t62\t12 21 30\t7 1 0 2 3
game\tstandard-500\t1\tc2d3 h9g8 b2c4 i9h7\tsecond\tcompletion\t152\t4440\t58\t12 25 28\t9..11 0 2 1 1
game\tstandard-500\t2\tc2d3 h9g8 b2c4 i9h7\tnobody\ttie\t131\t3810\t55\t12 24 29\t-
game\tdouble-500\t0\tc2d3 h9g8 b2c4 i9h7\tstarter\tspecial\t150\t4380\t60\t12 22\t14.. 3 0 0 1
game\tdouble-500\t1\tc2d3 h9g8 b2c4 i9h7\tnobody\ttoo long\t300\t8880\t60\t12 22\t-
look\tc2d3\t9\t35\th9g8
look\tc2d3 h9g8\t7\t-20\tb2c4
";

    #[test]
    fn lines_are_read_as_they_were_written() {
        let data = Data::parse(FEW).unwrap();
        assert_eq!((data.making, data.len()), (MAKING, 7));
        let mut text = data.making.to_string();
        for series in &SERIES {
            for game in data.games(series.name) {
                text += "\n";
                text += &game_line(series, game);
            }
        }
        for moves in [&["c2d3"][..], &["c2d3", "h9g8"]] {
            let moves: Vec<Move> = moves.iter().map(|m| m.parse().unwrap()).collect();
            text += "\n";
            text += &look_line(data.look(&moves).unwrap());
        }
        assert_eq!(text + "\n", FEW);
        assert!(data.has_game("standard-500", 2) && !data.has_game("standard-500", 3));
    }

    #[test]
    fn what_is_wrong_is_named_with_its_line() {
        for (before, after, message) in [
            ("making", "made", "line 1: the file does not begin with `making`"),
            ("seed 1", "seed one", "line 1: `one` makes no sense as seed"),
            ("game\tstandard-500\t0", "game\tstandard\t0", "line 2: `standard` is no series of the plan"),
            (
                "game\tstandard-500\t1",
                "game\tstandard-500\t0",
                "line 3: this game of the series is in the file already",
            ),
            ("tie", "boredom", "line 4: `boredom` is no ending"),
            ("14.. 3 0 0 1", "14.. 3 0 0", "line 5: `14.. 3 0 0` does not have 4 places"),
            ("\t14.. 3 0 0 1", "", "line 5: the rest of the loser's moves is missing"),
            ("300", "3oo", "line 6: `3oo` makes no sense as number of plies"),
            ("look\tc2d3\t", "look\tc2q3\t", "line 7: `c2q3` makes no sense as move"),
            ("b2c4\n", "b2c4\tmore\n", "line 8: `more` is one field too many"),
        ] {
            let wrong =
                if before == "b2c4\n" { FEW.replace(before, after) } else { FEW.replacen(before, after, 1) };
            assert_eq!(Data::parse(&wrong).unwrap_err().to_string(), message);
        }
        assert!(Data::parse("").is_err());
    }
}
