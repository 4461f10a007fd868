//! The kinds of value a message may have.

use colorito_locales::{Arg, Language};

use crate::messages::{Message, messages};

/// The values of one text.
pub(crate) type Args = Vec<(String, Arg)>;

/// All that a message may be told: what chooses between its forms in every combination, the rest one after
/// the other.
pub(crate) fn combinations(language: Language, message: &Message) -> Vec<Args> {
    let mut all: Vec<Args> = vec![Vec::new()];
    let choosing = message.variables.iter().filter(|name| message.selectors.contains(*name));
    let telling = message.variables.iter().filter(|name| !message.selectors.contains(*name));
    for name in choosing {
        let kinds = values(language, &message.key, name);
        let with = |args: &Args, kind: &Arg| [args.clone(), vec![(name.clone(), kind.clone())]].concat();
        all = all.iter().flat_map(|args| kinds.iter().map(move |kind| with(args, kind))).collect();
    }
    let rest: Vec<(&String, Vec<Arg>)> =
        telling.map(|name| (name, values(language, &message.key, name))).collect();
    let usual = |except: Option<&String>| -> Args {
        let others = rest.iter().filter(|(name, _)| Some(*name) != except);
        others.filter_map(|(name, kinds)| Some(((*name).clone(), kinds.last()?.clone()))).collect()
    };
    let mut told = Vec::new();
    for args in all {
        told.push([args.clone(), usual(None)].concat());
        for (name, kinds) in &rest {
            for kind in kinds {
                told.push([args.clone(), usual(Some(name)), vec![((*name).clone(), kind.clone())]].concat());
            }
        }
    }
    told.into_iter().map(|args| called(language, args)).collect()
}

/// A player's name goes with who it is, as the pages tell it.
fn called(language: Language, mut args: Args) -> Args {
    let who = args.iter().find(|(name, _)| name == "who").map(|(_, who)| who.clone());
    let name = match who {
        Some(Arg::Text(who)) if who == "you" => Some(plain(language, "player-you")),
        Some(Arg::Text(who)) if who == "computer" => Some(plain(language, "player-computer")),
        _ => None,
    };
    if let (Some(name), Some(at)) = (name, args.iter().position(|(variable, _)| variable == "name")) {
        args[at].1 = name.into();
    }
    args
}

/// A message with the usual values, for a place within another.
fn plain(language: Language, key: &str) -> String {
    let message = messages(language).iter().find(|message| message.key == key);
    let message = message.unwrap_or_else(|| panic!("there is no text `{key}`"));
    let args = message.variables.iter().filter_map(|name| Some((name, values(language, key, name).pop()?)));
    let args: Vec<(String, Arg)> = args.map(|(name, arg)| (name.clone(), arg)).collect();
    let named: Vec<(&str, Arg)> = args.iter().map(|(name, arg)| (name.as_str(), arg.clone())).collect();
    language.text(key, &named)
}

/// What a variable of a message may be; the usual value comes last.
#[expect(clippy::too_many_lines, reason = "a table of all variables")]
fn values(language: Language, key: &str, name: &str) -> Vec<Arg> {
    let texts = |list: &[&str]| list.iter().map(|text| Arg::from(*text)).collect();
    let numbers = |list: &[i64]| list.iter().map(|number| Arg::Number(*number)).collect();
    let said = |list: &[&str]| list.iter().map(|key| Arg::from(plain(language, key))).collect();
    let record = key.starts_with("error-record");
    match (key, name) {
        // The computer neither resigns nor offers a draw.
        ("resign-sure" | "draw-offered" | "take-back-asked" | "rematch-offered", "who") => {
            texts(&["you", "name"])
        }
        ("chosen-starter", "who") => said(&["starter-other", "starter-you"]),
        (_, "who") => texts(&["you", "computer", "name"]),
        (_, "you") => texts(&["won", "lost", "watched"]),
        ("puzzle-named-solved", "name") => said(&["puzzle-named"]),
        ("cli-bad-board-name", "name") => texts(&["oddity"]),
        ("boards-built-in", "name") => said(&["board-name-tiles"]),
        (_, "name") | ("terminal-plain-moved", "player") => texts(&["Anna"]),
        ("moved", "kind") => texts(&["step", "jump", "step-jump"]),
        (_, "kind") => said(&["kind-step", "kind-step-jump", "kind-jump"]),
        (_, "colour") => texts(&["yellow", "dark-blue", "light-blue", "red"]),
        (_, "piece") => {
            let red = [("colour", Arg::from("red")), ("number", Arg::Number(5))];
            vec![language.text("piece", &red).into()]
        }
        (_, "pieces") => said(&["piece"]),
        ("two-sentences", "first") => said(&["turn"]),
        ("two-sentences", "second") => said(&["special-near"]),
        (_, "from" | "first") => texts(&["c1"]),
        ("cli-conflict" | "cli-perhaps", "other") => texts(&["--lines"]),
        (_, "to" | "second" | "space" | "neighbour" | "other") => texts(&["c3"]),
        (_, "line") if record => numbers(&[3]),
        (_, "column") if record => numbers(&[14]),
        (_, "line") => texts(&["3 c1-c3 · 8 h10-h8"]),
        (_, "column") => texts(&["c"]),
        ("hint-plain" | "hint-with-ladder", "move") => said(&["hint-move"]),
        (_, "move") => texts(&["3 c1-c3"]),
        ("hint-plain" | "hint-with-ladder", "why") => {
            said(&["hint-reason-completes", "hint-reason-goes-ahead"])
        }
        (_, "why") => said(&["review-reason-goes-ahead"]),
        (_, "over") => said(&["hint-over"]),
        (_, "lead") => said(&["lead-behind", "lead-ahead"]),
        ("terminal-game-line", "turn") => said(&["terminal-your-turn", "terminal-their-turn"]),
        (_, "side" | "turn") => said(&["side-blue", "side-red"]),
        (_, "starter") => said(&["side-blue"]),
        (_, "how") => said(&["ending-completion"]),
        (_, "red") => said(&["player-you"]),
        (_, "blue") => said(&["player-computer"]),
        ("puzzle-named", "grade") => said(&["puzzle-grade"]),
        (_, "title") => said(&["learn-step-title"]),
        (_, "standing") => said(&["review-even", "review-lead"]),
        (_, "word") => said(&["level-word-3"]),
        (_, "cause") => said(&["error-move-occupied"]),
        (_, "state") => texts(&["taken", "withdrawn", "expired"]),
        (_, "code") => texts(&["TypeError"]),
        (_, "host") => texts(&["example.org"]),
        (_, "position") => texts(&["jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0"]),
        (_, "way") => texts(&["c1-c3-e5"]),
        (_, "place") => texts(&["/home/anna/colorito"]),
        (_, "moved") => said(&["moved"]),
        ("terminal-plain-game", "variant") => said(&["variant-name-standard"]),
        ("terminal-plain-can-go", "moves") => texts(&["c3 e5"]),
        (_, "redtime" | "bluetime") => texts(&["9:58"]),
        (_, "all") => numbers(&[20]),
        (_, "width" | "height") => numbers(&[46]),
        (_, "letter") => texts(&["q"]),
        (_, "run") => texts(&["11"]),
        (_, "text") => texts(&["xyz"]),
        (_, "loss") | ("review-lead", "moves") => {
            vec![language.decimal(100).into(), language.decimal(150).into()]
        }
        (_, "nodes") => texts(&["12345"]),
        (_, "home") => numbers(&[0, 1, 20, 12]),
        ("clock-option", "minutes" | "seconds") => numbers(&[5]),
        ("time-warning", "seconds") => numbers(&[10, 30]),
        ("looking-back", "last") => numbers(&[7]),
        ("person-graph-live" | "person-graph-correspondence", "games") => numbers(&[1, 12]),
        (_, "rating") => numbers(&[1612]),
        (_, "lowest") => numbers(&[1488]),
        (_, "highest") => numbers(&[1655]),
        (_, "deviation") => numbers(&[84]),
        (_, "created" | "used" | "day") => texts(&["2026-11-16"]),
        (_, "browser") => texts(&["Firefox, Linux"]),
        (_, "games") => numbers(&[3, 10]),
        (_, "asked" | "at" | "grade" | "level" | "of" | "row") | ("cli-no-such-game", "number") => {
            numbers(&[3])
        }
        ("error-too-large", "most") => numbers(&[65536]),
        (_, "most" | "length") => numbers(&[40]),
        (
            "learn-progress" | "puzzles-progress" | "puzzles-page-lead" | "puzzles-solved-of"
            | "exercise-number",
            "total",
        ) => numbers(&[16]),
        (_, "count" | "done" | "found" | "last" | "plies" | "ply" | "reviewed") => numbers(&[0, 1, 7]),
        (_, "upper") => numbers(&[9]),
        ("score-between", "lower") => numbers(&[4]),
        ("cli-unknown-command", "command") => texts(&["dance"]),
        (_, "option" | "options") => texts(&["--time"]),
        (
            "channels-mail-new" | "channels-mail-open" | "channels-mail-stopped" | "channels-mail-failed",
            "address",
        ) => texts(&["ada@example.org"]),
        (_, "address") => texts(&["http://127.0.0.1:1892"]),
        (_, "link") => texts(&["https://colorito.example/notices/settings"]),
        (_, "server") => texts(&["colorito.example"]),
        ("channels-feed-copy-named", "what") => said(&["channels-feed-atom"]),
        (_, "command") => texts(&["colorito moves --help"]),
        (_, "file") => texts(&["game.colorito"]),
        (_, "message") => texts(&["Broken pipe"]),
        (_, "names" | "values") => texts(&["standard, columns"]),
        (_, "player") => texts(&["greedily"]),
        (_, "game") if key == "terminal-game-line" => texts(&["Anna – Bo, 12"]),
        // Everything else is counted.
        _ => numbers(&[1, 2, 12]),
    }
}
