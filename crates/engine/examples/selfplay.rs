//! scratch
use colorito::*;
use colorito_engine::*;
use std::{
    sync::atomic::AtomicBool,
    time::{Duration, Instant},
};
struct T(Instant);
impl Clock for T {
    fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games: u64 = a[1].parse().unwrap();
    let ms: u64 = a[2].parse().unwrap();
    let variant: Variant = a[3].parse().unwrap();
    let rules = Rules { variant, ..Rules::default() };
    let files: Vec<Option<String>> =
        (4..6).map(|i| a.get(i).map(|p| std::fs::read_to_string(p).unwrap())).collect();
    let mut tally = std::collections::BTreeMap::new();
    let mut points = 0.0;
    let mut plies = 0;
    for g in 0..games {
        let mut rng = Random::new(g / 2 + 77);
        let mut s = Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw);
        for _ in 0..6 {
            let m = s.position().legal_moves();
            let k = rng.below(m.len());
            s.play(m[k]).unwrap();
        }
        let mut e = [Engine::new(Settings::default()), Engine::new(Settings::default())];
        let flip = (g % 2) as usize;
        for i in 0..2 {
            if let Some(t) = &files[i ^ flip] {
                e[i].set_evaluator(rules, Evaluator::with_weights(Weights::section(t, variant).unwrap()));
            }
        }
        let (mut depth, mut nodes, mut n) = (0, 0, 0u64);
        let t0 = Instant::now();
        while s.ending().is_none() && s.position().plies() < 300 {
            let stop = AtomicBool::new(false);
            let t = T(Instant::now());
            let side = s.position().turn() as usize;
            let l = if ms >= 1000 { Limits::nodes(ms) } else { Limits::time(Duration::from_millis(ms)) };
            let r = e[side].think(&s, l, &t, &stop, |_| {});
            depth += r.depth;
            nodes += r.nodes;
            n += 1;
            s.play(r.lines[0].moves[0]).unwrap();
        }
        let end = s.ending().map_or("limit".to_string(), |e| e.outcome.to_string());
        plies += s.position().plies();
        points += match s.ending().and_then(|e| e.outcome.winner()) {
            None => 0.5,
            Some(w) => {
                if w as usize == flip {
                    1.0
                } else {
                    0.0
                }
            }
        };
        let home = [s.position().count_home(Side::Red), s.position().count_home(Side::Blue)];
        println!(
            "{g}: {end} plies {} home {home:?} depth {:.1} nps {:.0} first {points}",
            s.position().plies(),
            depth as f64 / n as f64,
            nodes as f64 / t0.elapsed().as_secs_f64()
        );
        if end == "limit" || end.contains("repetition") {
            println!("  {}", s.position());
        }
        *tally.entry(end.replace("red", "x").replace("blue", "x")).or_insert(0) += 1;
    }
    println!("{tally:?} first {points}/{games} plies {}", plies as u64 / games);
}
