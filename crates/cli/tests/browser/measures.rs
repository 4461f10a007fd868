//! Figures of the module in the page: positions a second beside the native engine, and memory.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::{
    driver::Looks,
    files::FOLDER,
    page::{Page, visit_files},
};

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

/// All figures of the module in the page in one run: first positions a second beside the native engine, then memory.
///
/// `COLORITO_NATIVE` names a program built for speed, `COLORITO_VECTORS` a module with vectors (`checks/module/make vectors FILE`), `COLORITO_SOAK`
/// the minutes in which memory must not grow, one by default.
#[test]
#[ignore = "tells figures"]
fn speed_and_memory_in_the_page() {
    let program =
        env::var_os("COLORITO_NATIVE").map_or_else(|| env!("CARGO_BIN_EXE_colorito").into(), PathBuf::from);
    let minutes = env::var("COLORITO_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    visit_files(&Looks::default(), async |page, files| {
        fs::copy(
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../checks/module/rounds.mjs"),
            files.site().join("app/here/rounds.js"),
        )
        .unwrap();
        let mut modules = vec!["module/colorito.wasm"];
        if let Some(vectors) = env::var_os("COLORITO_VECTORS") {
            fs::copy(vectors, files.site().join("module/vectors.wasm")).unwrap();
            modules.push("module/vectors.wasm");
        }
        page.go(&format!("{FOLDER}/rules/")).await;
        compare_speeds(page, &program, &modules).await;
        soak(page, Duration::from_mins(minutes)).await;
    });
}

/// The native engine and each module in turn, some times over.
async fn compare_speeds(page: &Page, program: &Path, modules: &[&str]) {
    for round in 1..=4 {
        let beside = native(program);
        for file in modules {
            let measured = page.run_async(SEARCH, vec![json!(FOLDER), json!(file), json!(TIME)]).await;
            let (speed, memory) = (measured[0].as_f64().unwrap(), measured[1].as_u64().unwrap());
            println!(
                "round {round}, {file}: {speed:.0} positions a second, native {beside:.0}, ratio {:.2}; {} MiB",
                speed / beside,
                memory >> 20
            );
        }
    }
}

/// Rounds of what modules do for a page, one after the other until the window goes; what is known of each is kept.
const SOAK: &str = "const [top] = arguments; window.rounds = []; window.broken = null;
    (async () => {
        const { Module, compile } = await import(`${top}/app/here/module.js`);
        const { memory, round, team } = await import(`${top}/app/here/rounds.js`);
        const compiled = await compile(await fetch(`${top}/module/colorito.wasm`));
        const all = team(() => new Module(compiled));
        for (;;) {
            const moves = await round(all);
            window.rounds.push({ moves, modules: memory(all), page: performance.memory?.usedJSHeapSize ?? 0 });
        }
    })().catch((error) => (window.broken = String(error)));";

/// Has modules do everything over and over, and tells how much memory they have after each round.
async fn soak(page: &Page, time: Duration) {
    page.run(SOAK, vec![json!(FOLDER)]).await;
    let begun = Instant::now();
    let mut rounds = Vec::new();
    // One round is the least, however long it takes.
    while begun.elapsed() < time || rounds.is_empty() {
        sleep(Duration::from_secs(5)).await;
        let now = page.run("return [window.rounds, window.broken]", vec![]).await;
        assert_eq!(now[1], Value::Null);
        let told = rounds.len();
        rounds.clone_from(now[0].as_array().unwrap());
        for (number, round) in rounds.iter().enumerate().skip(told) {
            println!(
                "{} s, round {}, {} moves, KiB: {}; page {} MiB",
                begun.elapsed().as_secs(),
                number + 1,
                round["moves"],
                round["modules"],
                round["page"].as_u64().unwrap() >> 20
            );
        }
    }
    // All rounds are the same, so what the first has needed is enough for the others.
    let grown = rounds.iter().find(|round| round["modules"] != rounds[0]["modules"]);
    assert_eq!(grown, None, "the first had {}", rounds[0]);
}
