//! How requests are read.

use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use colorito_play::Command;

use crate::{BadRequest, Error};

/// Reads JSON. No request has a list anywhere; that is said here once, because a list would otherwise pass
/// for an object whose values are given in their order.
///
/// # Errors
/// If it is no such object.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    Ok(serde_json::from_value(Value::Object(object(bytes)?)).map_err(|error| unreadable(&error))?)
}

/// Reads JSON that may have lists in it.
///
/// # Errors
/// If it is not what is wanted.
pub fn read_with_lists<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, Error> {
    Ok(serde_json::from_slice(bytes).map_err(|error| unreadable(&error))?)
}

/// Reads what stands after the `?` of an address.
///
/// # Errors
/// If it makes no sense.
pub fn read_query<T: DeserializeOwned>(text: &str) -> Result<T, Error> {
    Ok(serde_urlencoded::from_str(text).map_err(|error| BadRequest::Address(error.to_string()))?)
}

/// Reads a command as sockets send it, which says itself what it is.
///
/// # Errors
/// If it is none.
pub fn read_command(text: &str) -> Result<Command, Error> {
    checked(read(text.as_bytes())?)
}

/// Reads a command whose name stands elsewhere, as in an address.
///
/// # Errors
/// If it is none.
pub fn read_command_named(name: &str, bytes: &[u8]) -> Result<Command, Error> {
    let mut fields = object(bytes)?;
    fields.insert("type".to_owned(), name.into());
    checked(serde_json::from_value(Value::Object(fields)).map_err(|error| unreadable(&error))?)
}

fn checked(command: Command) -> Result<Command, Error> {
    command.check().map_err(BadRequest::from)?;
    Ok(command)
}

fn object(bytes: &[u8]) -> Result<Map<String, Value>, Error> {
    match serde_json::from_slice(bytes).map_err(|error| unreadable(&error))? {
        Value::Object(fields) if !fields.values().any(has_list) => Ok(fields),
        _ => Err(BadRequest::List.into()),
    }
}

fn unreadable(error: &serde_json::Error) -> BadRequest {
    BadRequest::Unreadable(error.to_string())
}

/// Values are never nested deeper than the reader of JSON allows.
fn has_list(value: &Value) -> bool {
    match value {
        Value::Array(_) => true,
        Value::Object(fields) => fields.values().any(has_list),
        _ => false,
    }
}
