//! The pages on the rules and the history: which texts they have, and the boards drawn beside them.

use colorito_study::examples::{self, Example, HISTORY, SECTIONS, Section};
use serde::Serialize;

use crate::{
    MoveAnswer, PositionAnswer,
    scene::{scene, tell},
};

/// What the pages on rules and history are made of.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RulesAnswer {
    /// The sections of the rules: the key of each in the texts, its paragraphs, those of them that are ours,
    /// the example beside it.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub sections: Vec<Section>,
    /// The boards to draw.
    pub examples: Vec<ExampleAnswer>,
    /// The sections of the history.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub history: Vec<Section>,
}

/// A board to draw.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ExampleAnswer {
    /// Its name in the texts.
    pub key: &'static str,
    /// The position.
    pub position: PositionAnswer,
    /// The moves to show on it.
    pub moves: Vec<MoveAnswer>,
}

impl From<Example> for ExampleAnswer {
    fn from(example: Example) -> ExampleAnswer {
        let Example { key, position, moves } = example;
        ExampleAnswer {
            key,
            position: scene(&position),
            moves: moves.iter().map(|m| tell(&position, *m)).collect(),
        }
    }
}

impl RulesAnswer {
    /// What the rules are made of.
    pub fn all() -> RulesAnswer {
        RulesAnswer {
            sections: SECTIONS.to_vec(),
            examples: examples::all().into_iter().map(ExampleAnswer::from).collect(),
            history: HISTORY.to_vec(),
        }
    }
}
