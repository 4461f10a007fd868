//! The figures of the document in short sentences.

use crate::{
    data::Data,
    doubling,
    plan::first_moves,
    remains::Place,
    statistics::Mean,
    summary::Summary,
    tables::{STRENGTHS, lead, stranding, written},
};

/// A list of what the data say, as far as they do.
pub(crate) fn text(data: &Data) -> String {
    let sentences = [starter(data), first(data), length(data), ends(data), straggler(data), doubling(data)];
    let lines: Vec<String> =
        sentences.into_iter().flatten().map(|sentence| format!("- {sentence}\n")).collect();
    if lines.is_empty() { "*Not played yet.*".to_owned() } else { lines.concat() }
}

/// The figures at the two strengths.
fn both(data: &Data) -> Option<[Summary; 2]> {
    Some([Summary::of(&data.games("standard-500"))?, Summary::of(&data.games("standard-4000"))?])
}

fn starter(data: &Data) -> Option<String> {
    let [weak, strong] = both(data)?;
    let verdict = |points: Mean| {
        let [low, _, high] = points.interval();
        let word = if low > 50.0 {
            "above"
        } else if high < 50.0 {
            "below"
        } else {
            "not to be told from"
        };
        format!("{points} % of the points, {word} one half")
    };
    Some(format!(
        "**The starter** makes {} at 500 positions a move, and {} at 4,000.",
        verdict(weak.points),
        verdict(strong.points)
    ))
}

fn first(data: &Data) -> Option<String> {
    let looks: Vec<_> = first_moves().into_iter().filter_map(|m| Some((data.look(&[m])?.lead, m))).collect();
    let (best, worst) = (looks.iter().max()?, looks.iter().min()?);
    let told = |(value, m): &(i32, _)| format!("{} ({})", written(&[], *m), lead(*value));
    let count = looks.len();
    Some(format!(
        "**Of {count} first moves** the search likes {} best and {} least, by the starter's lead in moves.",
        told(best),
        told(worst)
    ))
}

fn length(data: &Data) -> Option<String> {
    let [weak, strong] = both(data)?;
    let told = |summary: &Summary, nodes: &str| {
        let choices = summary.choices.map(|choices| format!("{choices} legal moves each"));
        format!("{} plies with {} at {nodes}", summary.plies, choices.unwrap_or_default())
    };
    Some(format!(
        "**A standard game** has {} positions a move, and {}.",
        told(&weak, "500"),
        told(&strong, "4,000")
    ))
}

fn ends(data: &Data) -> Option<String> {
    let [weak, strong] = both(data)?;
    let [weak, strong] = [weak.ended(), strong.ended()];
    Some(format!(
        "**By completion, tie or special situation** end {weak:.1} % of standard games at 500 positions a move, {strong:.1} % at 4,000."
    ))
}

fn straggler(data: &Data) -> Option<String> {
    let (strength, series) = STRENGTHS[0];
    let costs = stranding(data, series).costs();
    let [own, alone, company] = [Place::OwnRows, Place::Alone, Place::InCompany]
        .map(|place| costs[place as usize].map(|cost| format!("{:.1} ± {:.1}", cost.cost, cost.error)));
    Some(format!(
        "**A piece of the loser** costs {} moves in its own rows, {} alone in the coloured rows and {} in company there ({strength}).",
        own?, alone?, company?
    ))
}

fn doubling(data: &Data) -> Option<String> {
    let (_, all) = doubling::tallies(data).pop().filter(|(_, tally)| tally.games() > 0)?;
    let elo = all.elo().to_string().replace('-', "−");
    Some(format!("**Twice as many positions** are worth {elo} Elo, from 500 to 4,000 positions a move."))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::tests::{FEW, MAKING};

    #[test]
    fn only_what_was_played_is_told() {
        let few = text(&Data::parse(FEW).unwrap());
        assert!(few.contains("**Twice as many positions**") && few.contains("**Of 1 first moves**"), "{few}");
        assert!(!few.contains("**The starter**"), "one of the strengths was not played: {few}");
        assert_eq!(text(&Data::new(MAKING)), "*Not played yet.*");
    }

    #[test]
    fn the_starter_is_told_with_a_verdict() {
        let strong = "game\tstandard-4000\t0\tc2d3\tstarter\tcompletion\t150\t4380\t60\t12\t4 0 0 1 0\n";
        let more = strong.replace("\t0\tc2d3", "\t1\tc2d3");
        let told = text(&Data::parse(&format!("{FEW}{strong}{more}")).unwrap());
        assert!(told.contains("50.0 ± 56.6 % of the points, not to be told from one half at 500"), "{told}");
        assert!(told.contains("100.0 ± 0.0 % of the points, above one half at 4,000"), "{told}");
    }
}
