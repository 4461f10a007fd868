//! What no grammar allows, as far as a program can see it.

use colorito_locales::Language;

/// What is wrong with a text of a language.
pub(crate) fn faults(language: Language, key: &str, text: &str) -> Vec<String> {
    let mut faults = spelling(language, key, text);
    faults.extend(numbers(language, text));
    faults.extend(persons(language, text));
    if language == Language::Japanese {
        faults.extend(half_width(text));
    } else {
        faults.extend(lower_case_beginning(text));
    }
    faults
}

/// Whether a text says a word, or several, as they stand or at the beginning of a sentence.
pub(crate) fn has_word(language: Language, text: &str, word: &str) -> bool {
    let is_part =
        |letter: Option<char>| language != Language::Japanese && letter.is_some_and(char::is_alphanumeric);
    let mut letters = word.chars();
    let capital =
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect());
    [word, &capital].into_iter().any(|word| {
        text.match_indices(word).any(|(at, _)| {
            !is_part(text[..at].chars().next_back()) && !is_part(text[at + word.len()..].chars().next())
        })
    })
}

/// Blanks, quotation marks, dashes and what was left over.
fn spelling(language: Language, key: &str, text: &str) -> Vec<String> {
    let never = ["  ", "'", "\"", "{", "}", "$", "...", " - ", " ,", " .", " -", "—", ",,", ".."];
    let foreign: &[&str] = match language {
        Language::English => &["„", "«", "»", "「", "‘"],
        Language::German => &["”", "«", "»", "「", "‘"],
        Language::Spanish => &["“", "”", "„", "「", "‘"],
        Language::Japanese => &["“", "”", "„", "«", "»", "‘"],
    };
    // An option of the command line is no dash.
    let prose = text.replace(" --", " ");
    let mut faults: Vec<String> = never
        .iter()
        .chain(foreign)
        .filter(|what| prose.contains(**what))
        .map(|what| format!("`{what}`"))
        .collect();
    if text.trim() != text && key != "comma" {
        faults.push("a blank at the edge".to_owned());
    }
    if language == Language::Spanish {
        for (open, close) in [('¿', '?'), ('¡', '!')] {
            if text.matches(open).count() != text.matches(close).count() {
                faults.push(format!("`{open}` and `{close}` do not match"));
            }
        }
    }
    faults
}

fn is_sentence(text: &str) -> bool {
    text.trim_end_matches(['”', '“', '»', ')', '）']).ends_with(['.', '!', '?', '。', '！', '？'])
}

/// A sentence that begins with a small letter.
fn lower_case_beginning(text: &str) -> Option<String> {
    // A full stop within a number or an address ends no sentence, so it must be followed by a blank.
    let rest = text.match_indices([' ']).filter(|(at, _)| text[..*at].ends_with(['.', '!', '?']));
    let mut beginnings = rest.map(|(at, _)| &text[at + 1..]).chain([text]);
    let small = |sentence: &str| sentence.trim_start_matches(['¿', '¡', '(']).starts_with(char::is_lowercase);
    (is_sentence(text) && beginnings.any(small)).then(|| "a sentence begins with a small letter".to_owned())
}

/// One and many of what is counted, in the languages that tell them apart.
fn counted(
    language: Language,
) -> (&'static [&'static str], &'static [&'static str], &'static [&'static str]) {
    match language {
        Language::English => (
            &["1", "one", "a", "an"],
            &[
                "move", "row", "game", "second", "hop", "space", "line", "lesson", "piece", "point",
                "position",
            ],
            &[
                "moves",
                "rows",
                "games",
                "seconds",
                "hops",
                "spaces",
                "lines",
                "lessons",
                "pieces",
                "points",
                "positions",
            ],
        ),
        Language::German => (
            &["1", "ein", "eine", "einen", "einem", "einer"],
            &[
                "Zug",
                "Reihe",
                "Partie",
                "Sekunde",
                "Sprung",
                "Feld",
                "Zugfolge",
                "Lektion",
                "Minuspunkt",
                "Wendepunkt",
            ],
            &[
                "Züge",
                "Zügen",
                "Reihen",
                "Partien",
                "Sekunden",
                "Sprünge",
                "Felder",
                "Zugfolgen",
                "Lektionen",
                "Minuspunkte",
                "Wendepunkte",
                "Etappen",
            ],
        ),
        Language::Spanish => (
            &["1", "un", "una"],
            &["movimiento", "fila", "partida", "segundo", "salto", "casilla", "línea", "lección", "tramo"],
            &[
                "movimientos",
                "filas",
                "partidas",
                "segundos",
                "saltos",
                "casillas",
                "líneas",
                "lecciones",
                "tramos",
            ],
        ),
        Language::Japanese => (&[], &[], &[]),
    }
}

/// “1 moves”, “2 move”.
fn numbers(language: Language, text: &str) -> Vec<String> {
    let (one, singular, plural) = counted(language);
    let words: Vec<&str> =
        text.split(' ').map(|word| word.trim_matches(|c: char| !c.is_alphanumeric())).collect();
    let many =
        |word: &str| word != "1" && !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit());
    words
        .windows(2)
        .filter(|pair| {
            one.contains(&pair[0]) && plural.contains(&pair[1])
                || many(pair[0]) && singular.contains(&pair[1])
        })
        .map(|pair| pair.join(" "))
        .collect()
}

/// “You wins”, and the computer's name from its plate within a sentence.
fn persons(language: Language, text: &str) -> Vec<String> {
    let never: &[&str] = match language {
        Language::English => &[
            "You is",
            "You was",
            "You has",
            "You wins",
            "You needs",
            "You offers",
            "you wants",
            "Does You",
            "You could not has",
            "Anna win ",
            "Anna have ",
            "Anna need ",
            "Anna are ",
            "computer win ",
            "computer have ",
        ],
        Language::German => &[
            "Du ist",
            "Du hat ",
            "Du gewinnt",
            "Du bietet",
            "Will Du",
            "Du hätte ",
            "Du fehl",
            "Der Du",
            "von Du",
            "Anna bist",
            "Anna hast",
            "Anna gewinnst",
            "Computer hast",
            "Der Anna",
        ],
        Language::Spanish => &[
            "Tú gana ",
            "Tú ha ",
            "Tú ofrece ",
            "A Tú",
            "a Tú",
            "Gana Tú",
            "Tú ya ",
            "Anna has ",
            "Anna ganas",
            "a Máquina",
            "Gana Máquina",
            " de el ",
            " a el ",
        ],
        Language::Japanese => &["あなたが勝ち", "あなたさん"],
    };
    let plates = ["Computer, level 3", "Computer, Stufe 3", "Máquina, nivel 3", "コンピュータ（レベル3）"];
    let plates = plates.iter().filter(|_| is_sentence(text));
    never.iter().chain(plates).filter(|what| text.contains(**what)).map(|what| format!("`{what}`")).collect()
}

/// Punctuation of half width beside Japanese, and blanks within it.
fn half_width(text: &str) -> Vec<String> {
    let letters: Vec<char> = text.chars().collect();
    let is_japanese = |letter: Option<&char>| letter.is_some_and(|letter| *letter > '\u{3000}');
    let mut faults = Vec::new();
    for (at, letter) in letters.iter().enumerate() {
        let before = at.checked_sub(1).and_then(|at| letters.get(at));
        let after = letters.get(at + 1);
        let beside = is_japanese(before) || is_japanese(after);
        let within = is_japanese(before) && is_japanese(after);
        if ":;!?()~,.".contains(*letter) && beside || *letter == ' ' && within {
            faults.push(format!("half width `{letter}`"));
        }
    }
    faults
}
