//! Requests made from the description: valid ones, and such that are not quite. Whatever is asked, the answer
//! is one that the description knows, and no fault of the server.

use axum::{
    body::{Body, to_bytes},
    http::{Request, StatusCode, header},
};
use colorito_engine::Random;
use serde_json::{Map, Value, json};

use crate::{common::Api, schema::Schemas};

/// How often each operation is asked, and those that think or draw.
const OFTEN: usize = 25;
const SELDOM: usize = 3;

/// How many times as often until one is granted, where any can be.
const PATIENCE: usize = 8;
const SLOW: [&str; 5] = ["hint", "png", "review", "puzzles/{id}", "attempt"];

/// Words that mean something somewhere, by the names of the fields they belong to.
const WORDS: [(&str, &[&str]); 13] = [
    ("move", &["c1c3", "3 c1-c3", "h10h8", "pass", "a2a2"]),
    ("moves", &["c1c3,h10h8", "c1c3 h10h8", "c1c3,c1c3"]),
    ("client", &["a", "b", ""]),
    ("variant", &["standard", "strict", "colours", "loose"]),
    ("board", &["standard", "columns", "rows", "chess"]),
    ("position", &["jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ r r 0", "10/10 r r 0"]),
    ("placement", &["jihgfedcba/tsrqponmlk/10/10/10/10/10/10/KLMNOPQRST/ABCDEFGHIJ"]),
    ("record", &["1. c1c3 h10h8 *\n", "[Red \"Ada\"]\n\n1. c1c3 (1. a1c3) {why} *\n", "1. c1c4 *\n", "*"]),
    ("theme", &["light", "dark", "print", "neon"]),
    ("last", &["a2a3", "zz"]),
    ("before", &["1-2", "x"]),
    ("type", &["move", "analyse", "stop"]),
    ("name", &["Ada", "\u{202e}"]),
];

/// Makes values that a schema describes.
struct Maker<'a> {
    schemas: Schemas<'a>,
    random: Random,
}

impl<'a> Maker<'a> {
    fn chance(&mut self, one_in: usize) -> bool {
        self.random.below(one_in) == 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.random.below(from.len())].clone()
    }

    /// A value as described, for a field with a name.
    fn value(&mut self, schema: &'a Value, name: &str, depth: usize) -> Value {
        let schema = self.schemas.resolve(schema);
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let place = self.random.below(choices.len());
                return self.value(&choices[place], name, depth);
            }
        }
        if let Some(allowed) = schema["enum"].as_array() {
            return self.pick(allowed);
        }
        let kind = match &schema["type"] {
            Value::Array(kinds) => self.pick(kinds),
            kind => kind.clone(),
        };
        match kind.as_str() {
            Some("boolean") => json!(self.chance(2)),
            Some("integer" | "number") => {
                let (least, most) = (schema["minimum"].as_u64(), schema["maximum"].as_u64());
                let (least, most) = (least.unwrap_or(0), most.unwrap_or(3));
                json!(least + self.random.next() % (most - least + 1))
            }
            Some("string") => json!(self.word(name)),
            Some("array") => {
                let count = self.random.below(3);
                (0..count).map(|_| self.value(&schema["items"], name, depth + 1)).collect()
            }
            Some("null") => Value::Null,
            _ => self.object(schema, depth),
        }
    }

    fn object(&mut self, schema: &'a Value, depth: usize) -> Value {
        let (fields, required) = self.schemas.fields(schema);
        let mut object = Map::new();
        for (name, field) in fields {
            if required.contains(&name) || (depth < 4 && self.chance(2)) {
                object.insert(name.to_owned(), self.value(field, name, depth + 1));
            }
        }
        Value::Object(object)
    }

    fn word(&mut self, name: &str) -> String {
        match WORDS.iter().find(|(known, _)| *known == name) {
            Some((_, words)) => self.pick(words).to_owned(),
            None => self.pick(&["red", "blue", "", "x", "Ünïcödé", "1"]).to_owned(),
        }
    }

    /// The same value with something wrong somewhere in it.
    fn spoil(&mut self, value: &Value) -> Value {
        let nonsense = [
            Value::Null,
            json!(-1),
            json!(1e300),
            json!(u64::MAX),
            json!("x".repeat(5_000)),
            json!("\u{0}\u{202e}'\"<&%"),
            json!([]),
            json!([[{}]]),
            json!({ "a": { "b": [1] } }),
            json!(true),
        ];
        match value {
            Value::Object(fields) if !fields.is_empty() && !self.chance(4) => {
                let mut fields = fields.clone();
                let names: Vec<String> = fields.keys().cloned().collect();
                let name = self.pick(&names);
                match self.random.below(4) {
                    0 => drop(fields.remove(&name)),
                    1 => drop(fields.insert("unheard_of".to_owned(), self.pick(&nonsense))),
                    _ => {
                        let spoilt = self.spoil(&fields[&name].clone());
                        fields.insert(name, spoilt);
                    }
                }
                Value::Object(fields)
            }
            Value::Array(values) if !values.is_empty() && !self.chance(4) => {
                let mut values = values.clone();
                let place = self.random.below(values.len());
                values[place] = self.spoil(&values[place].clone());
                Value::Array(values)
            }
            _ => self.pick(&nonsense),
        }
    }

    /// The address of an operation with all it asks for, now and then something else.
    fn address(&mut self, path: &str, operation: &'a Value, known: &Known) -> String {
        let (mut address, mut query) = (path.to_owned(), Vec::new());
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let in_path = parameter["in"] == "path";
            let value = match known.of(path, name).filter(|_| !self.chance(8)) {
                Some(known) if in_path => json!(known),
                _ => self.value(&parameter["schema"], name, 0),
            };
            let value = if self.chance(5) { self.spoil(&value) } else { value };
            let text = in_address(&value);
            if in_path {
                // Without a name it would be another address.
                let text = if text.is_empty() { "x".to_owned() } else { text };
                address = address.replace(&format!("{{{name}}}"), &text);
            } else if parameter["required"] == true || self.chance(2) {
                query.push(format!("{name}={text}"));
            }
        }
        if query.is_empty() { address } else { format!("{address}?{}", query.join("&")) }
    }
}

/// A value as it stands in an address.
fn in_address(value: &Value) -> String {
    let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let bytes = text.bytes().take(300);
    let escape = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    bytes.map(escape).collect()
}

/// Names of things that are there.
struct Known {
    game: String,
    of_match: String,
    puzzle: String,
    command: String,
}

impl Known {
    async fn new(api: &Api, random: &mut Random, path: &str) -> Known {
        let address = api.begin(json!({})).await;
        if path.ends_with("/restore") {
            api.delete(&address).await;
        }
        let game = address.rsplit('/').next().unwrap().to_owned();
        let begun = api.post("/api/matches", &json!({ "games": 2 })).await.1;
        let puzzles = api.get("/api/puzzles").await.1;
        let commands = colorito_play::Command::NAMES;
        Known {
            game,
            of_match: begun["id"].as_str().unwrap().to_owned(),
            puzzle: puzzles["today"].as_str().unwrap().to_owned(),
            command: commands[random.below(commands.len())].to_owned(),
        }
    }

    fn of(&self, path: &str, name: &str) -> Option<&str> {
        match name {
            "id" if path.starts_with("/api/matches") => Some(&self.of_match),
            "id" if path.starts_with("/api/puzzles") => Some(&self.puzzle),
            "id" => Some(&self.game),
            "lesson" => Some("step"),
            "exercise" => Some("1"),
            "command" => Some(&self.command),
            _ => None,
        }
    }
}

/// A move that can be made in a new game.
fn apt_move() -> Value {
    json!({ "move": "c1c3", "client": "a", "ply": 0 })
}

/// A game that a new one can go on as.
fn apt_game() -> Value {
    let mut played = crate::handing_over::played();
    played["seats"] = json!({});
    played
}

/// Asks once and holds the answer against the description.
async fn ask(
    api: &Api,
    maker: &mut Maker<'_>,
    path: &str,
    method: &str,
    operation: &Value,
    request: Request<Body>,
) -> StatusCode {
    let what = format!("{method} {}", request.uri());
    let response = api.send(request).await;
    let status = response.status();
    assert!(!status.is_server_error(), "{what}: {status}");
    let responses = &operation["responses"];
    let range = format!("{}XX", status.as_u16() / 100);
    let described = [status.as_str(), &range].into_iter().find(|key| responses[*key].is_object());
    let Some(described) = described else { panic!("{what}: {status} is not described for {path}") };
    let kind = response.headers().get(header::CONTENT_TYPE).map(|kind| kind.to_str().unwrap().to_owned());
    let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    let Some(content) = responses[described]["content"].as_object() else {
        assert!(bytes.is_empty(), "{what}: {status} has a body that is not described");
        return status;
    };
    let kind = kind.unwrap_or_default();
    let kind = kind.split(';').next().unwrap();
    let schema = content.get(kind).unwrap_or_else(|| panic!("{what}: {status} is {kind}"));
    if kind == "application/json" {
        let value: Value = serde_json::from_slice(&bytes).unwrap();
        let schemas = Schemas(maker.schemas.0);
        let checked = schemas.check(&schema["schema"], &value, "answer");
        checked.unwrap_or_else(|fault| panic!("{what}: {status}: {fault}"));
    }
    status
}

/// Whether there is nobody to grant it to where all games belong to the device; `accounts.rs`, `invitations.rs`,
/// `notices.rs`, `admin.rs`, `passkeys.rs`, `mailing.rs`, `manners.rs`, `conversation.rs` and `embedding.rs` ask a server of guests.
fn is_for_others(path: &str) -> bool {
    let starts = [
        "/api/admin",
        "/api/account",
        "/api/session",
        "/api/players/",
        "/api/events",
        "/api/invitations",
        "/api/notices",
        "/api/mail/",
        "/api/watch",
        "/api/blocks",
    ];
    let ends = ["/embed.svg", "/report", "/block", "/conversation", "/say", "/texts"];
    starts.iter().any(|start| path.starts_with(start)) || ends.iter().any(|end| path.ends_with(end))
}

#[tokio::test]
async fn requests_made_from_the_description() {
    let api = Api::new().await;
    let (status, document) = api.get("/api/openapi.json").await;
    assert_eq!(status, StatusCode::OK);
    let mut maker = Maker { schemas: Schemas(&document), random: Random::new(1892) };
    for (path, item) in document["paths"].as_object().unwrap() {
        for (method, operation) in item.as_object().unwrap() {
            let mut granted = 0;
            let slow = SLOW.iter().any(|slow| path.contains(slow));
            let often = if slow { SELDOM } else { OFTEN };
            let socket = operation["responses"]["101"].is_object();
            let grantable = !socket && !slow && !is_for_others(path);
            for time in 0..often * PATIENCE {
                // Chance may refuse a request many times before it makes one that is granted.
                if time >= often && (granted > 0 || !grantable) {
                    break;
                }
                let known = Known::new(&api, &mut maker.random, path).await;
                // Of a command only what fits its name and the game is followed.
                let apt = path.contains("{command}") && maker.chance(4);
                let address = if apt {
                    format!("/api/games/{}/moves", known.game)
                } else {
                    maker.address(path, operation, &known)
                };
                let handed = method == "put" && path == "/api/games/{id}" && maker.chance(4);
                let body = &operation["requestBody"]["content"]["application/json"]["schema"];
                let mut request = Request::builder().method(method.to_uppercase().as_str()).uri(&address);
                let body = if body.is_null() {
                    String::new()
                } else {
                    let value = match (apt, handed) {
                        (true, _) => apt_move(),
                        (_, true) => apt_game(),
                        _ => maker.value(body, "", 0),
                    };
                    let value = if !apt && maker.chance(2) { maker.spoil(&value) } else { value };
                    if !maker.chance(20) {
                        request = request.header(header::CONTENT_TYPE, "application/json");
                    }
                    if maker.chance(20) { value.to_string().replace('"', "") } else { value.to_string() }
                };
                let request = request.body(Body::from(body)).unwrap();
                let status = ask(&api, &mut maker, path, method, operation, request).await;
                granted += usize::from(status.is_success());
            }
            assert!(granted > 0 || !grantable, "{method} {path} was never granted");
        }
    }
}
