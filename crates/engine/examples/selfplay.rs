//! scratch
use colorito::*;
use colorito_engine::*;
use std::{sync::atomic::AtomicBool, time::{Duration, Instant}};
struct T(Instant);
impl Clock for T { fn elapsed(&self) -> Duration { self.0.elapsed() } }
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let games: u64 = a[1].parse().unwrap();
    let ms: u64 = a[2].parse().unwrap();
    let variant: Variant = a.get(3).map_or(Variant::STANDARD, |v| v.parse().unwrap());
    let verbose = a.get(4).is_some();
    let rules = Rules { variant, ..Rules::default() };
    let mut tally = std::collections::BTreeMap::new();
    for g in 0..games {
        let mut rng = Random::new(g);
        let mut s = Game::new(Position::start(rules, Side::Red), RepetitionRule::Draw);
        for _ in 0..4 { let m = s.position().legal_moves(); let k = rng.below(m.len()); s.play(m[k]).unwrap(); }
        let mut e = [Engine::new(Settings::default()), Engine::new(Settings::default())];
        let (mut depth, mut nodes, mut n) = (0, 0, 0u64);
        let t0 = Instant::now();
        while s.ending().is_none() && s.position().plies() < 300 {
            let stop = AtomicBool::new(false);
            let t = T(Instant::now());
            let side = s.position().turn() as usize;
            let r = e[side].think(&s, Limits::time(Duration::from_millis(ms)), &t, &stop, |_| {});
            depth += r.depth; nodes += r.nodes; n += 1;
            if verbose { println!("{} d{} {:?} {}", s.position(), r.depth, r.lines[0].score, r.lines[0].moves[0]); }
            s.play(r.lines[0].moves[0]).unwrap();
        }
        let end = if false { String::new() } else { s.ending().map_or("limit".to_string(), |e| e.outcome.to_string()) };
        let home = [s.position().count_home(Side::Red), s.position().count_home(Side::Blue)];
        println!("{g}: {end} plies {} home {home:?} depth {:.1} nps {:.0}", s.position().plies(), depth as f64 / n as f64, nodes as f64 / t0.elapsed().as_secs_f64());
        if end == "limit" || end.contains("repetition") { println!("  {}", s.position()); }
        *tally.entry(end).or_insert(0) += 1;
    }
    println!("{tally:?}");
}
