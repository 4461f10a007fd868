//! The conversation.

use std::{
    io::{self, Write},
    sync::mpsc,
};

use colorito_locales::Language;

use crate::{Opening, Words, event::Event, plain, testing};

/// Says all lines at once and returns the answers.
fn talk(language: Language, opening: &Opening, lines: &[&str]) -> (String, testing::Folder) {
    let (mut desk, folder, events) = testing::desk();
    desk.words = Words { language };
    let (sender, lines_only) = mpsc::channel();
    for line in lines {
        sender.send(Event::Line(Some((*line).to_owned()))).unwrap();
    }
    sender.send(Event::Line(None)).unwrap();
    let mut heard = Heard::default();
    plain::converse(opening, desk, &mut heard, &Both { events, lines: lines_only }.merge()).unwrap();
    (String::from_utf8(heard.0).unwrap(), folder)
}

/// What is said by people and what happens by itself.
struct Both {
    events: mpsc::Receiver<Event>,
    lines: mpsc::Receiver<Event>,
}

impl Both {
    fn merge(self) -> mpsc::Receiver<Event> {
        let (sender, merged) = mpsc::channel();
        for source in [self.lines, self.events] {
            let sender = sender.clone();
            std::thread::spawn(move || source.into_iter().try_for_each(|event| sender.send(event)));
        }
        merged
    }
}

#[derive(Default)]
struct Heard(Vec<u8>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn in_english(lines: &[&str]) -> String {
    talk(Language::English, &Opening::Menu, lines).0
}

#[test]
fn a_whole_game_in_sentences() {
    let lines = ["new two", "c1c3", "f10d8", "d2b4", "c9e7", "e1c5", "d8c9", "c5f10", "stop", "status"];
    let heard = in_english(&lines);
    for sentence in [
        "On the board: Red – Blue, standard rules",
        "Red: Jump: red 3 from c1 to c3.",
        "Blue: Jump: dark blue 5 from f10 to d8.",
        "Red wins. It is the special situation",
        "Blue still needed",
    ] {
        assert!(heard.contains(sentence), "{sentence}:\n{heard}");
    }
}

#[test]
fn the_computer_answers_before_the_next_line_is_heard() {
    let heard = in_english(&["new level 1", "c1c3", "hint", "back", "status", "resign"]);
    let order = [
        "You: Jump: red 3",
        "Computer, level 1: ",
        "Your move.",
        "Move ",
        "2 moves were taken back",
        "You resigned",
    ];
    let mut rest = heard.as_str();
    for sentence in order {
        let at =
            rest.find(sentence).unwrap_or_else(|| panic!("`{sentence}` is missing or too early:\n{heard}"));
        rest = &rest[at..];
    }
}

#[test]
fn the_board_is_told() {
    let heard = in_english(&[
        "new two strict tiles",
        "board",
        "c1",
        "e5",
        "moves",
        "moves 3",
        "moves c1",
        "moves 99",
        "position",
    ]);
    for sentence in [
        "strict game",
        "Row 10: a dark blue 10, b dark blue 9",
        "Row 5: empty.",
        "c1: target of dark blue 3, red 3, can make",
        "e5: ",
        "Red 3 on c1 can go by jump",
        "There is no piece “99”",
        "jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0",
    ] {
        assert!(heard.contains(sentence), "{sentence}:\n{heard}");
    }
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let lines = [
        "",
        "x",
        "c1c3",
        "board",
        "back",
        "new level 11",
        "new purple",
        "new two",
        "c1e8",
        "5 c1c3",
        "accept",
        "save /no/such/place/x",
        "continue 7",
        "open /no/such/file",
        "analyse x",
        "\u{0}",
        "lines",
        "answer",
    ];
    let (heard, folder) = talk(Language::English, &Opening::Menu, &lines);
    for sentence in [
        "“x” is not a command",
        "No game has begun",
        "There is no board yet",
        "“purple” is not a setting",
        "No step, jump or step-jump",
        "not number 5",
        "no draw offer",
        "The file /no/such/file does not exist",
        "There is no such game",
        "four parts",
    ] {
        assert!(heard.contains(sentence), "{sentence}:\n{heard}");
    }
    assert_eq!(folder.games().list().unwrap()[0].ply, 0);
}

#[test]
fn lessons_puzzles_analysis_and_review() {
    let lines = [
        "lessons", "lesson 1", "e9e8", "e9f10", "next", "puzzle 1", "answer", "next", "again", "analyse",
        "lines", "new two", "c1c3", "f10d8", "review", "games",
    ];
    let heard = in_english(&lines);
    for sentence in [
        "Lesson 1",
        "Exercise 1 of 2",
        "Exercise 2 of 2",
        "The answer:",
        "+",
        "1. Red: 3 c1-c3",
        "lost on average",
        "Red – Blue, 2 moves",
    ] {
        assert!(heard.contains(sentence), "{sentence}:\n{heard}");
    }
}

#[test]
fn every_language_is_spoken() {
    let said = [
        (Language::English, ["new two red-starts", "help"], "Jump:"),
        (Language::German, ["neu zwei blau-beginnt", "hilfe"], "Sprung:"),
        (Language::Spanish, ["nueva dos sin-reloj", "ayuda"], "Salto:"),
        (Language::Japanese, ["新規 二人 青先手", "ヘルプ"], "c3"),
    ];
    for (language, [new, help], moved) in said {
        let (heard, _) = talk(language, &Opening::Menu, &[help, new, "c1c3", "f10d8"]);
        assert!(heard.contains(moved) && !heard.contains("terminal-"), "{heard}");
    }
}
