//! The WebAssembly module that is kept with the sources: whether it was made from them, and whether it gives the answers this
//! crate gives.

use std::{
    collections::BTreeSet,
    env, fs,
    io::Write as _,
    path::{Path, PathBuf},
    process::Command,
};

use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::Random;
use colorito_page::{Request, Worker, answer};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// What the module is made from. The rest of the workspace can change without it.
const CRATES: [&str; 8] = ["colorito", "drawing", "engine", "page", "play", "solver", "study", "wire"];

/// Where the sources' checksum is.
const SOURCES: &str = "checks/module/sources.txt";

/// Now, as far as these tests are concerned.
const NOW: i64 = 1_794_700_800_000;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, found: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            files(&entry, found);
        } else {
            found.insert(entry);
        }
    }
}

/// A line a crate, so that a difference says where it is.
fn checksums() -> String {
    let root = root();
    let lines = CRATES.map(|name| {
        let folder = root.join("crates").join(name);
        let mut found = BTreeSet::from([folder.join("Cargo.toml")]);
        files(&folder.join("src"), &mut found);
        // Data that is compiled in lies beside the sources.
        let beside = fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry").path());
        found.extend(
            beside.filter(|path| matches!(path.extension(), Some(kind) if kind == "txt" || kind == "bin")),
        );
        let mut sum = Sha256::new();
        for path in found {
            sum.update(path.strip_prefix(&root).expect("within").to_string_lossy().as_bytes());
            sum.update([0]);
            sum.update(fs::read(&path).expect("a file"));
            sum.update([0]);
        }
        let front = sum.finalize().first_chunk().map_or(0, |front| u128::from_be_bytes(*front));
        format!("{name} {front:032x}\n")
    });
    lines.concat()
}

#[test]
fn the_module_was_made_from_the_present_sources() {
    let (path, now) = (root().join(SOURCES), checksums());
    if env::var_os("COLORITO_UPDATE_MODULE").is_some() {
        fs::write(&path, now).expect("a file");
        return;
    }
    let made_from = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        made_from, now,
        "sources have changed since web/module/colorito.wasm was made: run checks/module/make"
    );
}

#[test]
fn the_module_answers_as_this_crate_does() {
    compare(150, 3, 1_000);
}

/// Takes some minutes: `cargo test --release -p colorito-page -- --ignored`.
#[test]
#[ignore = "ten thousand positions"]
fn the_module_answers_as_this_crate_does_about_ten_thousand_positions() {
    compare(10_000, 0, 0);
}

/// Takes an hour or more: scores are searched for.
#[test]
#[ignore = "two hundred games"]
fn the_module_plays_two_hundred_games_as_this_crate_does() {
    compare(0, 200, 6_000);
}

/// Writes down what is asked and answered here, and has Node ask the module the same. Scores are searched for so many milliseconds.
fn compare(positions: usize, games: usize, most: u64) {
    if fs::read_to_string(root().join(SOURCES)).unwrap_or_default() != checksums() {
        eprintln!("skipped: the module is out of date, which is said by a test of its own");
        return;
    }
    let mut asked = tempfile();
    for request in about_studies().into_iter().chain(about_positions(positions)) {
        let response = answer(&serde_json::from_value::<Request>(request.clone()).expect("a request"));
        write(&mut asked.1, &json!({ "ask": request, "answer": response }));
    }
    for seed in 0..games {
        play(seed as u64, most, &mut |line| write(&mut asked.1, &line));
    }
    asked.1.flush().expect("written");
    let script = root().join("checks/module/agree.mjs");
    let module = root().join("web/module/colorito.wasm");
    match Command::new("node").arg(script).arg(module).arg(&asked.0).output() {
        Ok(output) => {
            let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{said}");
            println!("{said}");
        }
        Err(error) => {
            let insisted = env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1");
            assert!(!insisted, "Node is needed: {error}");
            eprintln!("skipped: no Node");
        }
    }
    let _ = fs::remove_file(asked.0);
}

fn tempfile() -> (PathBuf, std::io::BufWriter<fs::File>) {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("module-{}.jsonl", std::process::id()));
    let file = fs::File::create(&path).expect("a file");
    (path, std::io::BufWriter::new(file))
}

fn write(file: &mut impl std::io::Write, line: &Value) {
    writeln!(file, "{line}").expect("written");
}

fn get(path: &str, query: &str) -> Value {
    json!({ "method": "GET", "path": path, "query": query, "now": NOW })
}

fn post(path: &str, body: &Value) -> Value {
    json!({ "method": "POST", "path": path, "body": body.to_string(), "now": NOW, "names": ["0123456789abcdef"] })
}

/// Lessons, puzzles, rules, boards, and what is refused.
fn about_studies() -> Vec<Value> {
    let mut all = vec![
        get("/api/rules", ""),
        get("/api/lessons", ""),
        get("/api/lessons/chess", ""),
        get("/api/puzzles", ""),
        get("/api/board", "board=tiles"),
        get("/api/board/picture.svg", "board=rows"),
        get("/api/board/check", "board=xyz"),
        get("/api/position", "position=nonsense"),
        get("/api/position", "colour=red"),
        get("/api/nowhere", ""),
        post("/api/analysis/read", &json!({ "record": "[Variant \"standard\"]\n\n1. c1c3 h10h8 *\n" })),
        post("/api/analysis/read", &json!({ "record": "1. c1c9" })),
        post("/api/games", &json!({ "seats": { "blue": { "kind": "computer", "level": 11 } } })),
    ];
    for lesson in colorito_study::lessons::all() {
        all.push(get(&format!("/api/lessons/{}", lesson.key), ""));
        all.push(get(&format!("/api/lessons/{}/1/answer", lesson.key), ""));
        all.push(post(&format!("/api/lessons/{}/1", lesson.key), &json!({ "move": "a1a2" })));
    }
    all
}

/// Positions after moves by chance, in all variants and on all boards: moves, ways, texts, endings and pictures.
fn about_positions(count: usize) -> Vec<Value> {
    let mut random = Random::new(1892);
    let mut all = Vec::new();
    while all.len() < 2 * count {
        let variant = Variant::ALL[random.below(Variant::ALL.len())];
        let (name, board) = Board::BUILT_IN[random.below(Board::BUILT_IN.len())];
        let starter = Side::ALL[random.below(2)];
        let position = Position::start(Rules { variant, board }, starter);
        let mut game = Game::new(position, RepetitionRule::Draw);
        for _ in 0..random.below(300) {
            let moves = game.position().legal_moves();
            if moves.is_empty() || game.ending().is_some() {
                break;
            }
            game.play(moves[random.below(moves.len())]).expect("a legal move");
        }
        let text = game.position().to_string().replace(' ', "+");
        let query = format!("position={text}&variant={}&board={name}", variant.name());
        all.push(get("/api/position", &query));
        all.push(get("/api/position/picture.svg", &query));
    }
    all
}

/// A game of the computer with itself, from its beginning to its score, which is searched for so many milliseconds at most.
fn play(seed: u64, most: u64, tell: &mut dyn FnMut(Value)) {
    let level = 1 + seed % 4;
    let computer = json!({ "kind": "computer", "level": level });
    let variant = Variant::ALL[seed as usize % Variant::ALL.len()].name();
    let body = json!({ "seats": { "red": computer, "blue": computer }, "setup": { "variant": variant } });
    let name = format!("{seed:016x}");
    let wish = json!({ "method": "POST", "path": "/api/games", "body": body.to_string(), "now": NOW, "names": [name] });
    let begun = answer(&serde_json::from_value(wish.clone()).expect("a request"));
    let mut game = serde_json::to_value(&begun.keep[0]).expect("plain data");
    tell(json!({ "ask": wish, "answer": begun }));
    let mut worker = Worker::default();
    for _ in 0..400 {
        let task = json!({ "move": { "game": game, "now": NOW } });
        let done: Value =
            serde_json::from_str(&worker.work(&task.to_string(), &mut |_| {})).expect("an answer");
        let Some(after) = done.get("game").cloned() else { break };
        tell(json!({ "work": task, "done": done }));
        game = after;
    }
    let task = json!({ "score": { "game": game, "now": NOW, "most": most } });
    let done: Value = serde_json::from_str(&worker.work(&task.to_string(), &mut |_| {})).expect("an answer");
    tell(json!({ "work": task, "done": done }));
    for rest in ["", "/record", "/picture.svg"] {
        let mut request = get(&format!("/api/games/{name}{rest}"), "");
        request["game"] = done.get("game").unwrap_or(&game).clone();
        let response = answer(&serde_json::from_value(request.clone()).expect("a request"));
        tell(json!({ "ask": request, "answer": response }));
    }
}
