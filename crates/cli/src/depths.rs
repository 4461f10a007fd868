//! How deep the engine gets in a given time.

use std::{sync::atomic::AtomicBool, time::Duration};

use colorito::{Game, Position, RepetitionRule, Rules};
use colorito_arena::Stopwatch;
use colorito_engine::{Engine, Limits, Report, Settings};

use crate::{Failure, output, progress, words::Words};

/// Ten middle games after fifty plies, from games of the engine against itself.
const MIDDLE_GAMES: [&str; 10] = [
    "jI1H3C2/1srqp2K2/10/2J1l2M2/1Pnf1Rt2L/2GTm2Ooi/1Nkc3h2/1bE3FS2/1Ad1Qg2a1/1B1De5 b b 50",
    "2h1E3b1/TI2P1C1K1/1S1i1Nma1L/1c3j2se/1Q3Ro3/3Mlf2p1/2k3qgH1/4n3r1/4Ot4/AB1DdFG2J b b 50",
    "3G1F1Lb1/3Ep2ml1/IPqcDNka2/4oj4/4BRt3/2CMnh4/1S1eA5/2HK2J1s1/3dOgQr2/3T1f2i1 b b 50",
    "2QGOI1C1A/2h1p1E1l1/2seDPn3/1f2rj1Mo1/10/6HKt1/4BRm3/2J2a1Lq1/3NbgdTS1/1kc2F2i1 b b 50",
    "j2efg1CAa/t1H4m2/2ki1O4/1hES1bD3/3dFP4/3Ml2K2/1No2Rs3/2B1p1G3/1L3nQ2T/3c2rqIJ b b 50",
    "4Q4a/1Sr2qNKL1/2sj3e2/7On1/2piCTtb2/1f2lgF3/2m1HRo1B1/1cA2hEM2/10/1kdDP1G1IJ b b 50",
    "4KlEC2/2IqpoNmO1/4F1ka2/2J1t1A3/1P1gHL4/1dB2jG3/5Rr3/1e1T1h1Q2/2Mnf1i1s1/2cDb1S3 b b 50",
    "1IT1O1BC2/1j1HEenml1/4J2a2/3Qt5/2kcFN4/2DSp2K2/2q2Rs1G1/3Mo2Pr1/1Lf4gh1/A1bdi5 b b 50",
    "jIH7/2tq1DE1A1/3i2na2/3RrbBKo1/4FTsg2/3MphG3/1Om1CS4/l2N1eJQ2/1L3P2f1/1kcd6 b b 50",
    "2iGf2C2/1stqpe1mBb/2oj2ka2/2FMr5/1Pnh1O4/2DL2AK2/1Nl1JR2H1/3T2ES2/6Q3/2cd2g1I1 b b 50",
];

/// The size of the transposition table in MiB.
const HASH: usize = 64;

/// Prints a table with the depth, the positions and the positions a second that one thread reaches in each of
/// the ten middle games.
pub(crate) fn print(time: Duration, words: Words) -> Result<(), Failure> {
    let bar = progress::bar(MIDDLE_GAMES.len() as u64, &words.say("cli-searching"), words);
    bar.suspend(|| output::line("| position | depth | positions | a second |\n|---|---|---|---|"))?;
    for text in MIDDLE_GAMES {
        let report = search(text, time)?;
        let Report { depth, nodes, .. } = report;
        let line = format!("| `{text}` | {depth} | {nodes} | {} |", report.nodes_per_second());
        bar.suspend(|| output::line(&line))?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn search(text: &str, time: Duration) -> Result<Report, Failure> {
    let position =
        Position::parse(text, Rules::default()).map_err(|error| Failure::Input(error.to_string()))?;
    let game = Game::new(position, RepetitionRule::Draw);
    let mut engine = Engine::new(Settings { hash: HASH, ..Settings::default() });
    Ok(engine.think(&game, Limits::time(time), &Stopwatch::start(), &AtomicBool::new(false), |_| {}))
}
