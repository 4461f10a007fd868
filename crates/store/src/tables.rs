//! All that is kept, as tables of plain values, to be read from one database and written to another.

use async_trait::async_trait;

use crate::sql::{
    backend::{Answer, Backend},
    statement::{Statement, Value},
};

/// How many rows are read at once.
pub(crate) const AT_ONCE: usize = 500;

/// A table, in the order in which rows can be written without missing those they belong to.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// How many of the columns tell the rows apart; these come first.
    keys: usize,
    columns: &'static [Column],
}

#[derive(Debug)]
enum Column {
    Text(&'static str),
    Number(&'static str),
}

use Column::{Number, Text};

/// What belongs to running servers is left out: which there are, what they do, and who is connected to which. So
/// is what is still to be sent, with what its links prove: a copy sends nothing a second time.
pub(crate) const TABLES: [Table; 24] = [
    Table {
        name: "players",
        keys: 1,
        columns: &[
            Text("id"),
            Number("created"),
            Text("name"),
            Text("password"),
            Number("since"),
            Number("closed"),
            Text("program_of"),
            Number("program_rated"),
            Number("seen"),
            Number("barred"),
            Number("staff"),
            Text("holidays"),
        ],
    },
    Table { name: "names", keys: 1, columns: &[Text("folded"), Text("player"), Number("taken")] },
    Table {
        name: "sessions",
        keys: 1,
        columns: &[Text("token"), Text("player"), Number("created"), Number("used"), Text("browser")],
    },
    Table {
        name: "passkeys",
        keys: 1,
        columns: &[
            Text("id"),
            Text("player"),
            Text("label"),
            Text("data"),
            Number("created"),
            Number("used"),
        ],
    },
    Table { name: "kept_values", keys: 1, columns: &[Text("name"), Text("value")] },
    Table {
        name: "channels",
        keys: 1,
        columns: &[
            Text("id"),
            Text("player"),
            Text("medium"),
            Text("session"),
            Text("address"),
            Text("keys"),
            Text("language"),
            Text("zone"),
            Text("wants"),
            Text("state"),
            Number("created"),
            Number("sent"),
        ],
    },
    Table {
        name: "feeds",
        keys: 1,
        columns: &[Text("player"), Text("secret"), Text("language"), Text("zone"), Number("created")],
    },
    Table {
        name: "ratings",
        keys: 2,
        columns: &[
            Text("player"),
            Text("pace"),
            Number("rating"),
            Number("deviation"),
            Number("volatility"),
            Number("games"),
            Number("last"),
        ],
    },
    Table {
        name: "matches",
        keys: 1,
        columns: &[
            Text("id"),
            Number("created"),
            Number("games"),
            Text("red"),
            Text("blue"),
            Text("variant"),
            Text("board"),
            Text("starter"),
            Text("repetition"),
            Number("seconds"),
            Number("increment"),
            Number("days"),
            Number("most_days"),
            Text("owner"),
            Text("red_player"),
            Text("blue_player"),
        ],
    },
    Table {
        name: "games",
        keys: 1,
        columns: &[
            Text("id"),
            Number("created"),
            Number("changed"),
            Number("deleted"),
            Number("revision"),
            Text("red"),
            Text("blue"),
            Text("variant"),
            Text("board"),
            Text("start"),
            Text("repetition"),
            Number("played"),
            Text("result"),
            Text("ending"),
            Text("draw_offer"),
            Text("talk"),
            Text("next_game"),
            Text("red_plan"),
            Text("blue_plan"),
            Number("seconds"),
            Number("increment"),
            Number("days"),
            Number("most_days"),
            Number("turn_started"),
            Number("deadline"),
            Number("remind_at"),
            Number("visited"),
            Text("score"),
            Text("score_line"),
            Text("position"),
            Text("of_match"),
            Number("number"),
            Text("owner"),
            Text("red_player"),
            Text("blue_player"),
            Number("bytes"),
            Text("awaits"),
            Number("rated"),
        ],
    },
    Table {
        name: "invitations",
        keys: 1,
        columns: &[
            Text("id"),
            Text("audience"),
            Text("claim"),
            Text("owner"),
            Text("name"),
            Text("variant"),
            Text("board"),
            Text("repetition"),
            Number("seconds"),
            Number("increment"),
            Number("days"),
            Number("most_days"),
            Text("side"),
            Text("begins"),
            Number("rated"),
            Number("rating"),
            Number("within"),
            Number("program"),
            Number("created"),
            Number("expires"),
            Text("fate"),
            Text("game"),
        ],
    },
    Table {
        name: "moves",
        keys: 2,
        columns: &[Text("game"), Number("number"), Text("played"), Number("clock"), Number("lag")],
    },
    Table {
        name: "receipts",
        keys: 2,
        columns: &[Text("game"), Text("client"), Number("ply"), Text("sent")],
    },
    Table {
        name: "rating_changes",
        keys: 2,
        columns: &[
            Text("game"),
            Text("player"),
            Text("pace"),
            Number("at"),
            Number("before"),
            Number("rating"),
            Number("deviation"),
        ],
    },
    Table { name: "imports", keys: 1, columns: &[Text("game"), Text("record")] },
    Table { name: "binned", keys: 2, columns: &[Text("player"), Text("game"), Number("at")] },
    Table {
        name: "notices",
        keys: 3,
        columns: &[Text("player"), Text("game"), Text("kind"), Number("at"), Number("seen")],
    },
    Table {
        name: "reports",
        keys: 1,
        columns: &[
            Text("id"),
            Text("reporter"),
            Text("reported"),
            Text("game"),
            Text("reason"),
            Text("text"),
            Text("said"),
            Number("created"),
            Number("settled"),
        ],
    },
    Table {
        name: "blocks",
        keys: 2,
        columns: &[Text("player"), Text("blocked"), Text("id"), Text("name"), Number("created")],
    },
    Table {
        name: "conversations",
        keys: 1,
        columns: &[
            Text("game"),
            Number("red_texts"),
            Number("blue_texts"),
            Number("red_said"),
            Number("blue_said"),
        ],
    },
    Table {
        name: "remarks",
        keys: 2,
        columns: &[Text("game"), Number("number"), Text("side"), Text("phrase"), Text("text"), Number("at")],
    },
    Table {
        name: "reviews",
        keys: 1,
        columns: &[Text("game"), Text("state"), Number("time"), Text("review"), Number("changed")],
    },
    Table {
        name: "audit",
        keys: 1,
        columns: &[Text("id"), Number("at"), Text("admin"), Text("deed"), Text("subject"), Text("detail")],
    },
    Table { name: "announcements", keys: 1, columns: &[Text("language"), Text("text"), Number("at")] },
];

impl Column {
    fn name(&self) -> &'static str {
        match self {
            Text(name) | Number(name) => name,
        }
    }
}

impl Table {
    /// The next rows after one, or the first.
    fn select(&self, after: bool) -> String {
        let (columns, keys) = (names(self.columns), names(&self.columns[..self.keys]));
        let after = if after { format!("WHERE ({keys}) > ({})", places(self.keys)) } else { String::new() };
        format!("SELECT {columns} FROM {} {after} ORDER BY {keys} LIMIT {AT_ONCE}", self.name)
    }

    fn insert(&self) -> String {
        let columns = names(self.columns);
        format!("INSERT INTO {} ({columns}) VALUES ({})", self.name, places(self.columns.len()))
    }

    /// What tells a row apart from others.
    pub(crate) fn key(&self, row: &[Value]) -> Vec<Value> {
        row[..self.keys].to_vec()
    }
}

/// The names of columns with commas between them.
fn names(columns: &[Column]) -> String {
    let names: Vec<&str> = columns.iter().map(Column::name).collect();
    names.join(", ")
}

/// `$1, $2` and so on.
fn places(count: usize) -> String {
    let places: Vec<String> = (1..=count).map(|number| format!("${number}")).collect();
    places.join(", ")
}

/// A connection that reads or writes whole tables, in one transaction.
#[async_trait]
pub(crate) trait Rows: Send {
    /// How many rows there are.
    async fn count(&mut self, table: &'static str) -> Answer<u64>;

    /// The next rows after one, or the first.
    async fn read(&mut self, table: &Table, after: Option<Vec<Value>>) -> Answer<Vec<Vec<Value>>>;

    async fn write(&mut self, table: &Table, rows: Vec<Vec<Value>>) -> Answer<()>;

    async fn clear(&mut self, table: &Table) -> Answer<()>;

    async fn run(&mut self, sql: &'static str) -> Answer<()>;
}

/// A connection to a database.
pub(crate) struct Session<B: Backend>(pub(crate) B::Connection);

#[async_trait]
impl<B: Backend> Rows for Session<B> {
    async fn count(&mut self, table: &'static str) -> Answer<u64> {
        let rows =
            B::rows(&mut self.0, format!("SELECT count(*) FROM {table}"), Vec::new(), &[false]).await?;
        match rows.first().and_then(|row| row.first()) {
            Some(Value::Number(Some(count))) => Ok(u64::try_from(*count).unwrap_or_default()),
            _ => Ok(0),
        }
    }

    async fn read(&mut self, table: &Table, after: Option<Vec<Value>>) -> Answer<Vec<Vec<Value>>> {
        let are_texts: Vec<bool> = table.columns.iter().map(|column| matches!(column, Text(_))).collect();
        let sql = table.select(after.is_some());
        B::rows(&mut self.0, sql, after.unwrap_or_default(), &are_texts).await
    }

    async fn write(&mut self, table: &Table, rows: Vec<Vec<Value>>) -> Answer<()> {
        for row in rows {
            B::execute_made(&mut self.0, table.insert(), row).await?;
        }
        Ok(())
    }

    async fn clear(&mut self, table: &Table) -> Answer<()> {
        B::execute_made(&mut self.0, format!("DELETE FROM {}", table.name), Vec::new()).await.map(|_| ())
    }

    async fn run(&mut self, sql: &'static str) -> Answer<()> {
        B::execute(&mut self.0, Statement::new(sql)).await.map(|_| ())
    }
}
