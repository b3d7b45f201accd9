//! JSON types with schemas: a struct declared with [`shapes!`](crate::shapes) defines both the JSON and its schema in
//! the `OpenAPI` document.

use serde_json::{Value, json};

/// A type with a JSON schema.
pub trait Shape {
    /// Returns the schema; named types are referenced.
    fn schema() -> Value;

    /// Whether a field of this type may be missing.
    const OPTIONAL: bool = false;

    /// Returns whether a field with this value is left out of the JSON.
    fn is_absent(&self) -> bool {
        false
    }

    /// Adds the named schemas that this one references.
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

}

/// An act or an answer as recorded in the log.
impl Shape for Value {
    fn schema() -> Value {
        json!({})
    }

    fn is_absent(&self) -> bool {
        self.is_null()
    }
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

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn schema() -> Value {
        T::schema()
    }

    fn collect(named: &mut serde_json::Map<String, Value>) {
        T::collect(named);
    }
}

/// Declares structs that are sent or received as JSON, with their schemas.
#[macro_export]
macro_rules! shapes {
    ($($(#[doc = $doc:literal])* $vis:vis struct $name:ident { $($(#[doc = $field_doc:literal])* $field:ident: $type:ty,)* })*) => { $(
        $(#[doc = $doc])*
        #[derive(Debug, Default, serde::Serialize, serde::Deserialize)]
        #[allow(clippy::struct_field_names, reason = "the fields are named as in the JSON")]
        $vis struct $name {
            $($(#[doc = $field_doc])* #[serde(skip_serializing_if = "adoube_web::shape::Shape::is_absent")] $vis $field: $type,)*
        }

        impl $crate::shape::Shape for $name {
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
                    let mut schema = <$type as $crate::shape::Shape>::schema();
                    let doc = [$($field_doc),*].concat();
                    if let (Some(object), false) = (schema.as_object_mut(), doc.is_empty()) {
                        object.insert("description".to_owned(), doc.trim().into());
                    }
                    properties.insert(stringify!($field).to_owned(), schema);
                    if !<$type as $crate::shape::Shape>::OPTIONAL {
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
                $(<$type as $crate::shape::Shape>::collect(named);)*
            }
        }
    )* };
}
