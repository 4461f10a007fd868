//! What the games of a series come to.

use crate::{
    game::{End, GameResult, Seat},
    statistics::{Mean, quantile},
};

/// The figures of several games, at least one.
pub(crate) struct Summary {
    /// How many games were won by the starter, drawn, and won by the other.
    pub(crate) results: [usize; 3],
    /// The starter's points in hundredths.
    pub(crate) points: Mean,
    /// By how many moves the starter won: what the loser still needed, negative where the starter lost. Games
    /// without a loser count only where they are ties.
    pub(crate) margin: Option<Mean>,
    /// By how many moves games were won, whoever won them.
    pub(crate) won_by: Option<Mean>,
    /// How long games were, in plies.
    pub(crate) plies: Mean,
    /// The lengths below which a tenth, a half and nine tenths of them lie.
    pub(crate) quantiles: [u32; 3],
    /// The legal moves a ply after the opening, the mean of each game counted once.
    pub(crate) choices: Option<Mean>,
    /// The most legal moves there were.
    pub(crate) most_choices: u32,
    /// How many games ended in each way.
    pub(crate) ends: [usize; End::ALL.len()],
}

impl Summary {
    /// The figures of some games; `None` if there are none.
    pub(crate) fn of(games: &[&GameResult]) -> Option<Summary> {
        let plies = || games.iter().map(|game| game.plies);
        let results = [Some(Seat::Starter), None, Some(Seat::Second)];
        let count = |is: &dyn Fn(&GameResult) -> bool| games.iter().filter(|game| is(game)).count();
        let [tenth, half, most] = [0.1, 0.5, 0.9].map(|share| quantile(plies(), share));
        Some(Summary {
            results: results.map(|winner| count(&|game| game.winner == winner)),
            points: Mean::of(games.iter().map(|game| game.points()))?.percent(),
            margin: Mean::of(games.iter().filter_map(|game| margin(game))),
            won_by: Mean::of(
                games
                    .iter()
                    .filter(|game| game.winner.is_some())
                    .filter_map(|game| margin(game).map(f64::abs)),
            ),
            plies: Mean::of(plies().map(f64::from))?,
            quantiles: [tenth?, half?, most?],
            choices: Mean::of(games.iter().filter_map(|game| game.mean_choices())),
            most_choices: games.iter().map(|game| game.most_choices).max()?,
            ends: End::ALL.map(|end| count(&|game| game.end == end)),
        })
    }

    /// How many games there are.
    pub(crate) fn games(&self) -> usize {
        self.results.iter().sum()
    }

    /// How many hundredths of the games ended by the rules of the rulebooks: not by repetition, and not broken
    /// off.
    pub(crate) fn ended(&self) -> f64 {
        let ended: usize =
            [End::Completion, End::Special, End::Tie].map(|end| self.ends[end as usize]).iter().sum();
        100.0 * ended as f64 / self.games() as f64
    }
}

/// By how many moves the starter won, as far as a way home of the loser is known.
fn margin(game: &GameResult) -> Option<f64> {
    match (game.winner, game.remains) {
        (None, _) => (game.end == End::Tie).then_some(0.0),
        (Some(winner), remains) => {
            let needed = f64::from(remains?.needed.upper()?);
            Some(if winner == Seat::Starter { needed } else { -needed })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::{Data, tests::FEW};

    #[test]
    fn three_games_are_summed_up() {
        let data = Data::parse(FEW).unwrap();
        let summary = Summary::of(&data.games("standard-500")).unwrap();
        assert_eq!((summary.results, summary.games()), ([1, 1, 1], 3));
        assert_eq!(summary.ends, [2, 0, 1, 0, 0]);
        assert!((summary.points.value - 50.0).abs() < 1e-9 && (summary.ended() - 100.0).abs() < 1e-9);
        assert!((summary.margin.unwrap().value - (7.0 - 11.0) / 3.0).abs() < 1e-9);
        assert!((summary.won_by.unwrap().value - 9.0).abs() < 1e-9);
        assert_eq!(summary.quantiles, [131, 141, 152]);
        assert!(Summary::of(&[]).is_none());
    }

    #[test]
    fn a_way_home_that_is_not_known_is_no_margin() {
        let data = Data::parse(FEW).unwrap();
        let summary = Summary::of(&data.games("double-500")).unwrap();
        assert!(summary.margin.is_none() && (summary.ended() - 50.0).abs() < 1e-9);
    }
}
