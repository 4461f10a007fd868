//! The command line as its users see it.

mod common;

use std::{env, fs, path::PathBuf};

use common::{Run, colorito, colorito_with_bytes, split_words};

const START: &str = "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";

/// Red has no legal move here.
const BLOCKED: &str = "KALBMCNDOE/abFPcdGQef/10/10/10/10/10/10/lkmnopqrst/RHSITJghij r r 0";

/// Everyone is home and Blue has just made the reply move.
const TIE: &str = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/10/klmnopqrst/abcdefghij r r 2";

fn run<const N: usize>(arguments: [&str; N]) -> Run {
    colorito(arguments, "")
}

/// Asserts that wrong input is told on standard error with exit code 2 and nothing on standard output.
fn assert_refused<const N: usize>(arguments: [&str; N], message: &str) {
    let Run { code, out, err } = run(arguments);
    assert_eq!((code, out.as_str()), (2, ""), "{arguments:?}: {err}");
    assert!(err.contains(message), "{arguments:?}: {err}");
}

fn scratch(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    folder.join(name)
}

#[test]
fn perft_ends_with_the_count_alone() {
    assert_eq!(run(["perft", "3"]).out, "2964\n");
    assert_eq!(run(["perft", "0"]).out, "1\n");
    assert_eq!(run(["perft", "3", "--variant", "strict-colours", "--board", "rows"]).out, "4095\n");
    assert_eq!(run(["perft", "2", "--position", BLOCKED]).out.lines().last(), Some("13"));
}

#[test]
fn perft_divide_adds_up_in_text_order() {
    let out = run(["perft", "4", "--divide"]).out;
    let (lines, total) = out.trim_end().rsplit_once('\n').unwrap();
    let lines: Vec<(&str, u64)> = lines
        .lines()
        .map(|line| line.split_once(": ").unwrap())
        .map(|(m, n)| (m, n.parse().unwrap()))
        .collect();
    assert_eq!(lines.len(), 12);
    assert!(lines.is_sorted_by_key(|(m, _)| *m));
    assert_eq!(lines.iter().map(|(_, n)| n).sum::<u64>(), 61_009);
    assert_eq!(total, "61009");
}

#[test]
fn perft_refuses_depths_that_no_stack_holds() {
    assert_refused(["perft", "4294967295", "--position", BLOCKED], "4294967295");
    assert_refused(["perft", "21"], "21 is not in 0..=20");
}

#[test]
fn a_deep_perft_counts_the_same_with_its_progress() {
    assert_eq!(run(["perft", "6"]).out, "39603510\n");
}

#[test]
fn moves_come_one_a_line_in_text_order() {
    let out = run(["moves"]).out;
    let moves: Vec<&str> = out.lines().collect();
    assert_eq!(moves.len(), 12);
    assert!(moves.is_sorted());
    assert_eq!(moves[0], "a1c3");
}

#[test]
fn moves_with_ways_name_kind_and_path() {
    assert_eq!(run(["moves", "--ways"]).out.lines().next(), Some("a1c3\tjump\t1 a1-c3"));
}

#[test]
fn where_there_is_no_move_there_is_a_pass() {
    assert_eq!(run(["moves", "--position", BLOCKED]).out, "pass\n");
}

#[test]
fn a_finished_game_has_no_moves() {
    assert_eq!(run(["moves", "--position", TIE]).out, "");
}

#[test]
fn moves_from_standard_input_are_one_line_each() {
    let Run { code, out, .. } = colorito(["moves", "--stdin"], &format!("{START}\n{BLOCKED}\n{TIE}\n"));
    let lines: Vec<&str> = out.split('\n').collect();
    assert_eq!(code, 0);
    assert_eq!(lines[0].split(' ').count(), 12);
    assert_eq!(&lines[1..], ["pass", "", ""]);
}

#[test]
fn a_bad_line_on_standard_input_is_named_and_what_came_before_is_kept() {
    let Run { code, out, err } = colorito(["moves", "--stdin"], &format!("{START}\nnonsense\n{START}\n"));
    assert_eq!((code, out.lines().count()), (2, 1));
    assert!(err.contains("line 2") && err.contains("four fields"), "{err}");
}

#[test]
fn status_is_one_json_object() {
    let status = |position| -> serde_json::Value {
        let out = run(["status", "--position", position]).out;
        assert_eq!(out.lines().count(), 1);
        serde_json::from_str(&out).unwrap()
    };
    let start = status(START);
    assert_eq!(start["over"], false);
    assert_eq!(start["winner"], serde_json::Value::Null);
    assert_eq!(start["reply_pending"], false);
    let tie = status(TIE);
    assert_eq!((&tie["over"], &tie["ending"], &tie["score"]), (&true.into(), &"tie".into(), &0.into()));
    let pending = status("JIHGFEDCBA/TSRQPONMLK/10/l9/10/10/10/10/k1mnopqrst/abcdefghij b r 101");
    assert_eq!((&pending["over"], &pending["reply_pending"]), (&false.into(), &true.into()));
    let won = status("JIHGFEDCBA/TSRQPONMLK/10/l9/10/10/10/10/k1mnopqrst/abcdefghij r r 102");
    assert_eq!(
        (&won["over"], &won["winner"], &won["ending"]),
        (&true.into(), &"red".into(), &"completion".into())
    );
}

/// Red is complete, Blue has one piece left, a step from home.
const LOST_BY_ONE: &str = "JIHGFEDCBA/TSRQPONMLK/10/10/10/10/10/l9/k1mnopqrst/abcdefghij r r 102";

#[test]
fn status_has_the_losers_score() {
    let out = run(["status", "--position", LOST_BY_ONE]).out;
    let status: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&status["winner"], &status["score"]), (&"red".into(), &1.into()));
}

#[test]
fn solve_prints_bounds_and_line() {
    let out = run(["solve", "--side", "b", "--position", LOST_BY_ONE]).out;
    let solution: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&solution["lower"], &solution["upper"]), (&1.into(), &1.into()));
    assert_eq!((&solution["exact"], &solution["line"]), (&true.into(), &serde_json::json!(["a3b2"])));
    assert!(solution["nodes"].is_u64() && solution["ms"].is_u64());
}

#[test]
fn solve_answers_standard_input_line_by_line() {
    let lines = format!("{LOST_BY_ONE}\n{TIE}\n");
    let Run { code, out, .. } = colorito(["solve", "--side", "b", "--stdin"], &lines);
    let uppers: Vec<serde_json::Value> = out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["upper"].clone())
        .collect();
    assert_eq!((code, uppers), (0, vec![1.into(), 0.into()]));
    assert_eq!(colorito(["solve", "--side", "b", "--stdin"], "nonsense").code, 2);
}

#[test]
fn solve_tells_what_is_proven_when_time_is_up() {
    let middle = "1I1R1GM1Ka/1F1q1DC3/1S2H5/2E3A1n1/1P4m3/3Otd1Qo1/1Nl3rj2/k7p1/1Lb2e1ihT/1B1c1fgs1J r r 46";
    let out = run(["solve", "--side", "b", "--time", "0", "--position", middle]).out;
    let solution: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!(solution["exact"], false);
    assert!(solution["lower"].as_u64().unwrap() >= 12);
}

#[test]
fn solve_tells_when_there_is_no_way_at_all() {
    // Red's targets are all held by Blue, so that not even the special situation can come about.
    let out = run(["solve", "--side", "r"]).out;
    let solution: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&solution["exact"], &solution["upper"]), (&true.into(), &serde_json::Value::Null));
}

#[test]
fn render_writes_svg_and_png() {
    let out = run(["render", "--format", "svg"]).out;
    assert!(out.starts_with("<svg") && out.trim_end().ends_with("</svg>"));
    let path = scratch("board.png");
    let file = path.to_str().unwrap();
    let options = ["render", "--output", file, "--width", "320", "--theme", "print", "--seat", "b"];
    assert_eq!(run(options).code, 0);
    assert!(fs::read(&path).unwrap().starts_with(b"\x89PNG"));
}

#[test]
fn render_shows_destinations_and_moves() {
    let plain = run(["render", "--format", "svg"]).out;
    let chosen = run(["render", "--format", "svg", "--destinations", "c1"]).out;
    let arrow = run(["render", "--format", "svg", "--move", "3 c1-c3"]).out;
    let last = run(["render", "--format", "svg", "--last-move", "c1c3"]).out;
    assert!(plain != chosen && plain != arrow && plain != last && chosen != arrow);
}

#[test]
fn render_draws_studies_when_asked() {
    let alone = "10/10/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0";
    assert_eq!(run(["render", "--format", "svg", "--study", "--position", alone]).code, 0);
    assert_refused(["render", "--format", "svg", "--position", alone], "dark blue 1 (`a`) is missing");
    let twice = alone.replace("10/KLM", "A9/KLM");
    assert_refused(["render", "--format", "svg", "--study", "--position", &twice], "on both a1 and a3");
}

#[test]
fn a_board_can_be_a_file() {
    let path = scratch("tiles.txt");
    let tiles = "..........\n..........\nYDYDYDYDYD\nRLRLRLRLRL\nYDYDYDYDYD\nRLRLRLRLRL\nYDYDYDYDYD\nRLRLRLRLRL\n\
                 ..........\n..........\n";
    fs::write(&path, tiles).unwrap();
    assert_eq!(run(["perft", "3", "--board", path.to_str().unwrap()]).out, "4433\n");
    fs::write(&path, tiles.replacen('Y', "R", 1)).unwrap();
    assert_refused(["moves", "--board", path.to_str().unwrap()], "a8");
}

#[test]
fn wrong_input_is_refused_with_a_message() {
    assert_refused(
        ["moves", "--board", "no-such-file"],
        "not a built-in board (standard, columns, tiles, rows)",
    );
    assert_refused(["moves", "--variant", "loose"], "there are `standard`");
    assert_refused(["moves", "--position", "x r r 0"], "there must be ten rows");
    assert_refused(["moves", "--position", &START.replace("r r 0", "r r 1")], "plies");
    assert_refused(["status", "--position", &START.replace('A', "1")], "red 1 (`A`) is missing");
    assert_refused(["perft", "many"], "“many” does not fit “<DEPTH>”");
    assert_refused(["perft"], "<DEPTH>");
    assert_refused(["solve"], "--side");
    assert_refused(["solve", "--side", "x"], "`x` is no side");
    assert_refused(["solve", "--side", "r", "--time", "soon"], "soon");
    assert_refused(["render", "--output", "board.gif"], "neither svg nor png");
    assert_refused(["render", "--format", "png", "--width", "0"], "0 pixels wide");
    assert_refused(["render", "--format", "svg", "--move", "c1c4"], "Option “--move”: `c1c4` is not legal");
    assert_refused(["render", "--format", "svg", "--destinations", "e5"], "There is no piece on e5");
    assert_refused(["render", "--format", "svg", "--destinations", "k5"], "`k5` is no space");
    assert_refused(["render", "--theme", "neon"], "light");
    assert_refused(["bench", "--rounds", "0"], "rounds");
    assert_refused(["analyse", "no-such-file"], "File “no-such-file”: It does not exist.");
    assert_refused(["analyse", "Cargo.toml", "--language", "fr"], "there are `en`, `de`, `es` and `ja`");
    assert_refused(["analyse", "Cargo.toml", "--lines", "2"], "cannot be used with");
    assert_refused(["analyse", "--game", "2"], "FILE");
    assert_refused(["moves", "--wais"], "Did you mean “--ways”?");
    assert_refused(["perft", "2", "--divide", "--divide"], "only once");
    assert_refused(["perft", "2", "3"], "“3”");
    assert_refused(["solve", "--side"], "“--side <SIDE>” needs a value");
    assert_refused(["dance"], "There is no command “dance”.");
}

#[test]
fn a_match_writes_records_with_the_losers_score() {
    let path = scratch("match.colorito");
    let file = path.to_str().unwrap();
    let Run { code, out, err } =
        run(["match", "engine", "greedy", "--games", "2", "--time", "20", "--records", file]);
    assert_eq!(code, 0, "{err}");
    assert!(out.contains("games 2:") && out.contains("elo"), "{out}");
    let records = colorito::Record::read_all(&fs::read_to_string(&path).unwrap()).unwrap();
    assert_eq!(records.len(), 2);
    for record in records {
        let scored = record.game().ending().is_some_and(|ending| ending.outcome.is_scored());
        assert_eq!(record.tag("Score").is_some(), scored);
    }
}

/// A record of a short game that Blue gave up.
const RECORD: &str = "[Red \"Anastasia\"]\n[Blue \"Olga\"]\n[Result \"red\"]\n[Ending \"resignation\"]\n\n\
    1. c1c3 h10h8 2. c2d3 g9g8 red\n";

#[test]
fn analyse_reviews_a_record_in_every_language() {
    let path = scratch("review.colorito");
    fs::write(&path, RECORD).unwrap();
    let file = path.to_str().unwrap();
    let endings = [
        ("en", "Red wins: the other side resigned."),
        ("de", "Rot gewinnt: Die andere Seite hat aufgegeben."),
        ("es", "Gana Rojo: el otro bando abandonó."),
        ("ja", "相手の投了により赤の勝ちです。"),
    ];
    for (language, ending) in endings {
        let Run { code, out, err } = run(["analyse", file, "--time", "10", "--language", language]);
        assert_eq!(code, 0, "{err}");
        assert!(out.contains("Anastasia") && out.contains("3 c1-c3") && out.contains(ending), "{out}");
    }
}

#[test]
fn analyse_reviews_a_record_as_json() {
    let path = scratch("review-json.colorito");
    fs::write(&path, RECORD).unwrap();
    let out = run(["analyse", path.to_str().unwrap(), "--time", "10", "--json"]).out;
    let review: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((&review["total"], &review["reviewed"]), (&4.into(), &4.into()));
    assert_eq!(review["moves"][0]["played"], "c1c3");
    assert_eq!(review["summaries"][1]["side"], "blue");
}

#[cfg(unix)]
#[test]
fn analyse_prints_what_it_has_when_it_is_interrupted() {
    use std::{
        io::{BufRead, BufReader, Read},
        process::{Command, Stdio},
    };
    let path = scratch("review-stopped.colorito");
    fs::write(&path, RECORD).unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_colorito"))
        .args(["analyse", path.to_str().unwrap(), "--time", "3600000", "--language", "en"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    // Until the command catches the signal, it would simply end; then it prints its first line.
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    assert_eq!(first, "Anastasia – Olga\n");
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert!(interrupted.success());
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert!(child.wait().unwrap().success());
    assert!(rest.contains("Stopped after 0 moves of 4."), "{rest}");
}

#[test]
fn bench_prints_counts_and_ratios() {
    let Run { code, out, .. } = run(["bench", "--rounds", "1"]);
    assert_eq!(code, 0);
    assert!(out.contains("perft 6 standard: 39603510 leaf moves"), "{out}");
    assert!(out.contains("times as fast as the naive generator"), "{out}");
    assert!(out.contains(&format!("search: {} nodes", colorito_engine::fixed_depth_search())), "{out}");
}

#[test]
fn bench_prints_how_deep_the_engine_gets() {
    let Run { code, out, .. } = run(["bench", "--depths", "10"]);
    assert_eq!(code, 0);
    let rows: Vec<&str> = out.lines().filter(|line| line.starts_with("| `")).collect();
    assert_eq!(rows.len(), 10, "{out}");
    assert_refused(["bench", "--depths", "0"], "depths");
}

#[test]
fn the_example_in_every_help_works() {
    let help = run(["--help"]).out;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: Vec<&str> = commands.map_while(|line| line.split_whitespace().next()).collect();
    assert!(commands.contains(&"perft"), "{commands:?}");
    // Those that go on until they are stopped, or need a server or a database, have tests of their own.
    let others = ["help", "serve", "database", "admin", "bot"];
    for command in commands.into_iter().filter(|command| !others.contains(command)) {
        let help = run([command, "--help"]).out;
        let example = help.split("Example:\n").nth(1).unwrap_or_else(|| panic!("{command} shows no example"));
        let example = example
            .replace("board.", scratch("example.").to_str().unwrap())
            .replace("games/colorito", scratch("site").to_str().unwrap());
        let words = split_words(example.trim());
        assert_eq!(words[0], "colorito");
        let Run { code, err, .. } = colorito(words[1..].iter().map(String::as_str), "");
        assert_eq!(code, 0, "{example}: {err}");
    }
}

/// A file without an end, where the system has one.
#[test]
fn a_board_file_without_an_end_is_refused() {
    if PathBuf::from("/dev/zero").exists() {
        assert_refused(["moves", "--board", "/dev/zero"], "It is too large.");
    }
}

#[test]
fn a_line_that_is_not_utf_8_does_not_end_the_engine() {
    let run = colorito_with_bytes(["ugi"], b"\xff\xfe\nisready\nquit\n");
    assert_eq!((run.code, run.out.as_str()), (0, "info string the line is not UTF-8\nreadyok\n"));
}

#[test]
fn a_position_line_that_is_not_utf_8_is_named() {
    let run = colorito_with_bytes(["moves", "--stdin"], &[START.as_bytes(), b"\n\xff\n"].concat());
    assert_eq!((run.code, run.out.lines().count()), (2, 1));
    assert!(run.err.contains("Standard input, line 2: The line is not UTF-8 text."), "{}", run.err);
}

#[test]
fn a_number_of_plies_near_the_end_of_all_numbers_is_refused() {
    let position = START.replace(" r r 0", " r r 4294967294");
    assert_refused(["moves", "--position", &position], "plies: `4294967294` is no number of moves");
}
