//! What a page has to know about a board before it can draw it: what is printed where, and who may rest
//! where.

use std::collections::BTreeMap;

use colorito::{Board, Colour, Piece, Space, SpaceSet};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{Error, Setup};

/// Which board.
#[derive(Clone, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct BoardQuery {
    /// A built-in board, `standard` by default, or ten rows of ten letters from the top, separated by `/`.
    #[serde(default)]
    pub board: Option<String>,
}

impl BoardQuery {
    /// The board that is meant.
    ///
    /// # Errors
    /// If there is no such board.
    pub fn read(&self) -> Result<Board, Error> {
        Setup { board: self.board.clone(), ..Setup::default() }.board()
    }
}

/// A board without pieces.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct BoardAnswer {
    /// The board's name, `null` for one that has none.
    pub name: Option<&'static str>,
    /// The board's pattern: ten rows from the top, separated by `/`.
    pub pattern: String,
    /// The piece whose number is printed on a space, by the space.
    pub printed: BTreeMap<String, Printed>,
    /// The spaces where pieces of a colour may rest, by the colour.
    pub rests: BTreeMap<String, Vec<String>>,
}

/// A number printed on a space.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Printed {
    /// `red`, `yellow`, `dark blue` or `light blue`.
    pub colour: String,
    /// The number.
    pub number: u8,
}

impl BoardAnswer {
    /// What there is to say about a board.
    pub fn of(board: &Board) -> BoardAnswer {
        let printed = |piece: Piece| Printed { colour: piece.colour().to_string(), number: piece.number() };
        BoardAnswer {
            name: board.name(),
            pattern: format!("{board:#}"),
            printed: Piece::all().map(|piece| (piece.target().to_string(), printed(piece))).collect(),
            rests: Colour::ALL
                .into_iter()
                .map(|colour| (colour.to_string(), names(board.rest(colour))))
                .collect(),
        }
    }
}

/// A text that may become a board.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams))]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", into_params(parameter_in = Query))]
pub struct DraftQuery {
    /// Ten rows of ten letters from the top, separated by `/` or line breaks.
    pub board: String,
}

/// What is to be said about a text that may become a board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct DraftAnswer {
    /// The pattern in one line, `null` if it is no board yet.
    pub pattern: Option<String>,
    /// The name of the built-in board it is, `null` if it is none.
    pub name: Option<&'static str>,
    /// The pattern with what a half-turn of the rest would put on spaces without a colour, `null` if it
    /// cannot be read.
    pub completed: Option<String>,
    /// All that is wrong with it, with `reason` and the values a sentence needs, as errors about boards have
    /// them.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub faults: Vec<Map<String, Value>>,
}

impl DraftQuery {
    /// Names all that is wrong with the text.
    pub fn check(&self) -> DraftAnswer {
        let board: Option<Board> = self.board.parse().ok();
        DraftAnswer {
            pattern: board.map(|board| format!("{board:#}")),
            name: board.and_then(|board| board.name()),
            completed: Board::completed(&self.board).ok(),
            faults: Board::faults(&self.board)
                .into_iter()
                .map(|fault| Error::Board(fault).details())
                .collect(),
        }
    }
}

fn names(spaces: SpaceSet) -> Vec<String> {
    spaces.into_iter().map(|space: Space| space.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_is_told_all_its_faults() {
        let draft = |board: &str| DraftQuery { board: board.to_owned() }.check();
        let good = draft(&Board::TILES.to_string());
        assert_eq!((good.name, good.faults.len()), (Some("tiles"), 0));
        let wrong = draft(&Board::TILES.to_string().replacen("RLRL", "RRRL", 1));
        assert_eq!(wrong.pattern, None);
        let reasons: Vec<&str> = wrong.faults.iter().filter_map(|fault| fault["reason"].as_str()).collect();
        assert_eq!(reasons[..2], ["equal-neighbours", "equal-neighbours"], "{reasons:?}");
        assert_eq!(reasons.last(), Some(&"not-symmetric"), "{reasons:?}");
        assert_eq!(draft("R").completed, None);
    }

    #[test]
    fn every_number_is_printed_once_and_white_is_for_all() {
        let board = BoardAnswer::of(&Board::STANDARD);
        assert_eq!(board.printed.len(), 40);
        assert_eq!((board.printed["j10"].colour.as_str(), board.printed["j10"].number), ("red", 1));
        for rests in board.rests.values() {
            assert_eq!(rests.len(), 40 + 15);
            assert!(rests.contains(&"a1".to_owned()));
        }
    }
}
