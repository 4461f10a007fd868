//! The pages on the rules and the history: which texts they have, and the boards drawn beside them.

use axum::Json;
use colorito_study::examples::{self, Example, HISTORY, SECTIONS, Section};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    School,
    scene::{scene, tell},
};
use crate::answer::{MoveAnswer, PositionAnswer};

/// What the pages on rules and history are made of.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RulesAnswer {
    /// The sections of the rules: the key of each in the texts, its paragraphs, those of them that are ours, the example
    /// beside it.
    #[schema(value_type = Vec<Object>)]
    pub(crate) sections: Vec<Section>,
    /// The boards to draw.
    pub(crate) examples: Vec<ExampleAnswer>,
    /// The sections of the history.
    #[schema(value_type = Vec<Object>)]
    pub(crate) history: Vec<Section>,
}

/// A board to draw.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExampleAnswer {
    /// Its name in the texts.
    pub(crate) key: &'static str,
    /// The position.
    pub(crate) position: PositionAnswer,
    /// The moves to show on it.
    pub(crate) moves: Vec<MoveAnswer>,
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

pub(super) fn described() -> OpenApiRouter<School> {
    OpenApiRouter::new().routes(routes!(rules))
}

/// Tell what the rules are made of, and show their examples
#[utoipa::path(get, path = "/api/rules", responses((status = OK, body = RulesAnswer)))]
async fn rules() -> Json<RulesAnswer> {
    Json(RulesAnswer {
        sections: SECTIONS.to_vec(),
        examples: examples::all().into_iter().map(ExampleAnswer::from).collect(),
        history: HISTORY.to_vec(),
    })
}
