//! The plots of the document.

use colorito_arena::Tally;

use crate::{
    chart::{Chart, Curve, Point},
    data::Data,
    doubling,
    game::{GameResult, INTERVAL, LONGEST},
    intervals::{Intervals, Row},
    plan::first_moves,
    statistics::Mean,
    stranding::MANY,
    summary::Summary,
    tables::{EQUALS, STRENGTHS, VARIANTS, games_after, stranding, written},
};

/// All plots with the names of their files.
pub(crate) fn all(data: &Data) -> [(&'static str, String); 6] {
    [
        ("theory-starter.svg", starter(data)),
        ("theory-first-moves.svg", first(data)),
        ("theory-choices.svg", choices(data)),
        ("theory-length.svg", length(data)),
        ("theory-stranding.svg", stragglers(data)),
        ("theory-doubling.svg", doublings(data)),
    ]
}

fn starter(data: &Data) -> String {
    let row = |(series, name): (&str, &str)| {
        let points = Summary::of(&data.games(series))?.points;
        Some(Row { name: name.to_owned(), interval: shares(points) })
    };
    let rows = EQUALS.into_iter().filter_map(row).collect();
    let across = "the starter's points in %, with 95 % intervals";
    Intervals { title: "What the first move is worth", across, reference: 50.0, rows }.draw()
}

fn first(data: &Data) -> String {
    let row = |m| {
        let points = Summary::of(&games_after(data, m))?.points;
        Some(Row { name: written(&[], m), interval: shares(points) })
    };
    let rows = first_moves().into_iter().filter_map(row).collect();
    let across = "the starter's points in %, with 95 % intervals";
    Intervals { title: "The twelve first moves", across, reference: 50.0, rows }.draw()
}

/// An interval of points in hundredths: there are none below nothing or above all.
fn shares(points: Mean) -> [f64; 3] {
    points.interval().map(|share| share.clamp(0.0, 100.0))
}

/// A mean of fewer games than one in so many is left out.
const FEWEST: usize = 4;

fn choices(data: &Data) -> String {
    let curve = |(series, name): (&str, &str)| {
        let games = data.games(series);
        let at = |sample: usize| {
            let choices = games.iter().filter_map(|game| game.sampled_choices.get(sample));
            let mean = Mean::of(choices.map(|count| f64::from(*count)))?;
            let point = Point { at: f64::from(INTERVAL) * sample as f64, value: mean.value, bounds: None };
            (mean.count * FEWEST >= games.len()).then_some(point)
        };
        Curve { name: name.to_owned(), points: (0..).map_while(at).collect() }
    };
    let title = "How many legal moves there are";
    let curves = VARIANTS.into_iter().map(curve).collect();
    Chart { title, across: "plies played", upwards: "legal moves", curves }.draw()
}

fn length(data: &Data) -> String {
    let curve = |(series, name): (&str, &str)| {
        let games = data.games(series);
        let at = |plies: u32| Point { at: f64::from(plies), value: going_on(&games, plies), bounds: None };
        let plies = (0..=LONGEST).step_by(2 * INTERVAL as usize);
        Curve { name: name.to_owned(), points: plies.filter(|_| !games.is_empty()).map(at).collect() }
    };
    let title = "How long games last";
    let curves = VARIANTS.into_iter().map(curve).collect();
    Chart { title, across: "plies played", upwards: "games still going on, %", curves }.draw()
}

/// The share of the games that are longer than so many plies, or broken off there, in hundredths.
fn going_on(games: &[&GameResult], plies: u32) -> f64 {
    let longer = games.iter().filter(|game| game.plies > plies || game.plies >= LONGEST).count();
    100.0 * longer as f64 / games.len().max(1) as f64
}

const _: () = assert!(MANY == 5, "the text below the axis says so");

fn stragglers(data: &Data) -> String {
    let curve = |(name, series): (&str, &[&str])| {
        let by = stranding(data, series).by_stragglers();
        let point = |(number, entry): (usize, Option<_>)| {
            let [moves, _]: [Mean; 2] = entry?;
            let [low, value, high] = moves.interval();
            let bounds = moves.error().map(|_| [low.max(0.0), high]);
            Some(Point { at: number as f64, value, bounds })
        };
        let points = by.into_iter().enumerate().filter_map(point).collect();
        Curve { name: name.split(' ').next().unwrap_or(name).to_owned() + " positions", points }
    };
    let title = "What stragglers cost";
    let across = "stragglers of the loser (5: five and more)";
    let curves = STRENGTHS.into_iter().map(curve).collect();
    Chart { title, across, upwards: "moves still needed", curves }.draw()
}

fn doublings(data: &Data) -> String {
    let row = |(name, tally): (&str, Tally)| {
        let elo = tally.elo();
        let row = Row { name: name.to_owned(), interval: [elo.lower, elo.difference, elo.upper] };
        (tally.games() > 0).then_some(row)
    };
    let rows = doubling::tallies(data).into_iter().filter_map(row).collect();
    let across = "Elo difference, with 95 % intervals";
    Intervals { title: "Twice as many positions a move", across, reference: 0.0, rows }.draw()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        data::tests::{FEW, MAKING},
        svg::tests::is_well_formed,
    };

    #[test]
    fn plots_are_drawn_of_few_games_and_of_none() {
        for data in [Data::parse(FEW).unwrap(), Data::new(MAKING)] {
            for (name, svg) in all(&data) {
                assert!(is_well_formed(&svg) && !svg.contains("NaN"), "{name}: {svg}");
            }
        }
    }

    #[test]
    fn games_go_on_until_they_end() {
        let data = Data::parse(FEW).unwrap();
        let games = data.games("double-500");
        assert_eq!([0, 150, 300].map(|plies| going_on(&games, plies) as u32), [100, 50, 50]);
    }
}
