//! Long calculations outside the async threads.

use crate::request_error::RequestError;

/// Runs a long calculation on a thread where it may block, inside the span of the request, so that a panic is logged
/// with the request's id.
///
/// # Errors
/// [`RequestError::Stopping`] if it panicked, or the desk is shutting down.
pub async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, RequestError> {
    let span = tracing::Span::current();
    tokio::task::spawn_blocking(move || span.in_scope(work)).await.map_err(|_| RequestError::Stopping)
}
