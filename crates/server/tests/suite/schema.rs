//! Schemas of the description, held against values.

use serde_json::{Map, Value};

/// A document with the schemas that others refer to.
pub(crate) struct Schemas<'a>(pub(crate) &'a Value);

impl<'a> Schemas<'a> {
    /// The schema itself, wherever it stands.
    pub(crate) fn resolve(&self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(reference) => {
                let pointer = reference.strip_prefix('#').expect("references lead into the document");
                self.resolve(self.0.pointer(pointer).unwrap_or_else(|| panic!("{reference} leads nowhere")))
            }
            None => schema,
        }
    }

    /// Asserts that a value is as described: its type, bounds and fields, all required ones and no others,
    /// all the way down. Otherwise says where it is not.
    pub(crate) fn check(&self, schema: &'a Value, value: &Value, place: &str) -> Result<(), String> {
        let schema = self.resolve(schema);
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let tried: Result<(), Vec<String>> = choices
                    .iter()
                    .try_fold(Vec::new(), |mut faults, one| match self.check(one, value, place) {
                        Ok(()) => Err(()),
                        Err(fault) => {
                            faults.push(fault);
                            Ok(faults)
                        }
                    })
                    .map_or(Ok(()), Err);
                return tried.map_err(|faults| format!("{place} is none of these: {}", faults.join("; ")));
            }
        }
        check_type(schema, value, place)?;
        if let Some(allowed) = schema["enum"].as_array()
            && !allowed.contains(value)
        {
            return Err(format!("{place} is {value}, not one of {}", schema["enum"]));
        }
        if let (Some(object), true) = (value.as_object(), has_fields(schema)) {
            self.check_fields(schema, object, place)?;
        }
        if let (Some(values), true) = (value.as_array(), schema["items"].is_object()) {
            for (number, value) in values.iter().enumerate() {
                self.check(&schema["items"], value, &format!("{place}[{number}]"))?;
            }
        }
        Ok(())
    }

    fn check_fields(
        &self,
        schema: &'a Value,
        object: &Map<String, Value>,
        place: &str,
    ) -> Result<(), String> {
        let (fields, required) = self.fields(schema);
        for (name, value) in object {
            let Some(schema) = fields.get(name.as_str()) else {
                return Err(format!("{place}.{name} is not described"));
            };
            self.check(schema, value, &format!("{place}.{name}"))?;
        }
        match required.iter().find(|name| !object.contains_key(**name)) {
            Some(missing) => Err(format!("{place} has no {missing}")),
            None => Ok(()),
        }
    }

    /// The fields of an object with their schemas, and the names of those that must be there.
    pub(crate) fn fields(
        &self,
        schema: &'a Value,
    ) -> (std::collections::BTreeMap<&'a str, &'a Value>, Vec<&'a str>) {
        let schema = self.resolve(schema);
        let (mut fields, mut required) = (std::collections::BTreeMap::new(), Vec::new());
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            fields.insert(name.as_str(), field);
        }
        required.extend(schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str));
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let (more, needed) = self.fields(part);
            fields.extend(more);
            required.extend(needed);
        }
        (fields, required)
    }
}

/// Whether a schema says which fields an object has. One that says nothing allows any.
fn has_fields(schema: &Value) -> bool {
    schema["properties"].is_object() || schema["allOf"].is_array()
}

fn check_type(schema: &Value, value: &Value, place: &str) -> Result<(), String> {
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return Ok(()),
    };
    let is = |kind: &&str| match *kind {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("{other} is no type"),
    };
    if !types.iter().any(is) {
        return Err(format!("{place} is {value}, not {}", types.join(" or ")));
    }
    let outside = |number: f64| {
        schema["minimum"].as_f64().is_some_and(|least| number < least)
            || schema["maximum"].as_f64().is_some_and(|most| number > most)
    };
    if value.as_f64().is_some_and(outside) {
        return Err(format!("{place} is {value}, outside its bounds"));
    }
    Ok(())
}
