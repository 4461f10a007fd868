//! Figures of the module in the page: positions a second beside the native engine, and memory.

use std::{
    env,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{driver::Looks, files::FOLDER, page::visit_files};

/// How long each is measured at a time, in milliseconds.
const TIME: u64 = 5_000;

/// Searches a position in the page for some time, whose clock runs fast for that, and tells how many positions that were a second.
const SEARCH: &str = "const [top, file, time, done] = arguments;
    (async () => {
        const { Module } = await import(`${top}/app/here/module.js`);
        const compiled = await WebAssembly.compile(await (await fetch(`${top}/${file}`)).arrayBuffer());
        const now = performance.now.bind(performance);
        const begun = now();
        performance.now = () => begun + (now() - begun) * 60_000 / time;
        let last;
        const module = new Module(compiled, (news) => (last = JSON.parse(news)));
        module.work({ analysis: { question: JSON.stringify({ type: 'analyse', question: 1, lines: 1 }) } });
        performance.now = now;
        done([last.nodes * 1000 / (now() - begun), module.inside.memory.buffer.byteLength]);
    })();";

/// What the native engine searches in a second, in one thread with as much memory.
fn native(program: &Path) -> f64 {
    let mut engine =
        Command::new(program).arg("ugi").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    writeln!(input, "setoption name Threads value 1\nsetoption name Hash value 32\nposition startpos")
        .unwrap();
    writeln!(input, "go movetime {TIME}").unwrap();
    let (begun, mut nodes) = (Instant::now(), 0.0);
    for line in BufReader::new(engine.stdout.take().unwrap()).lines().map_while(Result::ok) {
        let mut words = line.split(' ');
        if words.any(|word| word == "nodes") {
            nodes = words.next().and_then(|count| count.parse().ok()).unwrap_or(nodes);
        }
        if line.starts_with("bestmove") {
            break;
        }
    }
    let time = begun.elapsed();
    writeln!(input, "quit").unwrap();
    engine.wait().unwrap();
    nodes / time.as_secs_f64()
}

/// `COLORITO_NATIVE` names a program built for speed, `COLORITO_VECTORS` a module with vectors (`checks/module/make vectors FILE`).
#[test]
#[ignore = "tells figures"]
fn positions_a_second_in_the_page_beside_the_native_engine() {
    let program =
        env::var_os("COLORITO_NATIVE").map_or_else(|| env!("CARGO_BIN_EXE_colorito").into(), PathBuf::from);
    visit_files(&Looks::default(), async |page, files| {
        page.go(&format!("{FOLDER}/rules/")).await;
        let mut modules = vec!["module/colorito.wasm"];
        if let Some(vectors) = env::var_os("COLORITO_VECTORS") {
            std::fs::copy(vectors, files.site().join("module/vectors.wasm")).unwrap();
            modules.push("module/vectors.wasm");
        }
        for round in 1..=4 {
            let beside = native(&program);
            for file in &modules {
                let measured = page.run_async(SEARCH, vec![json!(FOLDER), json!(file), json!(TIME)]).await;
                let (speed, memory) = (measured[0].as_f64().unwrap(), measured[1].as_u64().unwrap());
                println!(
                    "round {round}, {file}: {speed:.0} positions a second, native {beside:.0}, ratio {:.2}; {} MiB",
                    speed / beside,
                    memory >> 20
                );
            }
        }
    });
}

/// Games of the computer with itself, one after the other in one worker, for `COLORITO_SOAK` minutes, one by default: how much memory the
/// module has after each, and the page.
#[test]
#[ignore = "tells figures"]
fn memory_in_the_page_does_not_grow() {
    let minutes = env::var("COLORITO_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let script = "const [top] = arguments; window.games = []; window.broken = null;
        (async () => {
            const { Module } = await import(`${top}/app/here/module.js`);
            const module = new Module(await WebAssembly.compileStreaming(fetch(`${top}/module/colorito.wasm`)));
            const computer = { kind: 'computer', level: 6 };
            for (let number = 1; ; number += 1) {
                const body = JSON.stringify({ seats: { red: computer, blue: computer }, setup: { variant: 'colours' } });
                const name = number.toString(16).padStart(16, '0');
                let [game] = module.ask({ method: 'POST', path: '/api/games', body, now: Date.now(), names: [name] }).keep;
                for (;;) {
                    const after = module.work({ move: { game, now: Date.now() } }).game;
                    if (!after) break;
                    game = after;
                    await new Promise((rest) => setTimeout(rest));
                }
                module.work({ score: { game, now: Date.now(), most: 2000 } });
                window.games.push([game.played, module.inside.memory.buffer.byteLength, performance.memory?.usedJSHeapSize ?? 0]);
            }
        })().catch((error) => (window.broken = String(error)));";
    visit_files(&Looks::default(), async |page, _| {
        page.go(&format!("{FOLDER}/rules/")).await;
        page.run(script, vec![json!(FOLDER)]).await;
        let begun = Instant::now();
        let mut told = 0;
        while begun.elapsed() < Duration::from_mins(minutes) {
            sleep(Duration::from_secs(5)).await;
            let now = page.run("return [window.games, window.broken]", vec![]).await;
            assert_eq!(now[1], Value::Null);
            let games = now[0].as_array().unwrap();
            for (number, game) in games.iter().enumerate().skip(told) {
                let mebibytes = |part: &Value| part.as_u64().unwrap() >> 20;
                println!(
                    "{} s, game {number}: {} moves, module {} MiB, page {} MiB",
                    begun.elapsed().as_secs(),
                    game[0],
                    mebibytes(&game[1]),
                    mebibytes(&game[2])
                );
            }
            told = games.len();
        }
        let games = page.run("return window.games", vec![]).await;
        let memory: Vec<u64> =
            games.as_array().unwrap().iter().map(|game| game[1].as_u64().unwrap()).collect();
        assert!(!memory.is_empty(), "no game was ended");
        // What the first half has needed is enough for the second.
        let (first, second) = memory.split_at(memory.len().div_ceil(2));
        assert!(second.iter().max() <= first.iter().max(), "{memory:?}");
    });
}
