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
    /// The sections of the rules: the key of each in the texts, its paragraphs, the example beside it.
    #[schema(value_type = Vec<Object>)]
    pub(crate) sections: Vec<Section>,
    /// The boards to draw.
    pub(crate) examples: Vec<ExampleAnswer>,
    /// How many paragraphs the history has.
    pub(crate) history: usize,
}

/// A board to draw.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ExampleAnswer {
    /// Its name in the texts.
    pub(crate) key: &'static str,
    /// The position.
    pub(crate) position: PositionAnswer,
    /// The move to show on it.
    #[serde(rename = "move")]
    pub(crate) shown: Option<MoveAnswer>,
}

impl From<Example> for ExampleAnswer {
    fn from(example: Example) -> ExampleAnswer {
        let Example { key, position, shown } = example;
        ExampleAnswer { key, position: scene(&position), shown: shown.map(|m| tell(&position, m)) }
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
        history: HISTORY,
    })
}
