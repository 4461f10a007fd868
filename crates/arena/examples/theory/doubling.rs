//! What twice as many positions a move are worth.

use colorito_arena::Tally;

use crate::{
    data::Data,
    game::{GameResult, Seat},
    plan::Series,
};

/// The matches of twice the positions against once.
const DOUBLINGS: [(&str, &str); 3] = [
    ("double-500", "1,000 against 500"),
    ("double-1000", "2,000 against 1,000"),
    ("double-2000", "4,000 against 2,000"),
];

/// What the one with more positions made of each match, and of all of them together.
pub(crate) fn tallies(data: &Data) -> Vec<(&'static str, Tally)> {
    let mut all = Tally::default();
    let mut tallies = Vec::new();
    for (series, name) in DOUBLINGS {
        let mut tally = Tally::default();
        for pair in pairs(data, series) {
            tally.add_pair(pair);
            all.add_pair(pair);
        }
        tallies.push((name, tally));
    }
    tallies.push(("all together", all));
    tallies
}

/// The first player's halves of a point in both games of each pair that was played to its end.
fn pairs(data: &Data, name: &str) -> Vec<[u8; 2]> {
    let Some(series) = Series::named(name) else { return Vec::new() };
    let games = data.games(name);
    let both = |pair: &[&GameResult]| match pair {
        [first, second] => Some([first, second].map(|game| halves(series, game))),
        _ => None,
    };
    games.chunk_by(|a, b| a.number / 2 == b.number / 2).filter_map(both).collect()
}

fn halves(series: &Series, game: &GameResult) -> u8 {
    let starts = series.first_player_starts(game.number);
    match game.winner {
        None => 1,
        Some(winner) => 2 * u8::from((winner == Seat::Starter) == starts),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::FEW;

    #[test]
    fn the_players_change_places_in_a_pair() {
        let second = "game\tdouble-500\t3\tc2d3\tsecond\tcompletion\t150\t4380\t60\t12\t4 0 0 1 0\n";
        let first = second.replace("\t3\t", "\t2\t");
        let pairs_of = |lines: &str| pairs(&Data::parse(&format!("{FEW}{lines}")).unwrap(), "double-500");
        assert_eq!(pairs_of(""), [[2, 1]]);
        assert_eq!(pairs_of(second), [[2, 1]], "half a pair is none");
        assert_eq!(pairs_of(&format!("{first}{second}")), [[2, 1], [0, 2]]);
    }

    #[test]
    fn all_matches_are_one_too() {
        let tallies = tallies(&Data::parse(FEW).unwrap());
        let games: Vec<u32> = tallies.iter().map(|(_, tally)| tally.games()).collect();
        assert_eq!(games, [2, 0, 0, 2]);
    }
}
