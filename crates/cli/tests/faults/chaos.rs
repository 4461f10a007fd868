//! Three nodes and one database, while each of them fails in turn: every move that was acknowledged is stored
//! once and in order, all nodes agree, listeners are right again soon, and no player is charged for it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use crate::{
    bots::{Bot, Listener},
    cluster::{Cluster, Fault},
};

/// What a player may be charged for a fault: it is noticed only after a while that a node was away.
const CHARGED: Duration = Duration::from_secs(1);

/// Lets bots play while one fault comes after the other.
fn suffer(faults: &[Fault], limit: Duration) {
    let Some(mut cluster) = Cluster::start(3) else { return };
    let addresses = Arc::clone(&cluster.addresses);
    let bots: Vec<Bot> = (0..6).map(|number| Bot::begin(&addresses, number, number == 5)).collect();
    let listeners: Vec<Listener> =
        bots.iter().enumerate().map(|(number, bot)| Listener::start(&addresses, number + 2, bot)).collect();
    let stop = Arc::new(AtomicBool::new(false));
    let players: Vec<_> = bots
        .into_iter()
        .map(|mut bot| {
            let stop = Arc::clone(&stop);
            thread::spawn(move || {
                bot.play(&stop);
                bot
            })
        })
        .collect();
    for fault in faults {
        thread::sleep(Duration::from_secs(1));
        cluster.suffer(*fault);
        let waits: Vec<Duration> = listeners.iter().map(|listener| listener.is_right_within(limit)).collect();
        println!("{fault:?}: listeners are right after {:?}", waits.iter().max().unwrap());
    }
    thread::sleep(Duration::from_secs(1));
    stop.store(true, Ordering::Relaxed);
    let bots: Vec<Bot> = players.into_iter().map(|player| player.join().expect("a bot")).collect();
    let nodes = addresses.lock().unwrap().clone();
    for bot in &bots {
        let states: Vec<_> = nodes.iter().map(|node| bot.compare(*node)).collect();
        assert!(states.windows(2).all(|pair| pair[0]["outcome"] == pair[1]["outcome"]), "one winner");
        let left = |side: &str| Duration::from_millis(states[0]["clock"][side].as_u64().unwrap());
        let charged = Duration::from_mins(10).saturating_sub(left("red"))
            + if bot.is_against_computer() {
                Duration::ZERO
            } else {
                Duration::from_mins(10).saturating_sub(left("blue"))
            };
        let most = bot.own_time + CHARGED * faults.len() as u32;
        println!(
            "{}: {} moves, {charged:?} charged, {:?} its own",
            bot.game,
            bot.acknowledged.len(),
            bot.own_time
        );
        assert!(charged <= most, "{}: {charged:?} charged, {most:?} at most", bot.game);
        assert!(bot.acknowledged.len() > faults.len(), "{} moves", bot.acknowledged.len());
    }
}

#[test]
fn three_nodes_survive_one_fault_of_each_kind() {
    let short = Duration::from_secs(2);
    let faults = [
        Fault::Kill(0),
        Fault::Cut(1, short),
        Fault::CutAtCommit(2, true),
        Fault::RestartDatabase(short),
        // Longer than a node keeps what it has claimed.
        Fault::Stop(2, Duration::from_secs(7)),
    ];
    suffer(&faults, Duration::from_mins(1));
}

#[test]
#[ignore = "takes about five minutes"]
fn three_nodes_survive_twenty_faults() {
    let mut faults = Vec::new();
    for round in 0..4 {
        let node = round % 3;
        faults.extend([
            Fault::Kill(node),
            Fault::Stop((node + 1) % 3, Duration::from_secs(30)),
            if round % 2 == 0 {
                Fault::Cut((node + 2) % 3, Duration::from_secs(8))
            } else {
                Fault::Hold((node + 2) % 3, Duration::from_secs(8))
            },
            Fault::CutAtCommit(node, round % 2 == 0),
            Fault::RestartDatabase(Duration::from_secs(5)),
        ]);
    }
    suffer(&faults, Duration::from_secs(5));
}
