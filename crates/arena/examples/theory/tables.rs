//! The tables of the document.

use std::fmt::Write as _;

use colorito::{Move, Position, Rules, Side};
use colorito_arena::Tally;

use crate::{
    data::Data,
    doubling,
    game::{End, GameResult},
    look::Look,
    plan::{NODES_OF_A_FIRST_MOVE, NODES_OF_A_REPLY, SERIES, first_moves, replies},
    remains::Place,
    short,
    statistics::Mean,
    stranding::{MANY, Stranding},
    summary::Summary,
    table::Table,
};

/// The series of games between equals, in which nothing but the rules and the strength differ.
pub(crate) const EQUALS: [(&str, &str); 8] = [
    ("standard-500", "standard, 500"),
    ("standard-4000", "standard, 4,000"),
    ("columns-500", "board columns, 500"),
    ("tiles-500", "board tiles, 500"),
    ("rows-500", "board rows, 500"),
    ("strict-500", "strict, 500"),
    ("colours-500", "colours, 500"),
    ("strict-colours-500", "strict-colours, 500"),
];

/// The four boards, by standard rules.
const BOARDS: [(&str, &str); 4] = [
    ("standard-500", "`standard`"),
    ("columns-500", "`columns`"),
    ("tiles-500", "`tiles`"),
    ("rows-500", "`rows`"),
];

/// The four variants, on the standard board.
pub(crate) const VARIANTS: [(&str, &str); 4] = [
    ("standard-500", "standard"),
    ("strict-500", "strict"),
    ("colours-500", "colours"),
    ("strict-colours-500", "strict-colours"),
];

/// All tables with the names of their places.
pub(crate) fn all(data: &Data) -> Vec<(&'static str, String)> {
    vec![
        ("making", making(data)),
        ("short", short::text(data)),
        ("starter", starter(data)),
        ("first moves", first(data)),
        ("replies", reply_table(data)),
        ("lengths", lengths(data)),
        ("endings", endings(data)),
        ("stragglers", stragglers(data)),
        ("costs", cost_table(data)),
        ("doublings", doublings(data)),
        ("boards", comparison(data, "board", &BOARDS)),
        ("variants", comparison(data, "variant", &VARIANTS)),
    ]
}

/// How the data were made, and how much of the plan there is.
fn making(data: &Data) -> String {
    let making = data.making;
    let played: usize = SERIES.iter().map(|series| data.games(series.name).len()).sum();
    let planned: u32 = SERIES.iter().map(|series| series.games).sum();
    let [played, planned] = [played as u64, u64::from(planned)].map(grouped);
    let mut text = format!(
        "The engine's fixed-depth node count was {}, the seed {}; {played} of the plan's {planned} games are in the data.",
        grouped(making.engine),
        making.seed
    );
    if making.part > 1 {
        let _ = write!(
            text,
            " **This is a trial**: one in {} of the games, and of the positions of a look, so the figures say next to nothing.",
            making.part
        );
    }
    text
}

/// What the starter makes of the first move.
fn starter(data: &Data) -> String {
    let mut table = Table::new([
        "games, positions a move",
        "games",
        "starter won",
        "drawn",
        "second won",
        "starter's points, %",
        "starter ahead by, moves",
    ]);
    for (series, name) in EQUALS {
        if let Some(summary) = Summary::of(&data.games(series)) {
            let [won, drawn, lost] = summary.results.map(|count| count.to_string());
            let games = summary.games().to_string();
            let margin = signed(summary.margin);
            table.row([name.to_owned(), games, won, drawn, lost, summary.points.to_string(), margin]);
        }
    }
    table.to_string()
}

/// The first moves, by games and by a search.
fn first(data: &Data) -> String {
    let mut table = Table::new([
        "first move",
        "lead by the search, moves",
        "depth",
        "reply it expects",
        "games",
        "starter won",
        "drawn",
        "second won",
        "starter's points, %",
    ]);
    for m in first_moves() {
        let (look, summary) = (data.look(&[m]), Summary::of(&games_after(data, m)));
        if look.is_none() && summary.is_none() {
            continue;
        }
        let mut row = vec![written(&[], m)];
        row.extend(look.map_or([const { String::new() }; 3], |look| {
            [lead(look.lead), look.depth.to_string(), written(&[m], look.best)]
        }));
        row.extend(summary.map_or([const { String::new() }; 5], |summary| {
            let [won, drawn, lost] = summary.results.map(|count| count.to_string());
            [summary.games().to_string(), won, drawn, lost, summary.points.to_string()]
        }));
        table.row(row);
    }
    table.to_string()
}

/// The games that begin with a move.
pub(crate) fn games_after(data: &Data, first: Move) -> Vec<&GameResult> {
    let mut games = data.games("first-500");
    games.retain(|game| game.opening.first() == Some(&first));
    games
}

/// Every reply to every first move, by a search.
fn reply_table(data: &Data) -> String {
    let columns = first_moves().first().map_or_else(Vec::new, |m| replies(*m));
    let mut table = Table::new(
        ["first move".to_owned()].into_iter().chain(columns.iter().map(|reply| format!("`{reply}`"))),
    );
    for m in first_moves() {
        let looks: Vec<_> = columns.iter().map(|reply| data.look(&[m, *reply])).collect();
        let Some(best) = looks.iter().flatten().map(|look| look.lead).min() else { continue };
        let cell = |look: Option<&Look>| match look {
            Some(look) if look.lead == best => format!("**{}**", lead(look.lead)),
            Some(look) => lead(look.lead),
            None => String::new(),
        };
        table.row([format!("`{m}`")].into_iter().chain(looks.into_iter().map(cell)));
    }
    table.to_string()
}

/// How long games are and how much there is to choose from.
fn lengths(data: &Data) -> String {
    let mut table = Table::new([
        "games, positions a move",
        "games",
        "plies",
        "shortest tenth below",
        "middle",
        "longest tenth above",
        "legal moves a ply",
        "most on one ply",
    ]);
    for (series, name) in EQUALS {
        if let Some(summary) = Summary::of(&data.games(series)) {
            let [tenth, half, most] = summary.quantiles.map(|plies| plies.to_string());
            let choices = summary.choices.map(|mean| mean.to_string()).unwrap_or_default();
            let (games, plies) = (summary.games().to_string(), summary.plies.to_string());
            table.row([
                name.to_owned(),
                games,
                plies,
                tenth,
                half,
                most,
                choices,
                summary.most_choices.to_string(),
            ]);
        }
    }
    table.to_string()
}

/// How games end.
fn endings(data: &Data) -> String {
    let heading =
        ["games, positions a move", "games", "completion", "special situation", "tie", "repetition"];
    let mut table = Table::new(heading.into_iter().chain(["over 300 plies"]));
    for (series, name) in EQUALS {
        if let Some(summary) = Summary::of(&data.games(series)) {
            let share = |end: End| {
                let count = summary.ends[end as usize];
                format!("{count} ({:.1} %)", 100.0 * count as f64 / summary.games() as f64)
            };
            let row = [name.to_owned(), summary.games().to_string()];
            table.row(row.into_iter().chain(End::ALL.map(share)));
        }
    }
    table.to_string()
}

/// The two strengths whose losers are compared, with the series that belong to each.
pub(crate) const STRENGTHS: [(&str, &[&str]); 2] = [
    ("500 positions a move", &["standard-500", "first-500"]),
    ("4,000 positions a move", &["standard-4000"]),
];

/// The losers of some series.
pub(crate) fn stranding(data: &Data, series: &[&str]) -> Stranding {
    let games: Vec<&GameResult> = series.iter().flat_map(|series| data.games(series)).collect();
    Stranding::of(&games)
}

/// The moves losers still need by how many stragglers they have.
fn stragglers(data: &Data) -> String {
    let mut text = String::new();
    for (name, series) in STRENGTHS {
        let stranding = stranding(data, series);
        let [losers, exact, between, unknown, never] = stranding.known();
        let mut table = Table::new([
            "stragglers",
            "losers",
            "moves they still need",
            "pieces not home",
            "moves for each of those",
        ]);
        for (number, entry) in stranding.by_stragglers().into_iter().enumerate() {
            let Some([moves, away]) = entry else { continue };
            let number = if number == MANY { format!("{number} and more") } else { number.to_string() };
            let each = format!("{:.2}", moves.value / away.value);
            table.row([number, moves.count.to_string(), moves.to_string(), away.to_string(), each]);
        }
        let _ = writeln!(
            text,
            "{name}: {losers} losers. For {exact} the number of moves is proven, for {between} it is that of the best way found, for {unknown} no way was \
             found,\nand {never} can never get home while the winner's pieces stand still; only the first two kinds are in the table.\n\n{table}"
        );
    }
    text
}

/// What a piece that is not home costs, by where it stands.
fn cost_table(data: &Data) -> String {
    let mut table = Table::new(
        ["a piece that stands".to_owned()].into_iter().chain(
            STRENGTHS
                .iter()
                .flat_map(|(name, _)| [format!("of a loser, {name}"), format!("costs, moves, {name}")]),
        ),
    );
    let found = STRENGTHS.map(|(_, series)| stranding(data, series));
    for place in Place::ALL {
        let cells = found.iter().flat_map(|stranding| {
            let pieces = stranding.pieces().map(|pieces| format!("{:.2}", pieces[place as usize]));
            let cost = stranding.costs()[place as usize];
            let cost = cost.map(|cost| format!("{:.2} ± {:.2}", cost.cost, cost.error));
            [pieces, cost].map(|cell| cell.unwrap_or_else(|| "–".to_owned()))
        });
        table.row([place.name().to_owned()].into_iter().chain(cells));
    }
    table.to_string()
}

/// What twice the positions are worth.
fn doublings(data: &Data) -> String {
    let mut table = Table::new(["positions a move", "games", "won", "drawn", "lost", "points, %", "Elo"]);
    for (name, tally) in doubling::tallies(data).iter().filter(|(_, tally)| tally.games() > 0) {
        let Tally { wins, draws, losses, .. } = tally;
        let counts = [tally.games(), *wins, *draws, *losses].map(|count| count.to_string());
        let points = format!("{:.1}", 100.0 * tally.share());
        let elo = tally.elo().to_string().replace('-', "−");
        table.row([(*name).to_owned()].into_iter().chain(counts).chain([points, elo]));
    }
    table.to_string()
}

/// Boards or variants beside each other.
fn comparison(data: &Data, what: &str, series: &[(&str, &str)]) -> String {
    let mut table = Table::new([
        what,
        "games",
        "starter's points, %",
        "drawn, %",
        "ended, %",
        "special situation, %",
        "plies",
        "legal moves a ply",
        "won by, moves",
    ]);
    for (series, name) in series {
        if let Some(summary) = Summary::of(&data.games(series)) {
            let games = summary.games();
            let share = |count: usize| format!("{:.1}", 100.0 * count as f64 / games as f64);
            let mean = |mean: Option<Mean>| mean.map_or("–".to_owned(), |mean| mean.to_string());
            table.row([
                (*name).to_owned(),
                games.to_string(),
                summary.points.to_string(),
                share(summary.results[1]),
                format!("{:.1}", summary.ended()),
                share(summary.ends[End::Special as usize]),
                summary.plies.to_string(),
                mean(summary.choices),
                mean(summary.won_by),
            ]);
        }
    }
    table.to_string()
}

/// A move as people write it, after some others from the start.
pub(crate) fn written(before: &[Move], m: Move) -> String {
    let mut position = Position::start(Rules::default(), Side::Red);
    for m in before {
        let _ = position.play(*m);
    }
    position.way(m).ok().flatten().map_or_else(|| m.to_string(), |way| way.to_string())
}

/// A lead in moves, from hundredths.
pub(crate) fn lead(hundredths: i32) -> String {
    format!("{:+.2}", f64::from(hundredths) / 100.0).replace('-', "−")
}

fn signed(mean: Option<Mean>) -> String {
    mean.map_or("–".to_owned(), |mean| {
        let error = mean.error().map(|error| format!(" ± {error:.1}")).unwrap_or_default();
        format!("{:+.1}{error}", mean.value).replace('-', "−")
    })
}

/// A number with a comma after every three digits.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

const _: () =
    assert!(NODES_OF_A_FIRST_MOVE == 1_000_000 && NODES_OF_A_REPLY == 50_000, "the document says so");

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::{FEW, MAKING};

    #[test]
    fn few_games_fill_tables() {
        let data = Data::parse(FEW).unwrap();
        let tables = all(&data);
        let table = |name: &str| &tables.iter().find(|(known, _)| *known == name).unwrap().1;
        assert!(
            table("starter").contains("| standard, 500 | 3 | 1 | 1 | 1 | 50.0 ± 56.6 | −1.3 ± 10.3 |"),
            "{}",
            table("starter")
        );
        assert!(
            table("doublings").contains("| 1,000 against 500 | 2 | 1 | 1 | 0 | 75.0 |"),
            "{}",
            table("doublings")
        );
        assert!(table("first moves").contains("+0.35"), "{}", table("first moves"));
        assert!(table("replies").contains("**−0.20**"), "{}", table("replies"));
        assert!(table("making").contains("trial") && table("making").contains("21,180"));
        assert!(
            table("stragglers").contains("500 positions a move: 2 losers. For 1"),
            "{}",
            table("stragglers")
        );
    }

    #[test]
    fn no_games_are_no_tables_but_no_failure() {
        for (name, text) in all(&Data::new(MAKING)) {
            assert!(!text.contains("NaN") && !text.is_empty(), "{name}: {text}");
        }
    }

    #[test]
    fn moves_are_written_for_people() {
        let first = first_moves()[0];
        assert!(written(&[], first).contains(' '), "{}", written(&[], first));
        assert_eq!(grouped(1_234_567), "1,234,567");
    }
}
