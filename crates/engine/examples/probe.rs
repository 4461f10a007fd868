//! scratch
use colorito::*;
use colorito_engine::*;
use std::sync::atomic::AtomicBool;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let rules = Rules::default();
    let p = Position::parse(&a[1], rules).unwrap();
    let ev = Evaluator::new(&rules);
    let mut g = Game::new(p, RepetitionRule::Draw);
    let mut e = Engine::new(Settings::default());
    for _ in 0..12 {
        let mut sum = vec![];
        features::for_each(g.position(), |s, f| {
            if s == g.position().turn() {
                let gr = features::GROUPS.iter().find(|x| x.features().contains(&f)).unwrap();
                sum.push(format!(
                    "{}[{}]={}",
                    gr.name,
                    f - gr.first,
                    Weights::built_in(rules.variant).get(f)
                ));
            }
        });
        println!("{} needed {:?}", g.position(), ev.needed(g.position()));
        println!("   {}", sum.join(" "));
        let r = e.think(&g, Limits::nodes(20000), &NoClock, &AtomicBool::new(false), |_| {});
        if r.lines.is_empty() {
            break;
        }
        println!("  d{} {:?} {:?}", r.depth, r.lines[0].score, r.lines[0].moves);
        g.play(r.lines[0].moves[0]).unwrap();
    }
    println!("{:?}", g.ending());
}
