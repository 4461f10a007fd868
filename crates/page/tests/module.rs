//! The WebAssembly modules that are kept with the sources: whether they were made from them, and whether they give the answers this
//! crate gives.

use std::{
    cell::Cell,
    collections::BTreeSet,
    env, fs,
    io::{self, BufWriter, Write as _},
    ops::Range,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
    time::Duration,
};

use colorito::{Board, Game, Position, RepetitionRule, Rules, Side, Variant};
use colorito_engine::{Networks, Random};
use colorito_page::{Request, Response, Worker, answer, set_clock};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The modules: for everybody, and with threads.
const MODULES: [&str; 2] = ["web/module/colorito.wasm", "web/module/colorito-threads.wasm"];

/// What they are made from. The rest of the workspace can change without them.
const CRATES: [&str; 8] = ["colorito", "drawing", "engine", "page", "play", "solver", "study", "wire"];

/// What they are handed in by who thinks.
const NETWORKS: &str = "web/module/networks.bin";

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
fn the_modules_were_made_from_the_present_sources() {
    let (path, now) = (root().join(SOURCES), checksums());
    if env::var_os("COLORITO_UPDATE_MODULE").is_some() {
        fs::write(&path, now).expect("a file");
        return;
    }
    let made_from = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        made_from, now,
        "sources have changed since the modules in web/module were made: run checks/module/make"
    );
}

#[test]
fn pages_have_the_networks_of_the_engine() {
    assert!(
        fs::read(root().join(NETWORKS)).expect("a file") == Networks::BUILT_IN,
        "the networks have changed since the modules in web/module were made: run checks/module/make"
    );
}

#[test]
fn the_modules_answer_as_this_crate_does() {
    compare(|both| {
        for request in about_studies() {
            both.ask(&request);
        }
        about_positions(150, both);
        (0..3).for_each(|seed| play(seed, both));
        think_at_length(both);
    });
}

/// Takes some minutes: `cargo test --release --workspace --test module -- --ignored ten_thousand`.
#[test]
#[ignore = "ten thousand positions"]
fn the_modules_answer_as_this_crate_does_about_ten_thousand_positions() {
    compare(|both| about_positions(10_000, both));
}

/// `COLORITO_GAMES=50..100` plays those alone, so that it can be done in parts, one after the other.
#[test]
#[ignore = "two hundred games"]
fn the_modules_play_two_hundred_games_as_this_crate_does() {
    let chosen = env::var("COLORITO_GAMES").map_or(0..200, |text| range(&text));
    compare(|both| chosen.for_each(|seed| play(seed, both)));
}

/// The numbers from one up to another.
fn range(text: &str) -> Range<usize> {
    let bounds = text.split_once("..").and_then(|(from, to)| Some(from.parse().ok()?..to.parse().ok()?));
    bounds.unwrap_or_else(|| panic!("COLORITO_GAMES is {text:?}; it should be two numbers, as in 50..100"))
}

thread_local! {
    /// What a look at the clock adds to the time, and the time, in milliseconds.
    static STEP: Cell<u64> = const { Cell::new(1) };
    static TIME: Cell<u64> = const { Cell::new(0) };
}

/// Counts looks, so that thoughts end at the same position here and there whatever else the machine does.
fn counting_clock() -> Duration {
    TIME.set(TIME.get() + STEP.get());
    Duration::from_millis(TIME.get())
}

/// Asks this crate, and has Node ask each module the same and compare.
struct Both {
    worker: Worker,
    nodes: Vec<BufWriter<ChildStdin>>,
}

impl Both {
    /// Asks both the same; gives this crate's answer.
    fn ask(&mut self, request: &Value) -> Response {
        let response = answer(&serde_json::from_value::<Request>(request.clone()).expect("a request"));
        self.tell(json!({ "ask": request, "answer": response, "news": [] }));
        response
    }

    /// Has both do the same; gives this crate's answer.
    fn work(&mut self, task: &Value) -> Value {
        let mut news = Vec::new();
        let done = self.worker.work(&task.to_string(), &mut |text| news.push(text.to_owned()));
        let done: Value = serde_json::from_str(&done).expect("an answer");
        self.tell(json!({ "work": task, "answer": done, "news": news }));
        done
    }

    /// A line for Node, which has gone if answers differ: it says so in the end.
    fn tell(&mut self, mut line: Value) {
        line["step"] = json!(STEP.get());
        for node in &mut self.nodes {
            let _ = writeln!(node, "{line}");
        }
    }
}

/// Asks this crate and the modules the same things.
fn compare(act: impl FnOnce(&mut Both)) {
    if fs::read_to_string(root().join(SOURCES)).unwrap_or_default() != checksums() {
        eprintln!("skipped: the modules are out of date, which is said by a test of its own");
        return;
    }
    let begun: Result<Vec<Child>, _> = MODULES.into_iter().map(begin_node).collect();
    let mut children = match begun {
        Ok(children) => children,
        Err(error) => {
            let insisted = env::var_os("COLORITO_REQUIRE_ALL").is_some_and(|value| value == "1");
            assert!(!insisted, "Node is needed: {error}");
            eprintln!("skipped: no Node");
            return;
        }
    };
    set_clock(counting_clock);
    let inputs = children.iter_mut().map(|child| BufWriter::new(child.stdin.take().expect("a pipe")));
    let mut both = Both { worker: Worker::default(), nodes: inputs.collect() };
    act(&mut both);
    drop(both);
    for (child, module) in children.into_iter().zip(MODULES) {
        let output = child.wait_with_output().expect("an end");
        let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{module}: {said}");
        println!("{module}: {said}");
    }
}

/// Node with one of the modules.
fn begin_node(module: &str) -> io::Result<Child> {
    let mut command = Command::new("node");
    command.arg(root().join("checks/module/agree.mjs")).arg(root().join(module)).arg(root().join(NETWORKS));
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()
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
fn about_positions(count: usize, both: &mut Both) {
    let mut random = Random::new(1892);
    for _ in 0..count {
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
        both.ask(&get("/api/position", &query));
        both.ask(&get("/api/position/picture.svg", &query));
    }
}

/// What is played in turn, on each board, and by which level.
const GAMES: [(Variant, u8); 8] = [
    (Variant::STANDARD, 1),
    (Variant::COLOURS, 2),
    (Variant::STANDARD, 3),
    (Variant::COLOURS, 4),
    (Variant::STANDARD, 2),
    (Variant::COLOURS, 1),
    (Variant::STANDARD, 8),
    (Variant::COLOURS, 6),
];

/// What is played once in so many games: in strict ones weak levels wander about for a thousand moves, and others on other boards for hundreds,
/// which would take most of the time.
const STRICT: [(Variant, u8); 2] = [(Variant::STRICT, 8), (Variant::STRICT_COLOURS, 8)];
const SELDOM: usize = 20;

/// The longest search for a score, in looks at the clock: what is not proven by then is compared as far as it is known.
const SCORE: u64 = 500;

/// The most moves of a game; hardly one has as many.
const MOST_MOVES: usize = 1_000;

/// Of a game with this number: variant, level and the name of the board.
fn plan(seed: usize) -> (Variant, u8, &'static str) {
    if seed % SELDOM == SELDOM - 1 {
        let (variant, level) = STRICT[seed / SELDOM % STRICT.len()];
        return (variant, level, "standard");
    }
    let (variant, level) = GAMES[seed % GAMES.len()];
    (variant, level, Board::BUILT_IN[seed / GAMES.len() % Board::BUILT_IN.len()].0)
}

/// A game of the computer with itself; gives it as it is kept.
fn begin(seed: usize, both: &mut Both) -> Value {
    let (variant, level, board) = plan(seed);
    let computer = json!({ "kind": "computer", "level": level });
    let setup = json!({ "variant": variant.name(), "board": board });
    let mut wish =
        post("/api/games", &json!({ "seats": { "red": computer, "blue": computer }, "setup": setup }));
    wish["names"] = json!([format!("{seed:016x}")]);
    serde_json::to_value(&both.ask(&wish).keep[0]).expect("plain data")
}

/// What is to be asked about a game.
fn about(game: &Value, rest: &str) -> Value {
    let mut request = get(&format!("/api/games/{}{rest}", game["id"].as_str().expect("a name")), "");
    request["game"] = game.clone();
    request
}

/// The picture of a position with the move that led there. That of the game would take longer: all its moves would be made again for it.
fn picture(shown: &Value) -> Value {
    let text = |value: &Value| value.as_str().expect("a text").replace(' ', "+");
    let [position, variant, board] = ["position", "variant", "board"].map(|name| text(&shown[name]));
    let last = text(&shown["last"]["move"]);
    get(
        "/api/position/picture.svg",
        &format!("position={position}&variant={variant}&board={board}&last={last}"),
    )
}

/// A game of the computer with itself, from its beginning to its score, with a picture of every position.
fn play(seed: usize, both: &mut Both) {
    let mut game = begin(seed, both);
    for _ in 0..MOST_MOVES {
        let done = both.work(&json!({ "move": { "game": game, "now": NOW } }));
        let Some(after) = done.get("game") else { break };
        game = after.clone();
        both.ask(&picture(&done["shown"]));
    }
    let done = both.work(&json!({ "score": { "game": game, "now": NOW, "most": SCORE } }));
    let game = done.get("game").unwrap_or(&game);
    for rest in ["", "/record", "/picture.svg"] {
        both.ask(&about(game, rest));
    }
    println!("game {seed}: {} moves, score {}", game["played"], done["shown"]["score"]["exact"]);
}

/// What is thought about for a second or a minute, which are few looks here: a hint, an analysis, and the review of a few moves.
fn think_at_length(both: &mut Both) {
    let mut game = begin(0, both);
    for _ in 0..4 {
        game = both.work(&json!({ "move": { "game": game, "now": NOW } }))["game"].clone();
    }
    STEP.set(500);
    both.ask(&about(&game, "/hint"));
    let question = json!({ "type": "analyse", "question": 1, "lines": 3 });
    both.work(&json!({ "analysis": { "question": question.to_string() } }));
    let mut wish = about(&game, "/review");
    (wish["method"], wish["body"]) = (json!("POST"), json!("{}"));
    let mut review = serde_json::to_value(both.ask(&wish).review).expect("plain data");
    while review["state"] == "running" {
        review = both.work(&json!({ "review": { "game": game, "review": review } }))["review"].clone();
    }
    STEP.set(1);
}
