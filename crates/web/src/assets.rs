//! Style sheets, modules and pictures. They are compiled into the program, and their addresses change when they do, so
//! that a browser may cache them for a year.

use crate::failure::Failure;
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
    /// What it holds.
    pub bytes: &'static [u8],
}

/// The files of a site.
#[derive(Debug)]
pub struct Assets {
    files: &'static [Asset],
    /// One digest of all files: a module finds another beside it, at the same address.
    digest: OnceLock<String>,
}

/// How long a browser may use a file without asking again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CacheFor {
    /// Its address changes with its content.
    AYear,
    /// Its address stays the same.
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
    /// These files.
    pub const fn new(files: &'static [Asset]) -> Self {
        Self { files, digest: OnceLock::new() }
    }

    /// A file's address.
    pub fn url(&self, name: &str) -> String {
        let digest = self.digest.get_or_init(|| {
            let all: Vec<u8> = self.files.iter().flat_map(|asset| asset.bytes).copied().collect();
            digest(&all).chars().take(16).collect()
        });
        format!("/assets/{digest}/{name}")
    }

    /// Sends a file.
    pub fn show(&self, name: &str, cache: CacheFor) -> Result<Response, Failure> {
        let asset = self.files.iter().find(|asset| asset.name == name).ok_or(Failure::NotFound)?;
        let headers = [(header::CONTENT_TYPE, asset.kind), (header::CACHE_CONTROL, cache.header())];
        Ok((headers, asset.bytes).into_response())
    }
}
