//! A form with a file: in parts from a browser, in fields from a program.

use crate::failure::Failure;
use crate::forms::Values;
use axum::body::Bytes;
use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::extract::{FromRequest, Request};
use std::sync::Arc;

/// The field of the file, which comes last: whatever describes it has been read by then.
const FILE: &str = "file";

/// A form with a file, read part by part.
pub struct Upload(Source);

enum Source {
    Parts(Box<Multipart>),
    Fields(std::vec::IntoIter<(String, String)>),
}

/// A part of the form: a field, or the file.
pub struct Part<'a> {
    name: String,
    content: Content<'a>,
}

enum Content<'a> {
    Field(Box<Field<'a>>),
    Whole(Option<Bytes>),
}

fn unreadable(_: MultipartError) -> Failure {
    Failure::Bad("failure-bad")
}

impl Upload {
    /// The next part.
    pub async fn next(&mut self) -> Result<Option<Part<'_>>, Failure> {
        match &mut self.0 {
            Source::Parts(parts) => {
                let Some(field) = parts.next_field().await.map_err(unreadable)? else { return Ok(None) };
                let name = field.name().unwrap_or_default().to_owned();
                Ok(Some(Part { name, content: Content::Field(Box::new(field)) }))
            }
            Source::Fields(fields) => Ok(fields
                .next()
                .map(|(name, value)| Part { name, content: Content::Whole(Some(value.into_bytes().into())) })),
        }
    }
}

impl Part<'_> {
    /// The name of the field.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whether it is the file.
    pub fn is_file(&self) -> bool {
        self.name == FILE
    }

    /// All of it.
    pub async fn bytes(self) -> Result<Bytes, Failure> {
        match self.content {
            Content::Field(field) => field.bytes().await.map_err(unreadable),
            Content::Whole(bytes) => Ok(bytes.unwrap_or_default()),
        }
    }

    /// The next piece of it, as it arrives.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, Failure> {
        match &mut self.content {
            Content::Field(field) => field.chunk().await.map_err(unreadable),
            Content::Whole(bytes) => Ok(bytes.take()),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Failure;

    async fn from_request(request: Request, state: &S) -> Result<Self, Failure> {
        if let Some(values) = request.extensions().get::<Arc<Values>>() {
            let mut fields: Vec<_> = values.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
            fields.sort_by_key(|(name, _)| name == FILE);
            return Ok(Self(Source::Fields(fields.into_iter())));
        }
        let parts = Multipart::from_request(request, state).await.map_err(|_| Failure::Bad("failure-bad"))?;
        Ok(Self(Source::Parts(Box::new(parts))))
    }
}
