//! What JSON looks like, written down once: a type here is both what is sent and its schema in the `OpenAPI` document.

use serde_json::{Value, json};

/// Something that has a schema.
pub(super) trait Shape {
    /// The schema, with the schemas of named types by reference.
    fn schema() -> Value;

    /// Whether a field of this type may be missing.
    const OPTIONAL: bool = false;

    /// Adds the named schemas below it.
    fn collect(_: &mut serde_json::Map<String, Value>) {}
}

macro_rules! plain {
    ($($type:ty: $schema:tt),* $(,)?) => { $(impl Shape for $type { fn schema() -> Value { json!($schema) } })* };
}

plain! {
    String: { "type": "string" },
    &'static str: { "type": "string" },
    bool: { "type": "boolean" },
    u16: { "type": "integer", "minimum": 0 },
    u32: { "type": "integer", "minimum": 0 },
    u64: { "type": "integer", "minimum": 0 },
    usize: { "type": "integer", "minimum": 0 },
    i64: { "type": "integer" },
    // An act or an answer in its written form, as it stands in the log.
    Value: {},
}

impl<T: Shape> Shape for Vec<T> {
    fn schema() -> Value {
        json!({ "type": "array", "items": T::schema() })
    }

    fn collect(named: &mut serde_json::Map<String, Value>) {
        T::collect(named);
    }
}

impl<T: Shape> Shape for Option<T> {
    const OPTIONAL: bool = true;

    fn schema() -> Value {
        T::schema()
    }

    fn collect(named: &mut serde_json::Map<String, Value>) {
        T::collect(named);
    }
}

/// A struct that is sent or received, with its schema.
macro_rules! shapes {
    ($($(#[doc = $doc:literal])* struct $name:ident { $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)* })*) => { $(
        $(#[doc = $doc])*
        #[derive(Debug, Default, serde::Serialize, serde::Deserialize)]
        #[allow(clippy::struct_field_names, reason = "the fields are named as in the JSON")]
        pub(super) struct $name {
            $($(#[doc = $field_doc])* #[serde(skip_serializing_if = "super::shape::is_absent")] pub(super) $field: $type,)*
        }

        impl $crate::api::shape::Shape for $name {
            fn schema() -> serde_json::Value {
                serde_json::json!({ "$ref": concat!("#/components/schemas/", stringify!($name)) })
            }

            fn collect(named: &mut serde_json::Map<String, serde_json::Value>) {
                if named.contains_key(stringify!($name)) {
                    return;
                }
                let mut properties = serde_json::Map::new();
                let mut required: Vec<&str> = Vec::new();
                $(
                    let mut schema = <$type as $crate::api::shape::Shape>::schema();
                    let doc = [$($field_doc),*].concat();
                    if let (Some(object), false) = (schema.as_object_mut(), doc.is_empty()) {
                        object.insert("description".to_owned(), doc.trim().into());
                    }
                    properties.insert(stringify!($field).to_owned(), schema);
                    if !<$type as $crate::api::shape::Shape>::OPTIONAL {
                        required.push(stringify!($field));
                    }
                )*
                let about = [$($doc),*].concat();
                let schema = serde_json::json!({
                    "type": "object",
                    "description": about.trim(),
                    "properties": properties,
                    "required": required,
                });
                named.insert(stringify!($name).to_owned(), schema);
                $(<$type as $crate::api::shape::Shape>::collect(named);)*
            }
        }
    )* };
}
pub(super) use shapes;

/// Whether a field is left out: only what is optional and not there.
pub(super) fn is_absent<T: serde::Serialize>(value: &T) -> bool {
    serde_json::to_value(value).is_ok_and(|value| value.is_null())
}
