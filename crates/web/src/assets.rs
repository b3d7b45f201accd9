//! Style sheets, modules and images, compiled into the program. Their URLs change with their content, so browsers may
//! cache them for a year.

use crate::request_error::RequestError;
use crate::token::digest;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::sync::OnceLock;

/// A file that browsers load.
#[derive(Debug)]
pub struct Asset {
    /// Its name.
    pub name: &'static str,
    /// Its media type.
    pub kind: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
}

/// The files of a site.
#[derive(Debug)]
pub struct Assets {
    files: &'static [&'static [Asset]],
    /// One digest of all files, so that modules find each other by relative URLs.
    digest: OnceLock<String>,
}

/// Browser cache lifetime of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CacheFor {
    /// A year: the URL changes with the content.
    AYear,
    /// Not at all: the URL stays the same.
    Revalidated,
}

impl CacheFor {
    const fn header(self) -> &'static str {
        match self {
            Self::AYear => "public, max-age=31536000, immutable",
            Self::Revalidated => "no-cache",
        }
    }
}

impl Assets {
    /// Creates the set of a site's files.
    pub const fn new(files: &'static [&'static [Asset]]) -> Self {
        Self { files, digest: OnceLock::new() }
    }

    fn all(&self) -> impl Iterator<Item = &'static Asset> {
        self.files.iter().copied().flatten()
    }

    /// Returns the URL of a file.
    pub fn url(&self, name: &str) -> String {
        let digest = self.digest.get_or_init(|| {
            let all: Vec<u8> = self.all().flat_map(|asset| asset.bytes).copied().collect();
            digest(&all).chars().take(16).collect()
        });
        format!("/assets/{digest}/{name}")
    }

    /// Returns a file as a response.
    pub fn show(&self, name: &str, cache: CacheFor) -> Result<Response, RequestError> {
        let asset = self.all().find(|asset| asset.name == name).ok_or(RequestError::NotFound)?;
        let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache.header())];
        Ok((headers, asset.bytes).into_response())
    }
}
