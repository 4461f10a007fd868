//! Figures of the module in the page: positions a second beside the native engine, and memory.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::{Duration, SystemTime, UNIX_EPOCH},
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
        const load = async (file) => new Uint8Array(await (await fetch(`${top}/${file}`)).arrayBuffer());
        const compiled = await WebAssembly.compile(await load(file));
        const networks = await load('module/networks.bin');
        const now = performance.now.bind(performance);
        const begun = now();
        performance.now = () => begun + (now() - begun) * 60_000 / time;
        let last;
        const module = new Module(compiled, (news) => (last = JSON.parse(news)), undefined, networks);
        module.work({ analysis: { question: JSON.stringify({ type: 'analyse', question: 1, lines: 1 }) } });
        performance.now = now;
        done([last.nodes * 1000 / (now() - begun), module.memory.buffer.byteLength]);
    })();";

/// Has the clock of a worker run fast, by the same measure in all of them, and tells how much memory there is after a task.
const HURRY: &str = "import { Module } from './module.js';
    const [now, { timeOrigin }] = [performance.now.bind(performance), performance];
    performance.now = () => BEGUN + (timeOrigin + now() - BEGUN) * FACTOR - timeOrigin;
    const { work } = Module.prototype;
    Module.prototype.work = function (task) {
        const done = work.call(this, task);
        new BroadcastChannel('memory').postMessage(this.memory.buffer.byteLength);
        return done;
    };";

/// Puts workers with such a clock beside the others.
fn write_hurried_workers(folder: &Path, begun: u128) {
    let hurry = HURRY.replace("BEGUN", &begun.to_string()).replace("FACTOR", &(60_000 / TIME).to_string());
    fs::write(folder.join("hurry.js"), hurry).unwrap();
    for name in ["thinker", "helper"] {
        let script = format!("import './hurry.js'; import './{name}.js';");
        fs::write(folder.join(format!("hurried_{name}.js")), script).unwrap();
    }
}

/// The same search by workers of the page, as many as it has for so many processors: the number of threads that were told of is the last of the figures.
const THINK: &str = "const [top, processors, done] = arguments;
    (async () => {
        Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => processors, configurable: true });
        const Real = (window.RealWorker ??= Worker);
        let threads = 0;
        window.Worker = class extends Real {
            constructor(url, options) {
                super(String(url).replace(/(thinker|helper)\\.js$/, 'hurried_$1.js'), options);
                this.addEventListener('message', ({ data }) => (threads = Math.max(threads, data.threads ?? 0)));
            }
        };
        const { Thinker } = await import(`${top}/app/here/thinking.js`);
        const thinker = new Thinker();
        const channel = new BroadcastChannel('memory');
        const memory = new Promise((told) => (channel.onmessage = ({ data }) => told(data)));
        const [question, begun] = [JSON.stringify({ type: 'analyse', question: 1, lines: 1 }), performance.now()];
        let last;
        await thinker.think({ work: { analysis: { question } } }, (news) => (last = news));
        const time = performance.now() - begun;
        thinker.end();
        done([last.nodes * 1000 / time, await memory, threads]);
    })();";

/// Begins thoughts of two threads and ends each when it has told something; tells the memory that pages and workers have before and after.
const BEGIN_AND_END: &str = "const [top, count, done] = arguments;
    (async () => {
        const { Thinker } = await import(`${top}/app/here/thinking.js`);
        const memory = async () => (await performance.measureUserAgentSpecificMemory()).bytes;
        const question = JSON.stringify({ type: 'analyse', question: 1, lines: 1 });
        const before = await memory();
        for (let number = 0; number < count; number += 1) {
            const thinker = new Thinker();
            await new Promise((told) => void thinker.think({ work: { analysis: { question } } }, told).catch(() => {}));
            thinker.stop();
        }
        done([before, await memory()]);
    })();";

/// What the native engine searches in a second with as much memory.
fn native(program: &Path, threads: u64) -> f64 {
    let mut engine =
        Command::new(program).arg("ugi").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = engine.stdin.take().unwrap();
    writeln!(
        input,
        "setoption name Threads value {threads}\nsetoption name Hash value 32\nposition startpos"
    )
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
        let begun = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
        write_hurried_workers(&files.site().join("app/here"), begun);
        // Isolated from the second visit on.
        page.go(&format!("{FOLDER}/rules/")).await;
        page.go(&format!("{FOLDER}/rules/")).await;
        compare_speeds(page, &program, &modules).await;
        let memory = page.run_async(BEGIN_AND_END, vec![json!(FOLDER), json!(20)]).await;
        println!("20 thoughts of two threads begun and ended: {memory} bytes before and after");
        soak(page, Duration::from_mins(minutes)).await;
    });
}

/// The native engine and the page in turn, some times over: both with one thread and with two, then one thread beside each module.
async fn compare_speeds(page: &Page, program: &Path, modules: &[&str]) {
    for round in 1..=4 {
        for threads in [1, 2] {
            let beside = native(program, threads);
            let measured = page.run_async(THINK, vec![json!(FOLDER), json!(threads)]).await;
            assert_eq!(measured[2], threads, "threads that were told of");
            tell(round, &format!("{threads} threads"), &measured, beside);
        }
    }
    for round in 1..=4 {
        let beside = native(program, 1);
        for file in modules {
            let measured = page.run_async(SEARCH, vec![json!(FOLDER), json!(file), json!(TIME)]).await;
            tell(round, file, &measured, beside);
        }
    }
}

/// Tells what was measured beside the native engine.
fn tell(round: usize, what: &str, measured: &Value, beside: f64) {
    let (speed, memory) = (measured[0].as_f64().unwrap(), measured[1].as_u64().unwrap());
    println!(
        "round {round}, {what}: {speed:.0} positions a second, native {beside:.0}, ratio {:.2}; {} MiB",
        speed / beside,
        memory >> 20
    );
}

/// Rounds of what modules do for a page, one after the other until the window goes; what is known of each is kept.
const SOAK: &str = "const [top] = arguments; window.rounds = []; window.broken = null;
    (async () => {
        const { Module, compile } = await import(`${top}/app/here/module.js`);
        const { memory, round, team } = await import(`${top}/app/here/rounds.js`);
        const compiled = await compile(await fetch(`${top}/module/colorito.wasm`));
        const networks = new Uint8Array(await (await fetch(`${top}/module/networks.bin`)).arrayBuffer());
        const all = team(() => new Module(compiled, undefined, undefined, networks));
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
