//! Forms with a file: multipart from a browser, JSON fields from an API client.

use crate::forms::Values;
use crate::request_error::RequestError;
use axum::body::Bytes;
use axum::extract::multipart::{Field, Multipart, MultipartError};
use axum::extract::{FromRequest, Request};
use std::sync::Arc;

/// The field of the file. It comes last, so that the fields that describe it have been read.
const FILE: &str = "file";

/// A form with a file, read part by part.
pub struct Upload(UploadSource);

enum UploadSource {
    Parts(Box<Multipart>),
    Fields(std::vec::IntoIter<(String, String)>),
}

/// A part of the form: a field, or the file.
pub struct FormPart<'a> {
    name: String,
    content: PartContent<'a>,
}

enum PartContent<'a> {
    Field(Box<Field<'a>>),
    Whole(Option<Bytes>),
}

fn unreadable(_: MultipartError) -> RequestError {
    RequestError::NOT_UNDERSTOOD
}

impl Upload {
    /// Returns the next part.
    pub async fn next(&mut self) -> Result<Option<FormPart<'_>>, RequestError> {
        match &mut self.0 {
            UploadSource::Parts(parts) => {
                let Some(field) = parts.next_field().await.map_err(unreadable)? else { return Ok(None) };
                let name = field.name().unwrap_or_default().to_owned();
                Ok(Some(FormPart { name, content: PartContent::Field(Box::new(field)) }))
            }
            UploadSource::Fields(fields) => Ok(fields
                .next()
                .map(|(name, value)| FormPart { name, content: PartContent::Whole(Some(value.into_bytes().into())) })),
        }
    }
}

impl FormPart<'_> {
    /// Returns the name of the field.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns whether the part is the file.
    pub fn is_file(&self) -> bool {
        self.name == FILE
    }

    /// Reads the whole part; one of more than `most` bytes is refused as soon as it exceeds them.
    pub async fn bytes(mut self, most: usize) -> Result<Bytes, RequestError> {
        let mut bytes = Vec::new();
        while let Some(chunk) = self.chunk().await? {
            if chunk.len() > most.saturating_sub(bytes.len()) {
                return Err(RequestError::TooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes.into())
    }

    /// Reads the next chunk of the part as it arrives.
    pub async fn chunk(&mut self) -> Result<Option<Bytes>, RequestError> {
        match &mut self.content {
            PartContent::Field(field) => field.chunk().await.map_err(unreadable),
            PartContent::Whole(bytes) => Ok(bytes.take()),
        }
    }
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = RequestError;

    async fn from_request(request: Request, state: &S) -> Result<Self, RequestError> {
        if let Some(values) = request.extensions().get::<Arc<Values>>() {
            let mut fields: Vec<_> = values.pairs().map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
            fields.sort_by_key(|(name, _)| name == FILE);
            return Ok(Self(UploadSource::Fields(fields.into_iter())));
        }
        let parts = Multipart::from_request(request, state).await.map_err(|_| RequestError::NOT_UNDERSTOOD)?;
        Ok(Self(UploadSource::Parts(Box::new(parts))))
    }
}
