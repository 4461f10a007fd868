//! The command line in four languages.

mod common;

use std::{collections::BTreeSet, process::Command};

use colorito_locales::{Language, SOURCES};
use common::{Run, colorito, split_words};

const COMMANDS: [&str; 17] = [
    "serve", "play", "bot", "database", "admin", "perft", "moves", "status", "solve", "render", "bench",
    "analyse", "match", "pool", "ugi", "site", "help",
];

/// What clap says where nobody told it otherwise.
const ENGLISH: [&str; 12] = [
    "Usage",
    "Options",
    "Commands",
    "Arguments",
    "OPTIONS",
    "COMMAND",
    "[default",
    "possible values",
    "Print",
    "Example",
    "error",
    "tip:",
];

fn run(arguments: &[&str], language: Language) -> Run {
    colorito(arguments.iter().copied().chain(["--language", language.tag()]), "")
}

/// A text without its blanks and line breaks, which wrapping changes.
fn unwrapped(text: &str) -> String {
    text.split_whitespace().collect()
}

/// The helps of all commands together.
fn helps(language: Language) -> Vec<String> {
    let of_command =
        COMMANDS.iter().filter(|name| **name != "help").map(|name| run(&[name, "--help"], language));
    let others = [run(&["--help"], language), run(&["-h"], language)];
    // `help` takes the names of commands only; the language stands before it.
    let helps = ["moves", "help"].map(|name| colorito(["--language", language.tag(), "help", name], ""));
    let all: Vec<Run> = of_command.chain(others).chain(helps).collect();
    all.into_iter()
        .map(|Run { code, out, err }| {
            assert_eq!((code, err.as_str()), (0, ""), "{out}");
            assert!(!out.contains("cli-"), "{out}");
            out
        })
        .collect()
}

/// The texts of the help, by their keys.
fn texts(prefix: &str) -> BTreeSet<&'static str> {
    let source = SOURCES.iter().find(|source| source.language == "en" && source.file == "cli.ftl");
    let lines = source.expect("the command line has its texts").text.lines();
    lines
        .filter_map(|line| line.split_once(" = "))
        .map(|(key, _)| key)
        .filter(|key| key.starts_with(prefix))
        .collect()
}

#[test]
fn every_command_is_known_here() {
    let help = run(&["--help"], Language::English).out;
    let commands = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let commands: BTreeSet<&str> = commands.map_while(|line| line.split_whitespace().next()).collect();
    assert_eq!(commands, COMMANDS.into_iter().collect());
}

#[test]
fn every_help_says_all_that_there_is_to_say_in_each_language() {
    let keys: BTreeSet<&str> = texts("cli-help-").into_iter().chain(texts("cli-value-")).collect();
    assert!(keys.len() > 90, "{}", keys.len());
    for language in Language::ALL {
        let all = unwrapped(&helps(language).concat());
        for key in &keys {
            let text = language.text(key, &[]);
            assert!(all.contains(&unwrapped(&text)), "{language}: no help says {key}: {text}");
        }
    }
}

#[test]
fn no_help_has_english_left_over() {
    let english: Vec<String> =
        texts("cli-help-").iter().map(|key| unwrapped(&Language::English.text(key, &[]))).collect();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for help in helps(language) {
            for word in ENGLISH {
                // The example's heading may begin alike, as in Spanish.
                let left =
                    help.split(|c: char| c.is_whitespace()).any(|found| found.trim_end_matches(':') == word);
                assert!(!left, "{language}: {word}\n{help}");
            }
            let help = unwrapped(&help);
            let left = english.iter().find(|text| help.contains(text.as_str()));
            assert_eq!(left, None, "{language}: {help}");
        }
    }
}

#[test]
fn every_text_is_translated() {
    // Names that are the same word, or no word at all.
    let same = ["cli-value-name", "cli-value-text", "cli-value-port", "cli-value-format"];
    for key in texts("cli-").into_iter().filter(|key| !same.contains(key)) {
        let english = Language::English.text(key, &[]);
        for language in Language::ALL.into_iter().skip(1) {
            assert_ne!(language.text(key, &[]), english, "{language} {key}");
        }
    }
}

const MISTAKES: [&str; 22] = [
    "dance",
    "moves --wais",
    "perft",
    "perft many",
    "perft 21",
    "perft 2 3",
    "perft 2 --divide --divide",
    "solve --side",
    "solve --side x",
    "moves --variant loose",
    "moves --stdin --ways",
    "moves --board no-such-file",
    "moves --board /",
    "moves --position 'x r r 0'",
    "moves --position 'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHII r r 0'",
    "moves --position 'jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 1'",
    "render --output board.gif",
    "render --format png --width 0",
    "render --format svg --move c1c4",
    "render --format svg --destinations e5",
    "analyse no-such-file",
    "pool engine level=99 --games 2",
];

#[test]
fn every_mistake_is_told_in_each_language() {
    for line in MISTAKES {
        let words = split_words(line);
        let arguments: Vec<&str> = words.iter().map(String::as_str).collect();
        let english = run(&arguments, Language::English).err;
        for language in Language::ALL {
            let Run { code, out, err } = run(&arguments, language);
            assert_eq!((code, out.as_str()), (2, ""), "{language} {line}: {err}");
            assert!(
                err.starts_with("colorito: ") && !err.contains("cli-") && !err.contains("error-"),
                "{err}"
            );
            assert!(!err.contains(['{', '}']), "{err}");
            let told: BTreeSet<&str> = err.lines().collect();
            let same = language != Language::English && english.lines().any(|line| told.contains(line));
            assert!(!same, "{language} {line}: {err}");
        }
    }
}

#[test]
fn the_language_is_that_of_the_system_unless_another_is_asked_for() {
    let said = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_colorito"));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(variables.iter().copied()).arg("dance").args(arguments).output();
        String::from_utf8(output.expect("the command starts").stderr).expect("UTF-8")
    };
    assert!(said(&[], &[]).contains("There is no command"));
    assert!(said(&[("LANG", "C")], &[]).contains("There is no command"));
    assert!(said(&[("LANG", "de_AT.UTF-8")], &[]).contains("Den Befehl"));
    assert!(said(&[("LANG", "de_DE"), ("LC_MESSAGES", "es_MX.UTF-8")], &[]).contains("No existe la orden"));
    assert!(said(&[("LC_ALL", "ja_JP.UTF-8"), ("LC_MESSAGES", "es_ES")], &[]).contains("コマンド"));
    assert!(said(&[("LC_ALL", "ja_JP.UTF-8")], &["--language=de"]).contains("Den Befehl"));
    assert!(said(&[], &["--language", "fr"]).contains("There is no command"));
}

#[test]
fn output_for_programs_is_the_same_in_each_language() {
    for arguments in [&["perft", "2", "--divide"][..], &["moves", "--ways"], &["status"]] {
        let english = run(arguments, Language::English).out;
        for language in Language::ALL {
            assert_eq!(run(arguments, language).out, english);
        }
    }
}
